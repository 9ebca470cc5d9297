import type { RichText } from '../rich-text.js'

/**
 * With straight quotation marks where the author types straight ones, with straight apostrophes where those are, and with plain blanks
 * where the engine would have others (`s. d.`, `« Sel » :`) and the author has none.
 */
export const typedAlike = (rendered: RichText, typed: string): RichText => {
  const text = /[\u00a0\u202f]/.test(typed) ? rendered : rendered.map((run) => ({ ...run, text: run.text.replace(/[\u00a0\u202f]/g, ' ') }))
  const marks = /"|(?<!\p{L})'|'(?!\p{L})/u.test(typed) && !/[“”‘]/.test(typed)
  const apostrophes = /\p{L}'\p{L}/u.test(typed) && !/\p{L}’\p{L}/u.test(typed)
  if (!marks && !apostrophes) return text
  const straight = (words: string): string => (marks ? words.replace(/[“”]/g, '"').replace(/‘|(?<!\p{L})’|’(?!\p{L})/gu, "'") : words)
  return text.map((run) => ({ ...run, text: apostrophes ? straight(run.text).replace(/(?<=\p{L})’(?=\p{L})/gu, "'") : straight(run.text) }))
}

/** With the blank before the semicolons between works that the author has there, as French has it: `(Lee, 2019 ; Roe, 2018)`. */
export const separatedAlike = (rendered: RichText, typed: string): RichText => {
  const blank = /([ \u00a0\u202f]);/.exec(typed)?.[1]
  if (blank === undefined || /[^ \u00a0\u202f];/.test(typed)) return rendered
  return rendered.map((run) => ({ ...run, text: run.text.replace(/(?<![ \u00a0\u202f]);(?= )/g, `${blank};`) }))
}
