import { defineCheck, type AnyCheck, type Check, type Example, type Problem } from '../check.js'
import { type RenderedReference } from '../../citations/render/rendered.js'
import { partsOf, slantsIn } from '../../citations/reference-list/parts.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { joined, plain, slice, type RichText } from '../../citations/rich-text.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Edit } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Properties } from '../../wordml/properties/property.js'
import { entryLooks, reword, type Kept } from '../citations/reword.js'
import { wordsOf } from './arrangement.js'
import { placeOf } from './entry.js'
import { runValue } from '../../wordml/values.js'
import { listed, quoted } from '../wording.js'
import { partingsOf, type OwnParagraph } from './parting.js'
import { isCounted, respectOf, type Numbering, type Respect } from './respects.js'

/** An entry as the style words and numbers it in its list. */
export interface Listed extends Pick<RenderedReference, 'reference' | 'dropped'> {
  readonly text: RichText | undefined
  readonly numbering: Numbering
  /** In what it differs from that: each entry is the affair of one check. */
  readonly respect: Respect
  /** What writes it into a paragraph of its own, where it shares one. */
  readonly parting: readonly Edit[] | undefined
}

type Declared = Omit<Check, 'aspect' | 'fix' | 'subjects' | 'examine' | 'examples'>

/**
 * A check of one respect in which the wording of entries may differ from that of the style. Entries that are understood are
 * worded as a whole, and each is the affair of one of these checks; all others stay as they are.
 */
export const entryWordingCheck = ({ respect, says, ...check }: Declared & {
  readonly respect: Respect
  readonly says: string
  readonly examples: readonly Example[]
}): AnyCheck =>
  defineCheck<Listed>({
    ...check,
    aspect: 'references',
    fix: 'tracked',
    subjects: (facts) => listedIn(facts).filter(({ text }) => text !== undefined || respect === 'numbering'),
    examine: (listed) => wordingProblem(listed, respect, says),
  })

/** The entries of all lists, as the style words them. */
const listedIn = once((facts: Facts): readonly Listed[] =>
  (facts.rendered?.lists ?? []).flatMap((list) => {
    const entries = list.references.map((each): Listed => {
      const { reference, dropped, held } = each
      const text = wordsOf(each, list, facts.options)
      const stays = list.frozen || (held !== undefined && reference.labelled > 0)
      const numbering: Numbering = { number: stays ? typedNumber(reference) : (held ?? each.number), stays, counts: list.frozen || each.number !== undefined }
      return { reference, dropped, text, numbering, respect: respectOf(reference, text, numbering), parting: undefined }
    })
    const words = new Map(entries.map((entry) => [entry.reference, entry]))
    const partings = partingsOf(list, (reference) => inFull(words.get(reference)!), facts)
    return entries.map((entry): Listed => {
      const parting = partings.get(entry.reference)
      return parting ? { ...entry, respect: 'breaks', parting } : entry
    })
  }))

export const listedByReference = once((facts: Facts): ReadonlyMap<Reference, Listed> => new Map(listedIn(facts).map((each) => [each.reference, each])))

/** What is wrong with an entry that differs from the style in one respect. */
export const wordingProblem = (entry: Listed, respect: Respect, says: string): Problem | undefined => {
  const { reference, numbering, dropped, parting } = entry
  const { number } = numbering
  if (entry.respect !== respect) return undefined
  const text = entry.text ?? (parting && asSet(reference))
  const edits = parting ?? wording(reference, text, numbering)
  if (edits?.length === 0) return undefined
  // Words around a formula stay for a person; citations find the entry by its number all the same.
  const counting = edits ? [] : (wording(reference, undefined, numbering) ?? [])
  const fixed: Pick<Problem, 'at' | 'fix' | 'partly'> = { at: placeOf(reference), fix: edits, ...(counting.length > 0 && { fix: counting, partly: true }) }
  if (respect === 'numbering' || !text) return { ...fixed, message: numberWanted(reference, number), found: typedNumber(reference) ?? 'no number', expected: number ?? 'no number' }
  const message = `${says}: ${respect === 'italics' ? looksWanted(text) : `${quoted(plain(text), 400)} is wanted.`}${leftOut(dropped)}`
  return { ...fixed, message, found: asTyped(reference), expected: [number, plain(text)].filter(Boolean).join('\t') }
}

/** An entry as it stands, with the breaks in it. */
const asTyped = (reference: Reference): string =>
  partsOf(reference).map(({ paragraph, from, to }) => paragraph.text.slice(from, to)).join(' ¶ ').replace(/\n/g, ' ↵ ')

const words: Readonly<Record<string, string>> = {
  'publisher-place': 'the place of publication',
  'event-place': 'the place of the meeting',
  'event-date': 'the days of the meeting',
  'collection-title': 'the series',
  'publisher': 'the publisher',
  'editor': 'the editors',
  'issue': 'the number of the issue',
  'page': 'the pages',
  'genre': 'the kind of work',
  'reviewed-genre': 'the kind of work that is reviewed',
  'medium': 'the medium',
  'issued': 'the day on which it came out',
  'accessed': 'the day on which it was seen',
  'number-of-volumes': 'how many volumes there are',
  'status': 'that it came out online first',
  'note': 'what is noted behind it',
  'PMID': 'its number in PubMed',
  'PMCID': 'its number in PubMed Central',
}

const leftOut = (fields: readonly string[]): string => (fields.length === 0 ? '' : ` The style leaves out ${fields.map((field) => words[field] ?? `the ${field}`).join(', ')}.`)

/** Plain words do not show what is slanted or heavy. */
const looksWanted = (text: RichText): string => {
  const wanted = [...standingOut(text, 'italic', 'in italics'), ...standingOut(text, 'bold', 'in bold')]
  return wanted.length === 0 ? 'none are wanted.' : `wanted are ${listed(wanted)}, and nothing else.`
}

