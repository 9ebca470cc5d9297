/** A pair of brackets: `from` and `to` with the signs, `inner` the text inside with inner pairs blanked out, but for the year of an edition. */
export interface Bracket {
  readonly from: number
  readonly to: number
  readonly sign: '(' | '['
  /** As long as the text inside, so that offsets hold. */
  readonly inner: string
  /** Inside another pair. */
  readonly nested: boolean
}

const partner: Readonly<Record<string, '(' | '['>> = { ')': '(', ']': '[', '）': '(' }
const longest = 1500

const known = new WeakMap<object, readonly Bracket[]>()

/** The brackets of a text that is read more than once, by the object that holds it. */
export const bracketsIn = (cited: { readonly text: string }): readonly Bracket[] => {
  let brackets = known.get(cited)
  if (!brackets) known.set(cited, (brackets = /[([（]/u.test(cited.text) ? bracketsOf(cited.text) : []))
  return brackets
}

/** All pairs of round and square brackets, inner ones first. Signs without a partner are looked over. */
const bracketsOf = (text: string): Bracket[] => {
  const open: { sign: '(' | '['; at: number }[] = []
  const found: { from: number; to: number; sign: '(' | '['; depth: number }[] = []
  const signs = /[()[\]（）]/g
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    const sign = match[0]
    const opens = sign === '（' ? '(' : sign
    if (opens === '(' || opens === '[') {
      open.push({ sign: opens, at: match.index })
      continue
    }
    const at = open.findLastIndex((each) => each.sign === partner[sign])
    if (at < 0) continue
    const from = open[at]!.at
    open.length = at
    if (match.index - from <= longest) found.push({ from, to: match.index + 1, sign: partner[sign]!, depth: at })
  }
  return found.map(({ from, to, sign, depth }, index) => ({ from, to, sign, nested: depth > 0, inner: blanked(text, from + 1, to - 1, found, index) }))
}

/** `1927 [1999]`: when that came out which was read, behind the year of the work. */
export const isEdition = (text: string, { from, to }: Pick<Bracket, 'from' | 'to'>): boolean =>
  /^\[(?:1\d|20)\d\d\]$/.test(text.slice(from, to)) && /(?<!\d)(?:1\d|20)\d\d\s$/.test(text.slice(Math.max(0, from - 6), from))

/** `[3, eq. (4)]`: equations have their numbers in brackets. */
const isNumberOfEquation = (text: string, { from, to }: Pick<Bracket, 'from' | 'to'>): boolean =>
  /^\(\d[\d.]*\p{Ll}?\)$/u.test(text.slice(from, to)) && /(?<!\p{L})[Ee]q(?:uation|n)?s?\.?\s$/u.test(text.slice(Math.max(0, from - 12), from))

/** Pairs come in the order in which they close: those inside one stand right before it. */
const blanked = (text: string, from: number, to: number, pairs: readonly { from: number; to: number }[], index: number): string => {
  let inner = text.slice(from, to)
  for (let before = index - 1; before >= 0 && pairs[before]!.from >= from; before--) {
    const pair = pairs[before]!
    if (isEdition(text, pair) || isNumberOfEquation(text, pair)) continue
    inner = inner.slice(0, pair.from - from) + ' '.repeat(pair.to - pair.from) + inner.slice(pair.to - from)
  }
  return inner
}
