import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Edit, TextRange } from '../../plan/edit.js'
import { romanNumeral } from '../../structure/words/roman.js'
import type { Field, Paragraph } from '../../wordml/paragraph.js'
import { isEditable } from '../../wordml/editable.js'
import { replace } from '../editable.js'
import { calloutsOf, plainNumber, type Callout } from './callouts.js'
import { captionsOf, labelsOf, numbersApart, type Caption } from './caption-parts.js'
import type { CaptionKind } from './label-words.js'

const text = 'It was a quiet year for the harbour, as Table 1 shows, and nobody expected the ice to come so early in that winter.'

/** All captions of one kind, whose numbers are plain ones. */
interface Series {
  readonly captions: readonly Caption[]
  /** What Word counts them by. */
  readonly identifier: string
  /** They count 1, 2, 3 in document order and nothing else counts with them, so that fields show what is typed. */
  readonly inOrder: boolean
  /** The numbers of others in text boxes and tables. */
  readonly apart: ReadonlySet<number | undefined>
  /** Looked for where numerals may have to change. */
  readonly callouts: readonly Callout[]
}

interface Subject {
  readonly caption: Caption
  readonly series: Series
  readonly index: number
}

/** Numbers of captions are counted by Word. Where numerals change, the text goes on naming the same table. */
export const captionNumber = defineCheck<Subject>({
  id: 'tab.caption-number',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Numbers of captions',
  expected: 'Tables and figures are each numbered in order, in the numerals of the style, by a field that counts them.',
  source: { source: 'APA 7', section: '7.10, 7.24' },
  fix: 'tracked',
  help: 'References › Insert Caption numbers a caption; select all and press F9 to count anew.',
  examples: [
    { lines: [text, '[caption] Table {field: SEQ Table \\* ARABIC => 1}\nBees by Month'], passes: true },
    { lines: [text, '[caption] Table 1\nBees by Month', '[caption] Table 2\nBees by Year'], passes: false },
    { lines: [text, '[caption] Table 1\nBees by Month', '[caption] Table 3\nBees by Year'], passes: false, asks: true },
    { lines: [text, '[caption] Table 1', '{table: Month | Bees}', '[caption] Table 1\nBees by Month'], passes: false, asks: true },
    { lines: [text, '[caption] Figure {field: SEQ Figure \\* ARABIC => 1}\nBees by Month', 'The bees of the town are shown here.{text box: Figure 2. Bees by year}', '{table: Figure 3. Bees by day}', '[caption] Figure 4\nBees by Town'], passes: true },
    { style: 'ieee', lines: [text, '[caption] TABLE 1\nBees by Month'], passes: false },
    { style: 'ieee', lines: [text, '[caption] TABLE {field: SEQ Table \\* ROMAN => I}\nBees by Month'], passes: false },
    { style: 'ieee', lines: [text.replace('1', 'I'), 'The bees are in Tab. 1 and in Table1.', '[caption] TABLE {field: SEQ Table \\* ROMAN => I}\nBees by Month'], passes: false },
    { style: 'ieee', lines: [text.replace('1', 'I'), '[caption] TABLE {field: SEQ Table \\* ROMAN => I}\nBees by Month'], passes: true },
    { style: 'ieee', lines: [text, '[caption] TABLE {field: SEQ Table \\* ARABIC => 1}\nBees by Month'], passes: false, asks: true },
  ],
  *subjects(facts) {
    for (const series of allSeries(facts)) for (const [index, caption] of series.captions.entries()) yield { caption, series, index }
  },
  examine({ caption, series, index }): Problem | undefined {
    const { paragraph, at } = caption
    const shown = numberOf(caption)
    const value = valueOf(caption)!
    const before = index === 0 ? 0 : valueOf(series.captions[index - 1]!)!
    const problem = { at: rangeOf(caption), found: shown }
    const next = nextAfter(before, series)
    if (value !== before + 1 && value !== next) {
      const label = paragraph.text.slice(at.label, at.numberEnd)
      const message = value === before ? `“${label}” comes a second time: if both are captions of one ${caption.kind}, delete one, else number this ${next}.`
        : `“${label}” ${before === 0 ? 'comes first' : `comes after number ${before}`}; number ${next} is wanted.`
      return { ...problem, message, expected: String(next) }
    }
    const expected = wantedFor(caption, value)
    const counted = sequenceAt(paragraph, rangeOf(caption)) !== undefined
    const becomesCounted = !counted && canCount(caption, series)
    const named = series.callouts.filter((callout) => callout.number === value && saidAt(callout) !== expected)
    if (shown === expected && named.length === 0) {
      if (!becomesCounted) return undefined
      return { ...problem, message: 'The number was typed by hand; a number that Word counts stays right.', expected: `${expected}, counted`, fix: numbered(caption, series, expected) }
    }
    const message = shown === expected ? `The text names this “${saidAt(named[0]!)}”; the style numbers it “${expected}”.` : `The style numbers this “${expected}”; ${named.length > 0 ? 'its caption and the text have' : 'its caption has'} “${shown}”.`
    if ((shown !== expected && !becomesCounted) || !named.every(isEditable)) return { ...problem, message, expected }
    const naming = named.map((callout) => replace(callout.paragraph, callout.from, callout.to, expected))
    // The number in the caption, and wherever the text names it.
    const found = [shown, ...named.map(saidAt)].join(' · ')
    return { ...problem, message, found, expected: [expected, ...named.map(() => expected)].join(' · '), fix: [...(becomesCounted ? [numbered(caption, series, expected)] : []), ...naming] }
  },
})

