const kinds = ['()', '[]'] as const

/** How many brackets of each kind a text opens and does not close. */
const leftOpen = (text: string): string => kinds.map(([open, close]) => text.split(open!).length - text.split(close!).length).join()

/** Whether a text closes as many brackets as it opens: one that does not was cut out of a longer one. */
export const isBalanced = (text: string): boolean => leftOpen(text) === leftOpen('')

/** Whether one text may take the place of another without tearing a pair of brackets apart. */
export const keepsBrackets = (one: string, other: string): boolean => leftOpen(one) === leftOpen(other)
