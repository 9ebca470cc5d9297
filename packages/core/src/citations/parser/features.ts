import { keywordClass } from './keyword.js'
import type { Token } from './token.js'

/** What one token shows by itself. */
interface Look {
  readonly word: string
  readonly shape: string
  readonly keyword: string
  readonly isYear: boolean
  readonly strong: string
}

const yearPattern = /^(1[5-9]|20)\d\d$/

const lookOf = (token: Token): Look => {
  const { text } = token
  const word = /^\p{N}+$/u.test(text) ? '0'.repeat(Math.min(text.length, 5)) : text.toLowerCase().slice(0, 24)
  const isYear = yearPattern.test(text)
  return { word: isYear ? 'YEAR' : word, shape: shapeOf(text), keyword: keywordClass(word), isYear, strong: '.,:;()[]“”"?!/'.includes(text) ? text : '' }
}

const shapeOf = (text: string): string => {
  if (/^(https?:|www\.)/.test(text)) return 'url'
  if (/^10\.\d{4}/.test(text)) return 'doi'
  if (/^\p{N}+$/u.test(text)) return yearPattern.test(text) ? 'year' : `d${Math.min(text.length, 5)}`
  if (!/^\p{L}/u.test(text)) return text
  if (text.length === 1) return text === text.toLowerCase() ? 'x1' : 'X1'
  if (text === text.toUpperCase() && text !== text.toLowerCase()) return text.length <= 3 ? `X${text.length}` : 'XX'
  if (text === text.toLowerCase()) return text.length <= 3 ? `x${text.length}` : 'xx'
  return /^\p{Lu}[^\p{Lu}]*$/u.test(text) ? 'Xx' : 'xX'
}

/** How the whole entry is made: where its year stands, whether something is quoted, how its names begin. */
const signatureOf = (looks: readonly Look[]): string => {
  const year = looks.findIndex((look) => look.isYear)
  const at = year < 0 ? 'none' : year * 3 < looks.length ? 'early' : year * 3 < looks.length * 2 ? 'mid' : 'late'
  const bracketed = year > 0 && looks[year - 1]!.word === '(' ? 'b' : ''
  const quoted = looks.some(({ word }) => word === '“' || word === '"' || word === '‘' || word === '„') ? 'q' : ''
  return `${at}${bracketed}${quoted}|${beginningOf(looks)}`
}

const beginningOf = (looks: readonly Look[]): string => {
  const first = looks.findIndex(({ shape }) => /^[Xx]/.test(shape))
  const numbered = first > 0 ? 'n' : ''
  if (looks[first]?.shape === 'X1') return `${numbered}initial`
  const next = looks[first + 1]
  if (next?.word === ',') return `${numbered}comma-${looks[first + 2]?.shape ?? ''}`
  return `${numbered}${next?.shape ?? ''}`
}

const far = { word: '<>', shape: '<>', keyword: '', isYear: false, strong: '' } as const satisfies Look
const bucket = (value: number): number => (value < 6 ? value : value < 10 ? 6 : value < 20 ? 7 : 8)

/** Receives the features of the token at `index`, one after the other. */
export type FeatureSink = (feature: string) => void

