export type NameField = 'author' | 'editor' | 'translator'

const newRole = /(?<!\b(?:edited|translated)(?:\s+and)?)[\s,;]+(?:and\s+)?(?=(?:edited|translated)\s+by\s)/iu

/** `J. Strachey (Ed. & Trans.)`, `edited and translated by James Strachey`, `(trans. and ed. C. Roe)` */
const edited = /(?<![\s,(])[\s,(]*\bEd(?:s|itors?)?\.?\s(?:&|and)\sTrans(?:lators?\b|\.)?[)\s.,;]*|\(?\b(?:ed(?:ited|\.)\s(?:and|&)\strans(?:lated|\.)|trans(?:lated|\.)\s(?:and|&)\sed(?:ited|\.))\s(?:by\s)?(?=\p{Lu})/iu

/** `C. Roe & M. Lund, Eds.; J. Creek, Trans.`, `C. Roe, Ed., & J. Creek, Trans.` (APA 7, 10.2) */
const roleBehind = /(?<=,\s(?:Eds?|Trans)\.)[;,]\s(?:(?:&|and)\s)?(?=[^;]*,\s(?:Eds?|Trans)\.)/u

/** `edited by Anna Lund, translated by Carl Roe` */
export const byRoles = (field: NameField, text: string): { readonly role: NameField; readonly text: string }[] => {
  const both = edited.test(text) ? text.replace(edited, '') : undefined
  if (both !== undefined) return [{ role: 'editor', text: both }, { role: 'translator', text: both }]
  const behind = text.split(roleBehind)
  if (behind.length > 1) return behind.map((part) => ({ role: /,\sTrans\.[\s).;]*$/u.test(part) ? 'translator' : 'editor', text: part }))
  const [first, ...others] = text.split(newRole)
  return [{ role: field, text: first! }, ...others.map((part) => ({ role: /^translated/i.test(part) ? 'translator' : 'editor', text: part }) as const)]
}