/** The captions whose typed numbers are put right by counting them. */
export const captionsToCount = (facts: Facts): readonly Caption[] =>
  allSeries(facts).flatMap((series) => series.captions.filter((caption) => canCount(caption, series)))

/** The code of the field that a caption is counted by, or comes to be; undefined where its number stays typed. */
export const sequenceFor = (caption: Caption, facts: Facts): string | undefined => {
  const series = allSeries(facts).find(({ captions }) => captions.includes(caption))
  const own = sequenceAt(caption.paragraph, rangeOf(caption))?.code.trim()
  return own ?? (series && canCount(caption, series) ? codeOf(caption, series) : undefined)
}

const saidAt = ({ paragraph, from, to }: Callout): string => paragraph.text.slice(from, to)

const rangeOf = ({ paragraph, at }: Caption): TextRange => ({ paragraph, from: at.number, to: at.numberEnd })
const numberOf = ({ paragraph, at }: Caption): string => paragraph.text.slice(at.number, at.numberEnd)
const valueOf = (caption: Caption): number | undefined => plainNumber(numberOf(caption))

const nextAfter = (before: number, { apart }: Series): number => {
  let next = before + 1
  while (apart.has(next)) next++
  return next
}

const wantedFor = ({ wanted }: Caption, value: number): string => (wanted.numerals === 'upperRoman' ? romanNumeral(value) : String(value))

const canCount = (caption: Caption, { inOrder }: Series): boolean => inOrder && isEditable(rangeOf(caption))

const numbered = (caption: Caption, series: Series, shows: string): Edit =>
  ({ kind: 'replace-text', range: rangeOf(caption), content: [{ field: codeOf(caption, series), shows }] })

const codeOf = ({ wanted }: Caption, { identifier }: Series): string => `SEQ ${identifier} \\* ${wanted.numerals === 'upperRoman' ? 'ROMAN' : 'ARABIC'}`

const isSequence = ({ name }: Field): boolean => name === 'SEQ'
const sequenceAt = ({ fields }: Paragraph, { from, to }: TextRange): Field | undefined =>
  fields.find((field) => isSequence(field) && field.from >= from && field.to <= to)

const allSeries = once((facts: Facts): readonly Series[] => (['table', 'figure'] as const).flatMap((kind) => seriesOf(facts, kind) ?? []))

const seriesOf = (facts: Facts, kind: CaptionKind): Series | undefined => {
  const captions = captionsOf(facts).filter((caption) => caption.kind === kind && !caption.isOwnKind)
  const identifier = labelsOf(facts)?.identifiers[kind]
  if (!identifier || captions.length === 0 || !captions.every((caption) => valueOf(caption) !== undefined)) return undefined
  const own = new Set(captions.map(({ paragraph }) => paragraph))
  const counts = new RegExp(`^SEQ\\s+"?${identifier}\\b`, 'i')
  const others = facts.document.paragraphs.some((paragraph) => !own.has(paragraph) && paragraph.fields.some(({ code }) => counts.test(code.trim())))
  const foreign = captions.some(({ paragraph }) => paragraph.fields.some((field) => isSequence(field) && !counts.test(field.code.trim())))
  const inOrder = !others && !foreign && captions.every((caption, index) => valueOf(caption) === index + 1)
  const inOtherNumerals = captions.some((caption) => caption.wanted.numerals === 'upperRoman' || numberOf(caption) !== wantedFor(caption, valueOf(caption)!))
  const apart = new Set(numbersApart(facts).filter((each) => each.kind === kind).map(({ number }) => plainNumber(number)))
  return { captions, identifier, inOrder, apart, callouts: inOtherNumerals ? [...calloutsOf(facts, kind)] : [] }
}
