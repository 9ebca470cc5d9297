import type { Citation } from '../citations.js'
import type { RenderedCite } from '../engine.js'
import { bracketsIn, type Bracket } from '../in-text/bracket.js'
import { leadsToNumbers } from '../in-text/numeric.js'
import { joined, plain, type RichText, type TextRun } from '../rich-text.js'

/**
 * Words a citation that stands in round brackets, where these are the author's as well as the style's: beside words of the author's own
 * (`(the second one; Lee, 2020)`) it takes no brackets along, and where a number comes for its names the words beside them
 * stay in brackets: `(see Lee, 2020)` as `(see [3])`, with `names` where those words lead to them.
 */
export const inBrackets = (
  citation: Citation,
  cites: readonly RenderedCite[],
  numeric: boolean,
  word: (cites: readonly RenderedCite[]) => RichText,
  names?: string,
): RichText => {
  const { form, paragraph, from } = citation
  const inside = numeric && /[([]/.test(paragraph.text[from] ?? '') ? withVerse(cites, word) : undefined
  if (inside) return inside
  // What was a note has no brackets of its own, and its words need them in the sentence: `See Lee, 2020.` as `(see [3])`.
  const wasNote = numeric && form === 'superscript'
  const within = cites.slice(1).flatMap((cite) => cite.prefix ?? [])
  // `Lee (2020, and so on)`, `Lee (2020, cited in Roe 2021)`: what is said behind the year stays in brackets.
  const isSaid = numeric && form === 'narrative' && (cites.at(-1)?.suffix !== undefined || within.length > 0)
  if (form !== 'parenthetical' && !wasNote && !isSaid) {
    const around = enclosing(citation)
    const text = numeric ? apart(within, word(around && isLed(around, citation) ? inTheirOrder(cites) : cites)) : word(cites)
    return around && (!numeric || isAllOf(around, citation)) ? bare(text) : text
  }
  const isPart = !wasNote && !/[([（]/u.test(paragraph.text[from] ?? '')
  if (!numeric) return isPart ? bare(word(cites)) : word(cites)
  const [{ prefix: said = '' } = {}, { suffix = '' } = {}] = [cites[0], cites.at(-1)]
  const prefix = names === undefined ? said : `${said.trimEnd()} ${names} `
  const isPlain = prefix === '' && suffix === '' && within.length === 0 && cites.slice(0, -1).every((cite) => cite.suffix === undefined)
  if (!isPart && isPlain) return word(cites)
  const set = apart(within, word(cites.map((cite, place) => wordless(cite, place === 0, place === cites.length - 1))))
  // `(see 3)`: one pair of brackets is enough where the words before the number lead to it.
  const number = !isPart && leadsToNumbers(prefix === '' ? 'see' : prefix) && suffix === '' ? bare(set) : set
  const raised = number[0]?.position === 'superscript'
  const [before, after] = [raised ? prefix.trimEnd() : prefix, /^(?:,|$)/.test(suffix) ? suffix : ` ${suffix}`]
  return joined([{ text: `${isPart ? '' : '('}${before}` }, ...number, { text: `${after}${isPart ? '' : ')'}` }])
}

/** `, 3.1.56`, `, Ezek. 1.5–10`: a place as every edition counts it. */
const versed = /^, (?:[^;]* )?\d+[.:]\d+[\d.:–]*$/u

/** `[7, 3.1.56]`, with the place in the bracket; what is raised has none for it. */
const withVerse = ([cite, ...others]: readonly RenderedCite[], word: (cites: readonly RenderedCite[]) => RichText): RichText | undefined => {
  const { suffix = '', ...alone } = cite!
  if (others.length > 0 || cite!.prefix !== undefined || !versed.test(suffix)) return undefined
  const number = word([alone])
  const isBracket = /^[[(]\d+[\])]$/u.test(plain(number))
  return isBracket ? number.map((run, at) => (at === number.length - 1 ? { ...run, text: `${run.text.slice(0, -1)}${suffix}${run.text.slice(-1)}` } : run)) : undefined
}

/** Whether a bracket holds nothing but numbers and what leads to them: `(see [4], p. 12)` says more, and is read with the brackets of its number. */
const isAllOf = ({ from, to }: Bracket, citation: Citation): boolean => {
  const { text } = citation.paragraph
  return leadsToNumbers(text.slice(from + 1, citation.from)) && /^[\s)）]*$/u.test(text.slice(citation.to, to))
}

/** `(Lee and Roe²)`, `(see Lee and Roe [2])`: where a bracket of the author’s ends with names and their number, the style words both. */
export const withNamesInBrackets = (citation: Citation): Citation => {
  const { paragraph: { text }, names, to } = citation
  const around = names && enclosing(citation)
  if (!around || /[\d;]/.test(text.slice(around.from + 1, names.from)) || text.slice(to, around.to - 1).trim() !== '') return citation
  const { names: _, ...cited } = citation
  return { ...cited, from: names.from, form: 'numeric' }
}

/** `(see, e.g., [2], [1]; cf. [5])`: words of the author's stand before it, as if they were its prefix. */
const isLed = ({ from }: Bracket, citation: Citation): boolean => /\p{L}[^;]*$/u.test(citation.paragraph.text.slice(from + 1, citation.from))

/** Behind words works keep the order that their author gave them. */
const inTheirOrder = ([first, ...others]: readonly RenderedCite[]): readonly RenderedCite[] => [{ prefix: '', ...first! }, ...others]

/** `(e.g., [2])`, `(as cited in [2])`: the round brackets of the author's that a number stands in. */
export const enclosing = ({ paragraph, from, to, form }: Citation): Bracket | undefined =>
  form === 'numeric' || form === 'superscript' ? bracketsIn(paragraph).find((bracket) => bracket.sign === '(' && bracket.from < from && bracket.to > to) : undefined

/** Words between numbers begin what is set off from the number before, and stand on the line: `(see [1]; but cf. [2])`, `(see¹; but cf.²)`. */
const apart = (words: readonly string[], text: RichText): RichText =>
  joined(words.reduce((runs, each) => runs.map((run) => ({ ...run, text: run.text.replace(`, ${each}`, `; ${each}`).replace(`,${each}`, `; ${each}`) })), text).flatMap(onLine))

const numbers = /(\d{1,4}(?:\([^()]*\))?(?:[,–-]\d{1,4}(?:\([^()]*\))?)*)/u

/** Of what is raised the numbers alone, each with its pages in brackets. */
const onLine = (run: TextRun): readonly TextRun[] => {
  const pieces = run.position === 'superscript' ? run.text.split(numbers) : []
  const { position: _, ...line } = run
  return pieces.some((piece, place) => place % 2 === 0 && /\p{L}/u.test(piece))
    ? pieces.flatMap((piece, place) => (piece === '' ? [] : place % 2 === 1 ? { ...run, text: piece } : { ...line, text: place < pieces.length - 1 ? piece.trimEnd() : piece }))
    : [run]
}

const wordless = ({ prefix, suffix, ...cite }: RenderedCite, first: boolean, last: boolean): RenderedCite => ({
  ...cite,
  ...(!first && prefix !== undefined && { prefix }),
  ...(!last && suffix !== undefined && { suffix }),
})

/** Without the brackets around it. */
const bare = (text: RichText): RichText => {
  const whole = plain(text)
  if (!whole.startsWith('(') || !whole.endsWith(')')) return text
  return joined(text.map((run, place) => ({ ...run, text: run.text.slice(place === 0 ? 1 : 0, place === text.length - 1 ? -1 : undefined) })))
}
