const name =
  /^(?:an?\s|the\s)?(?:(?:selected\s)?annotated bibliograph|bibliographie (?:annotée|commentée)|(?:kommentierte|annotierte) bibliogra|bibliografía (?:anotada|comentada)|bibliografia (?:anotada|comentada|annotata|ragionata|adnotowana)|geannoteerde bibliografie|kommenterad bibliografi)/iu

/** Names are short: what has more letters only speaks of such a list. */
const longest = 200

/** `Annotated Bibliography`, `An Annotated Bibliography of the Harbour`: what a list is called in which something is said of each work. */
export const isAnnotatedName = (text: string): boolean => text.length <= longest && name.test(text.trim()) && !/[.!?]$/.test(text)
