import type { RichText } from '../rich-text.js'

/**
 * With straight quotation marks where the author types straight ones, with straight apostrophes where those are, and with plain blanks
 * before `:` and `?` where the engine would have thin ones.
 */
export const typedAlike = (rendered: RichText, typed: string): RichText => {
  const text = / [:;?!»]/.test(typed) && !typed.includes('\u202f') ? rendered.map((run) => ({ ...run, text: run.text.replace(/\u202f(?=[:;?!»])/g, ' ') })) : rendered
  const marks = /"|(?<!\p{L})'(?=\p{L})/u.test(typed) && !/[“”‘]/.test(typed)
  const apostrophes = /\p{L}'\p{L}/u.test(typed) && !/\p{L}’\p{L}/u.test(typed)
  if (!marks && !apostrophes) return text
  const straight = (words: string): string => (marks ? words.replace(/[“”]/g, '"').replace(/‘|(?<!\p{L})’|’(?!\p{L})/gu, "'") : words)
  return text.map((run) => ({ ...run, text: apostrophes ? straight(run.text).replace(/(?<=\p{L})’(?=\p{L})/gu, "'") : straight(run.text) }))
}
