import { once } from '../../algorithms/once.js'
import type { Line } from '../flow.js'
import type { Claim, Recogniser, Scene } from '../structure.js'
import type { View } from '../view.js'
import { endsSentence } from '../words/ends-sentence.js'

/** Set in from the margin by at least this, in twips, a paragraph of running text is set off. */
const setOff = 500
/** Further in than this, text stands in a column of its own. */
const tooFar = 2600
const aLittle = 200

/** Fewer words in quotation marks may be somebody speaking; nor are many without a colon before them. */
const fewestQuoted = 40

const closing: Readonly<Record<string, string>> = { '“': '”', '"': '"', '„': '“”', '«': '»', '»': '«' }

/** Prose from an opening quotation mark to the one that closes it, after which only its source, a note mark or a stop stands. */
const isInQuotationMarks = ({ text, words }: View): boolean => {
  const closers = closing[text[0] ?? '']
  if (closers === undefined || words < fewestQuoted) return false
  let end = 1
  while (end < text.length && !closers.includes(text[end]!)) end++
  return end < text.length && /^(?:\s*\([^()]{3,80}\)|\s*\[[\d,–\s]{1,12}\])?[.,;\d]{0,4}$/.test(text.slice(end + 1))
}

/** In quotation marks, or with its source, the mark of a note or a page at its end. */
const marked = /^[“"„«»‘']|[)\]”"»’]\s*[.,;]?\s*\d{0,3}\uFFFC?$|\d\uFFFC?$|\uFFFC$/u

const fewestLeading = 4
/** Fewer words in a paragraph of their own may be a label or a name. */
const fewestApart = 8

/** What an editor says to whoever fills a form in. */
const remark = /^\[[^[\]]*\]\uFFFC?$/u

const quotationStyle = /^(quote|intense quote|block text|block quotation|blockquote|block quote|quotation|quotations)$/

/** A part of a paper that is set in as a whole, its headings included, is none: its paragraphs end in citations as all others do. */
const isAmongAlike = (lines: readonly Line[], at: number): boolean => {
  const own = lines[at]!.view
  const alike = [lines[at - 1], lines[at + 1]].flatMap((other) => (other?.view.indentStart === own.indentStart && !other.view.numbered ? [other.view] : []))
  return alike.length === 2 || alike.some(({ words }) => words >= 20)
}

