/** What the author has to say of a table or a figure. */
const notes = 'notes?|anmerkung(?:en)?|notas?|remarques?|opmerking(?:en)?|noot|примечание|注|주|ملاحظة|הערה|σημείωση|uwaga|ghi chú'
/** Where it comes from. */
const sources = 'sources?|quellen?|fuentes?|fontes?|fonti|bron(?:nen)?|источник|资料来源|来源|數據來源|出所|出典|자료|출처|المصدر|مصدر|מקור|πηγή|kaynak|źródło|nguồn'
/** What the letters in it stand for. */
const shortened = 'abbreviations?|abkürzung(?:en)?|abreviaturas?|abréviations?|abbreviazioni|afkortingen'

/** Who took the picture, in brackets below it; without them it is what the picture is called. */
const taken = 'photo(?:graph(?:y|ie|ia)?)?s?|fotos?|fotograf(?:ie|ía|ia)|images?|picture|credits?|photo credits?'

/** `Note.`, `Quelle:`, `(Photograph: Ada Sample)`; French has a blank before the colon. */
const label = new RegExp(`^(?:\\(?(?:${notes}|${sources}|${shortened})\\s?[.:：]|\\((?:${taken})\\s?[:：])`, 'iu')
const [ofNote, ofEither] = [notes, `${notes}|${sources}`].map((words) => new RegExp(`^(?:${words})[.:](?=\\s+\\S)`, 'iu')) as [RegExp, RegExp]

/** Whether a line begins with the label of a note under a table or a figure, or with that of its source. */
export const beginsNote = (line: string): boolean => label.test(line)

/** `Note.` at the beginning of a line that goes on, or `Source:` as well. */
export const noteLabelOf = (line: string, withSources: boolean): string | undefined => (withSources ? ofEither : ofNote).exec(line)?.[0]

const abbreviated = /^(\p{Lu}[\p{Lu}\p{Ll}]{0,5}\p{Lu})(?:,| ?[:=])\s(\p{L}[\p{L} ’'-]{3,60})(?=[.,;]|$)/u

/** `SD, standard deviation`, `CI = confidence interval`: letters from a table, and the words that they are taken from. */
export const spellsOut = (line: string): boolean => {
  const [, letters, words] = abbreviated.exec(line) ?? []
  if (letters === undefined) return false
  const [sought, said] = [letters.toLowerCase(), words!.toLowerCase()]
  let at = -1
  return said[0] === sought[0] && [...sought].every((letter) => (at = said.indexOf(letter, at + 1)) >= 0)
}
