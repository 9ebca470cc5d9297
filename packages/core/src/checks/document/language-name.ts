/** A language as Word's menus have it: `en-US` is “English (United States)”. What is no tag stays as it is written (BCP 47). */
export const languageName = (tag: string): string => {
  try {
    return (names ??= new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** Made where it is first asked for: that takes longer than many a check. */
let names: Intl.DisplayNames | undefined
