import type { RichText } from '../rich-text.js'

/** Which of the signs that an engine writes its author does not type. */
interface Typing {
  /** Plain blanks, where the engine would have others: `s. d.`, `« Sel » :`. */
  readonly blanks: boolean
  readonly straightMarks: boolean
  readonly straightApostrophes: boolean
}

export const typingOf = (typed: string): Typing => {
  const straight = typed.includes("'")
  return {
    blanks: !/[\u00a0\u202f]/.test(typed),
    straightMarks: (typed.includes('"') || (straight && /(?<!\p{L})'|'(?!\p{L})/u.test(typed))) && !/[“”‘]/.test(typed),
    straightApostrophes: straight && /(?<=\p{L})'\p{L}/u.test(typed) && !/(?<=\p{L})’\p{L}/u.test(typed),
  }
}

/** How an author types where an entry has no quotation marks: as most of the list that has some, if more than one entry does. */
export const typingWithin = (list: readonly string[]): ((typed: string) => Typing) => {
  const marked = list.filter((entry) => /["“”‘]|(?<!\p{L})'(?=\p{L})/u.test(entry))
  const straight = marked.filter((entry) => !/[“”‘]/.test(entry)).length
  const isStraight = straight > 1 && straight * 2 > marked.length
  return (typed) => {
    const typing = typingOf(typed)
    return isStraight && !/["“”‘]/.test(typed) ? { ...typing, straightMarks: true } : typing
  }
}

/** With the quotation marks, apostrophes and blanks that the author types. */
export const typedAlike = (rendered: RichText, { blanks, straightMarks, straightApostrophes }: Typing): RichText => {
  const alike = (words: string): string => {
    const blank = blanks ? words.replace(/[\u00a0\u202f]/g, ' ') : words
    const marked = straightMarks ? blank.replace(/[“”]/g, '"').replace(/‘|(?<!\p{L})’|’(?!\p{L})/gu, "'") : blank
    return straightApostrophes ? marked.replace(/(?<=\p{L})’(?=\p{L})/gu, "'") : marked
  }
  return rendered.map((run) => ({ ...run, text: alike(run.text) }))
}

/** With the blank before the semicolons between works that the author has there, as French has it; in English it is a slip: `(Lee, 2019 ; Roe, 2018)`. */
export const separatedAlike = (rendered: RichText, typed: string): RichText => {
  const blank = /([ \u00a0\u202f]);/.exec(typed)?.[1]
  if (blank === undefined || /[^ \u00a0\u202f];/.test(typed)) return rendered
  return rendered.map((run) => ({ ...run, text: run.text.replace(/(?<![ \u00a0\u202f]);(?= )/g, `${blank};`) }))
}