/** A reader of the features of one entry: everything that looks at the whole of it is found once. */
export const featuresOf = (tokens: readonly Token[]): ((index: number, add: FeatureSink) => void) => {
  const looks = tokens.map(lookOf)
  const signature = signatureOf(looks)
  const course = courseOf(tokens, looks)
  const at = (index: number): Look => looks[index] ?? far
  return (index, add) => {
    const [two, before, here, after, next] = [at(index - 2), at(index - 1), at(index), at(index + 1), at(index + 2)]
    const { sentence, strongs, years, quote, lastStrong, sinceStrong, nextStrong, untilStrong, untilYear } = course[index]!
    const text = tokens[index]!.text.toLowerCase()
    const tenth = Math.floor((index * 10) / tokens.length)
    add(`w${here.word}`)
    add(`a${before.word}`)
    add(`b${after.word}`)
    add(`c${two.word}`)
    add(`d${next.word}`)
    add(`e${before.word}|${here.word}`)
    add(`f${here.word}|${after.word}`)
    add(`g${before.word}|${here.shape}|${after.word}`)
    add(`h${here.shape}`)
    add(`i${before.shape}|${here.shape}`)
    add(`j${here.shape}|${after.shape}`)
    add(`k${before.shape}|${here.shape}|${after.shape}`)
    add(`l${two.shape}|${before.shape}|${here.shape}|${after.shape}|${next.shape}`)
    if (text.length > 2) {
      add(`p${text.slice(0, 3)}`)
      add(`q${text.slice(-2)}`)
      add(`r${text.slice(-3)}`)
      if (text.length > 4) add(`s${text.slice(0, 4)}`)
      if (text.length > 4) add(`t${text.slice(-4)}`)
    }
    add(`K${here.keyword}`)
    add(`L${before.keyword}`)
    add(`M${after.keyword}`)
    add(`N${two.keyword}|${before.keyword}`)
    add(`O${after.keyword}|${next.keyword}`)
    add(`P${tenth}`)
    add(`Q${Math.min(index, 6)}`)
    add(`R${Math.min(tokens.length - 1 - index, 6)}`)
    add(`S${bucket(strongs)}|${years}`)
    add(`T${quote}`)
    add(`U${quote}|${lastStrong}|${here.shape}`)
    add(`V${lastStrong}|${nextStrong}`)
    add(`W${lastStrong}|${bucket(sinceStrong)}|${nextStrong}|${bucket(untilStrong)}`)
    add(`X${bucket(untilYear)}|${years}`)
    add(`Y${signature}|${tenth}`)
    add(`Z${signature}|${sentence}`)
    add(`1${signature}|${sentence}|${here.shape}|${nextStrong}`)
    add(`2${sentence}|${years}|${quote}`)
    add(`3${signature}|${lastStrong}|${nextStrong}|${years}`)
    add(`4${tokens[index]!.spaced ? 's' : ''}${here.shape}|${before.word}`)
    add(`5${here.keyword}|${nextStrong}|${years}`)
    add(`6${signature}|${here.word}`)
  }
}

/** What was passed and what is to come, as seen from one token. */
interface Course {
  readonly sentence: number
  readonly strongs: number
  readonly years: number
  readonly quote: string
  readonly lastStrong: string
  readonly sinceStrong: number
  nextStrong: string
  untilStrong: number
  untilYear: number
}

const courseOf = (tokens: readonly Token[], looks: readonly Look[]): Course[] => {
  let [sentence, strongs, years, sinceStrong] = [0, 0, 0, 0]
  let lastStrong = '^'
  let quote = 'before'
  const course = looks.map((look, index): Course => {
    const here = { sentence: Math.min(sentence, 7), strongs, years: Math.min(years, 2), quote, lastStrong, sinceStrong, nextStrong: '$', untilStrong: 9, untilYear: 30 }
    if (/^["“„‘]$/.test(look.word)) quote = quote === 'inside' && look.word === '"' ? 'after' : 'inside'
    else if (/^["”’]$/.test(look.word) && quote === 'inside') quote = 'after'
    if (look.isYear) years++
    sinceStrong++
    if (!look.strong) return here
    strongs++
    sinceStrong = 0
    lastStrong = look.strong
    if (endsSentence(tokens, looks, index)) sentence++
    return here
  })
  let [nextStrong, untilStrong, untilYear] = ['$', 0, 30]
  for (let index = looks.length - 1; index >= 0; index--) {
    Object.assign(course[index]!, { nextStrong, untilStrong, untilYear: Math.min(untilYear, 30) })
    untilStrong++
    untilYear = looks[index]!.isYear ? 0 : untilYear + 1
    if (looks[index]!.strong) [nextStrong, untilStrong] = [looks[index]!.strong, 0]
  }
  return course
}

/** A stop that is not that of an initial or an abbreviation. */
const endsSentence = (tokens: readonly Token[], looks: readonly Look[], index: number): boolean => {
  if (!/^[.?!]$/.test(looks[index]!.word)) return false
  const before = looks[index - 1]
  return before !== undefined && before.shape !== 'X1' && !/^(x1|x2)$/.test(before.shape) && tokens[index + 1]?.spaced !== false
}