/** `Practice tips:` says what follows, and an item goes on below itself where its text stands; a quotation is led up to by a sentence. */
const leadsUpTo = (above: View | undefined, { indentStart }: View): boolean =>
  above !== undefined && above.words >= fewestLeading && /:["”’)]?$/.test(above.text.slice(-2)) && !(above.numbered && above.indentStart === indentStart)

/** Block quotations, by style, by quotation marks, or by indents that running text does not have. */
export const quotations: Recogniser = function* (scene) {
  for (const [view, evidence] of rows(scene)) {
    yield { paragraph: view.paragraph, role: { kind: 'block-quotation' }, confidence: scene.looksTell ? 0.88 : 0.84, evidence }
  }
  for (const line of scene.lines) {
    const { paragraph, styleName } = line.view
    if (line.contents) continue
    if (quotationStyle.test(styleName)) {
      yield { paragraph, role: { kind: 'block-quotation' }, confidence: 0.95, evidence: `style ${styleName}` }
      continue
    }
    if (line.view.numbered || /list|toc/.test(styleName)) continue
    yield* inMarks(scene, line)
    yield* setIn(scene, line)
    yield* setInByTabs(scene, line)
    if (isClosedBeforeSource(scene, line)) {
      yield { paragraph, role: { kind: 'block-quotation' }, confidence: 0.87, evidence: `${line.view.words} words after a colon, with their source behind the stop` }
    }
    if (isSaidAlone(scene, line)) {
      yield { paragraph, role: { kind: 'block-quotation' }, confidence: scene.looksTell ? 0.88 : 0.84, evidence: 'a few words in quotation marks, set in after a colon' }
    }
    if (mayBeQuoted(scene, line)) yield { paragraph, role: { kind: 'block-quotation' }, confidence: 0.7, evidence: 'a little set in after a colon' }
  }
}

/** A line of verse, or of what somebody says in a play, has no more words. */
const mostOfLine = 16
/** So many turns show that somebody speaks, whatever stands above them. */
const fewestSpoken = 3
/** More lines than this are quoted nowhere. */
const mostLines = 40

/**
 * A poem, a conversation or a letter, each line or paragraph by itself: set in alike, and a sentence leads up to the first of them, or text stands
 * above those who speak in turns, or goes on into verse.
 */
function* rows({ lines, look }: Scene): Generator<[View, string]> {
  for (const { view: first, at } of lines) {
    const above = lines[at - 1]?.view
    if (!isSetOff(first, look) || !above || above.indentStart === first.indentStart) continue
    const isLedUpTo = leadsUpTo(above, first)
    let end = at + 1
    while (lines[end]?.view.indentStart === first.indentStart) end++
    const row = lines.slice(at, end)
    // `T. H.` under a letter reads as a number does.
    const isCounted = row[0]!.number !== undefined || row.filter(({ number }) => number).length > 1
    const isPlain = !isCounted && row.every(({ view, section, contents }) => !view.numbered && !section && !contents)
    if (!isPlain || row.length < 2 || row.length > mostLines) continue
    const showsItself = row.length >= fewestSpoken && above.words >= fewestOfProse && (speakAgain(row) || (isVerseWithSource(row) && !endsSentence(above.text)))
    if (!isLedUpTo && !showsItself) continue
    const why = isConversation(row) ? 'in which somebody speaks' : isOneQuotation(row) ? 'with their source' : undefined
    if (why) yield* row.map(({ view }): [View, string] => [view, `one of a row of lines set in alike, ${isLedUpTo ? 'after a colon' : 'after text'}, ${why}`])
  }
}

/** Lines of verse with their source, or paragraphs of which the last alone has one. */
const isOneQuotation = (row: readonly Line[]): boolean => {
  const sourced = row.filter(({ view }) => isSourced(view))
  return sourced.at(-1) === row.at(-1) && (sourced.length === 1 || row.every(({ view }) => view.words <= mostOfLine))
}

/** Short lines of which the last alone says where they are from. */
const isVerseWithSource = (row: readonly Line[]): boolean =>
  row.every(({ view }) => view.words <= mostOfLine) && row.filter(({ view }) => isSourced(view)).length === 1

const isSourced = ({ text, paragraph }: View): boolean => /\([^()]*\d[^()]*\)\W*$/.test(text) || /\uFFFC\s*$/.test(paragraph.text)

/** `ROSA: I never asked her.` */
const speaker = /^(\p{Lu}[\p{L}\d.’ ]{0,24}?)\s?:\s+\S/u

/** Each line is what somebody says, in quotation marks or behind a name; names come again, terms that are explained do not. */
const isConversation = (row: readonly Line[]): boolean => row.every(({ view }) => isSaid.test(view.text)) || speakAgain(row)

const speakAgain = (row: readonly Line[]): boolean => {
  const names = row.map(({ view }) => speaker.exec(view.text)?.[1])
  const different = new Set(names).size
  return !names.includes(undefined) && different > 1 && different < names.length
}

const isSaid = /^[“"„«‟]\S/

const isSetOff = ({ indentStart, firstLine }: View, look: Scene['look']): boolean => {
  const start = indentStart - Math.min(look.indentStart, setOff)
  return start >= setOff && start <= tooFar && firstLine >= 0
}

/** `“We never left.” (Rosa)`, all of it in quotation marks but for its source. */
const isSaidAlone = ({ lines, look }: Scene, { view, at }: Line): boolean =>
  view.words < fewestApart && isSetOff(view, look) && saidAlone.test(view.text) &&
  leadsUpTo(lines[at - 1]?.view, view) && lines[at - 1]!.view.indentStart !== view.indentStart

const saidAlone = /^[“"„«][^“”"„«»]{2,}[.?!…,]?[”"“»][.,]?(?:\s\([^()]{2,80}\)[.,]?)?\uFFFC?$/u

function* inMarks({ lines, look, looksTell }: Scene, { view, at }: Line): Generator<Claim> {
  const introduced = leadsUpTo(lines[at - 1]?.view, view)
  const apart = looksTell && view.align !== look.align
  if ((!introduced && !apart) || !isInQuotationMarks(view)) return
  const why = introduced ? 'after a colon' : 'in lines of their own'
  yield { paragraph: view.paragraph, role: { kind: 'block-quotation' }, confidence: 0.88, evidence: `${view.words} words in quotation marks ${why}` }
}

/** So little is seen beside the text. */
const seen = 100

/** A little set in after a colon: somebody's words, or an example, or what is claimed. Slanted letters alone say less: they may be thought, or stressed. */
export const mayBeQuoted = ({ lines, look }: Scene, { view, at, number, section, contents }: Line): boolean => {
  const isApart = view.indentStart - look.indentStart >= seen && view.indentStart <= tooFar && view.firstLine >= 0
  const aside = view.numbered || view.hasObject || (number ?? section ?? contents) || remark.test(view.text)
  return isApart && view.words >= fewestApart && !aside && leadsUpTo(lines[at - 1]?.view, view)
}

/** `the tolls of the year; or`: one of several that a sentence leads to. */
const goesOn = /;(?:\s(?:and|or|und|oder|et|ou|y|o|e))?$/u

function* setIn(scene: Scene, line: Line): Generator<Claim> {
  const { view, at } = line
  const { paragraph, words } = view
  const isSetIn = sidesSetIn(view, scene.look)
  if (!isSetIn || areSetIn(scene) || view.firstLine < 0 || line.number?.closed || line.section || words < fewestApart || remark.test(view.text)) return
  const above = scene.lines[at - 1]?.view
  const signs = { both: isSetIn === 'both', introduced: leadsUpTo(above, view) && !goesOn.test(view.text), closer: scene.looksTell && isCloser(view, above) }
  const isTold = signs.both || signs.introduced || signs.closer || saysWhence(scene, line)
  const length = words >= 40 && isTold ? 0.33 : words >= 20 ? 0.15 : 0
  const sum = 0.55 + length + (signs.both ? 0.25 : 0) + (signs.introduced || signs.closer ? 0.15 : 0) + (view.size < scene.look.size ? 0.1 : 0)
  const why = [signs.both && 'on both sides', signs.introduced && 'after a colon', signs.closer && 'in closer lines'].filter((sign) => sign !== false)
  const evidence = [`${words} words set in by ${view.indentStart} twips`, ...why].join(', ')
  yield { paragraph, role: { kind: 'block-quotation' }, confidence: Math.min(sum, scene.looksTell ? 0.9 : 0.84), evidence }
}

/** Where most of the prose is set in under headings, as in a handbook, that says nothing of a paragraph. */
const areSetIn = once(({ lines, look }: Scene): boolean => {
  const prose = lines.filter(({ view }) => view.words >= fewestOfProse && !view.numbered)
  return prose.length >= fewestPlaced && prose.filter(({ view }) => sidesSetIn(view, look)).length * 2 > prose.length
})

const fewestPlaced = 8

const twoTabs = /^\t{2,}(?=\S)/
const fewestOfProse = 20

/** One tab begins a paragraph; with two its author wants the whole of it further in, and Word sets in the first line alone. */
export const isBehindTabs = (scene: Scene, { view: { paragraph, words, text }, number, section }: Line): boolean =>
  twoTabs.test(paragraph.text) && words >= fewestOfProse && !number && !section && !remark.test(text) && !beginBehindTabs(scene)

/** Whether paragraphs usually begin so. */
const beginBehindTabs = once(({ lines }: Scene): boolean => {
  const prose = lines.filter(({ view }) => view.words >= fewestOfProse)
  return prose.filter(({ view }) => twoTabs.test(view.paragraph.text)).length * 2 >= prose.length
})

function* setInByTabs(scene: Scene, line: Line): Generator<Claim> {
  const { view, at } = line
  if (!isBehindTabs(scene, line) || !(leadsUpTo(scene.lines[at - 1]?.view, view) || isSourced(view))) return
  yield { paragraph: view.paragraph, role: { kind: 'block-quotation' }, confidence: 0.87, evidence: `${view.words} words behind two tabs, unlike other paragraphs` }
}

/** `… and was gone. (Sample 12)`: only behind a quotation that is set off does the stop come first. */
const sourceBehindStop = /[^.][.?!…]["”’»]?\s*\([^()]*\d[^()]*\)$/u

/** … whatever it looks like, where nobody puts the sources of sentences there too; formatting does not, so that the next run could not tell. */
const isClosedBeforeSource = (scene: Scene, { view, at, number, section }: Line): boolean =>
  scene.looksTell && view.words >= fewestQuoted && !number && !section && sourceBehindStop.test(view.text) &&
  leadsUpTo(scene.lines[at - 1]?.view, view) && !endBehindStop(scene)

const endBehindStop = once(({ lines }: Scene): boolean =>
  lines.some(({ view, at }) => view.words >= fewestOfProse && sourceBehindStop.test(view.text) && view.firstLine >= 0 && !leadsUpTo(lines[at - 1]?.view, view)))

const sidesSetIn = (view: View, look: Scene['look']): 'both' | 'start' | undefined => {
  const start = view.indentStart - Math.min(look.indentStart, setOff)
  if (start >= aLittle && view.indentEnd - look.indentEnd >= aLittle) return 'both'
  return start >= setOff && start <= tooFar ? 'start' : undefined
}

/** Set in on one side alone, prose may as well be a clause, an instruction or an answer: a quotation shows what it is. */
const saysWhence = ({ lines }: Scene, { view: { text }, at }: Line): boolean => marked.test(text) && (/^[“"„‟«»‘']/.test(text) || !isAmongAlike(lines, at))

/** Text in lines closer than those of the paragraph above it. */
const isCloser = (view: View, above: View | undefined): boolean =>
  above !== undefined && above.words >= 20 && lineOf(view) > 0 && lineOf(view) < lineOf(above) * 0.8

/** In 240ths of a line; what is said in points is of another kind. */
const lineOf = ({ paragraph: { effective } }: View): number => ((effective['lineRule'] ?? 'auto') === 'auto' ? Number(effective['line'] ?? 240) : 0)