/** `“Northern Towns” and “12” in italics`; nothing where no word stands out so. */
const standingOut = (text: RichText, look: 'italic' | 'bold', says: string): string[] => {
  const words = text.filter((run) => run[look] === true && /[\p{L}\p{N}]/u.test(run.text)).map((run) => `“${run.text.trim()}”`)
  return words.length === 0 ? [] : [`${listed(words)} ${says}`]
}

const numberWanted = (reference: Reference, number: string | undefined): string => {
  if (number === undefined) return 'The entry is to have no number.'
  const typed = typedNumber(reference)
  if (typed === number) return `The number ${number.replace(/\.$/, '')} is to stand before a tab.`
  const same = typed !== undefined && digits(typed) === digits(number)
  return same ? `The number ${typed} is to be written “${number}”, with a tab behind it.` : `The entry is to have the number ${number.replace(/\.$/, '')}.`
}

const digits = (number: string): string => number.replace(/\D/g, '')

/** The number as it is typed, without what follows it. */
const typedNumber = (reference: Reference): string | undefined => reference.raw.slice(0, reference.labelled).trim() || undefined

/** An entry in a paragraph of its own, with its number. */
const inFull = ({ reference, text, numbering }: Listed): OwnParagraph => ({
  text: joined([...leadOf(reference, numbering), ...(text ? uprightAt(text, bracketOf(reference)) : asSet(reference))]),
  properties: isCounted(reference) && numbering.counts ? countOf(reference.paragraphs[0]!) : {},
})

/** An entry as it is set, without its number. */
const asSet = ({ paragraphs: [paragraph], from, to, labelled }: Reference): RichText => {
  const { text, runs } = paragraph!
  return runs.flatMap((run) => {
    const [first, last] = [Math.max(run.from, from + labelled), Math.min(run.to, to)]
    return first < last ? { text: text.slice(first, last), italic: runValue(run.effective, 'italic') === true, bold: runValue(run.effective, 'bold') === true } : []
  })
}

/** The number before an entry. One that stays is left as it is typed. */
const leadOf = (reference: Reference, { number, stays, counts }: Numbering): RichText => {
  if (number === undefined || (isCounted(reference) && counts)) return []
  const { raw, labelled } = reference
  return [{ text: stays ? raw.slice(raw.length - raw.trimStart().length, labelled) : `${number}\t` }]
}

/**
 * The edits of one entry: its number and its text. Of one that is split over paragraphs the text is written into the last, and the others go;
 * without one its number stands in the first.
 */
const wording = (reference: Reference, text: RichText | undefined, numbering: Numbering): Edit[] | undefined => {
  const parts = partsOf(reference)
  const [first] = parts
  if (!first) return []
  const gone = text ? parts.slice(0, -1) : []
  const { paragraph, to: end } = parts[gone.length]!
  const counted = isCounted(reference)
  const begins = first.from + (reference.raw.length - reference.raw.trimStart().length)
  const from = gone.length > 0 ? 0 : begins
  const labelled = first.from + reference.labelled
  const bracket = text && bracketOf(reference)
  const { counts } = numbering
  const listed: Edit[] = counted && (!counts || gone.length > 0) ? [{ kind: 'set-paragraph', paragraph, properties: counts ? countOf(first.paragraph) : { numbering: 0 } }] : []
  const kept: Kept = text && bracket === undefined ? emphasis(reference) : []
  const to = text ? from + paragraph.text.slice(from, end).trimEnd().length : Math.max(from, labelled)
  const wanted = joined([...leadOf(reference, numbering), ...(text ? uprightAt(text, bracket) : [])])
  const edits = reword({ paragraph, from, to }, wanted, entryLooks, { kept, oneText: reference.split })
  return edits && [...listed, ...edits, ...gone.map((part): Edit => ({ kind: 'remove-blocks', paragraph: part.paragraph }))]
}

/** What makes Word count a paragraph with others. */
const countOf = ({ effective: { numbering, numberingLevel } }: Paragraph): Properties => ({ numbering: numbering!, numberingLevel: numberingLevel ?? 0 })

const described = /\s[[(][^[\]()]*[\])][\s.,]*$/

/** What stands in brackets behind a title and is not set as its words are: `(Version 1.2)`, `[Being and nothingness]` describe the work, and are upright. */
const bracketOf = (reference: Reference): string | undefined => {
  const { entry, raw } = reference
  const span = entry.fields['title']?.span
  if (!span) return undefined
  const [start, end] = span
  const at = start + raw.slice(start, end).search(described)
  const isApart = at > start && isAll(slantsIn(reference, start, at), true) && isAll(slantsIn(reference, at, end), false)
  return isApart ? raw.slice(at, end).replace(/[\s.,]+$/, '').trim() : undefined
}

const isAll = (slants: ReadonlySet<boolean>, slanted: boolean): boolean => slants.size === 1 && slants.has(slanted)

const uprightAt = (text: RichText, bracket: string | undefined): RichText => {
  const at = bracket === undefined ? -1 : plain(text).toLowerCase().indexOf(bracket.toLowerCase())
  if (at < 0) return text
  const end = at + bracket!.length
  return joined([...slice(text, 0, at), ...slice(text, at, end).map((run) => ({ ...run, italic: false })), ...slice(text, end, plain(text).length)])
}

/** The title where its author has set only some words of it apart: where it stands, in the paragraph that stays. */
const emphasis = (reference: Reference): Kept => {
  const span = reference.entry.fields['title']?.span
  const last = partsOf(reference).at(-1)
  return span && last && slantsIn(reference, ...span).size > 1 ? [[span[0] - last.at + last.from, span[1] - last.at + last.from]] : []
}
