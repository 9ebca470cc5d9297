/** What stands before the last sentence of a title, which may be no part of it: `Why ice? | The Northern Times.` */
export const lastSentence = /(?<=[.?!]["”’]?)\s+(?=\p{Lu}[^.?!]*\.\s*$)/u
