/** The letters and figures of a text, as two texts are compared that may be set differently. */
export const wordsAlone = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
