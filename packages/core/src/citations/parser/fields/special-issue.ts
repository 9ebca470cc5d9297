/** What some lists have behind the name of a journal; the source of a pattern. */
export const specialIssue = String.raw`[Ss]pecial [Ii]ssue`

const alone = new RegExp(`^${specialIssue}$`)

/** Whether words say of an issue that it is one on a single subject, and not on which. */
export const isSpecialIssue = (words: string): boolean => alone.test(words)
