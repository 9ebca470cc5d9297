/** How a citation says that a work was seen in another one alone (APA 7, 8.6; MLA 9, 6.77; CMOS 18, 13.65; Cite Them Right 12). */
export const seenInWords = ['as cited in', 'cited in', 'qtd. in', 'quoted in'] as const

export type SeenIn = (typeof seenInWords)[number]
