import { grouped } from '../../algorithms/grouped.js'
import type { Codec } from '../../codec.js'
import { confidenceLimit } from '../../structure/role.js'
import type { Structure } from '../../structure/structure.js'
import type { Document } from '../../wordml/document.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { namesDash } from '../words/names-dash.js'
import type { CslItem } from '../item.js'
import type { ParsedEntry } from '../parser/entry.js'
import { editors, translators } from '../parser/role-words.js'
import { referenceModel } from '../parser/model/reference-model.js'
import { asInList } from './as-in-list.js'
import { continues, cutJoined, type Read } from './cut.js'
import { formOf, type EntryForm } from './entry-form.js'
import { findLists, type FoundList } from './find-lists.js'
import { isGrey, published } from './grey.js'
import { hasSlant, italicsOf, withItalics } from './italics.js'
import { LimitedReader, unread } from './limited-reader.js'
import { withNamesUpright } from './name-end.js'
import { canBeJoined, canBeParted } from './parts.js'
import type { Reference, ReferenceList, SeamDoubt } from './reference.js'

/**
 * Finds the reference lists of a document and reads their entries, `most` different ones. The model is loaded only where
 * there is a list. Entries that share a paragraph are to have one each where `parting`.
 */
export const readReferences = async (
  document: Document,
  structure: Structure,
  codec: Codec,
  most: number,
  parting = true,
): Promise<readonly ReferenceList[]> => {
  const found = findLists(document, structure)
  if (found.length === 0) return []
  const reader = new LimitedReader(await referenceModel(codec), most)
  let index = 0
  const counted = new Map<unknown, number>()
  return found.filter((list) => isOfWorks(list, reader.read)).map((list, place) => {
    const { stretches, doubts } = stretchesOf(list, reader.read, most - index)
    let before: ParsedEntry | undefined
    const slants = stretches.some((stretch) => hasSlant(stretch))
    const forms = stretches.map(({ raw }) => formOf(raw))
    const labels = labelsOf(forms)
    const stops = endWithStops(forms)
    const broken = stretches.map((stretch) => isInLines(stretch, doubts))
    const entries = stretches.map(({ raw }, position) => {
      const text = raw.slice(labels[position]!.labelled)
      return reader.readEntry(broken[position] ? text.replaceAll('\n', ' ') : text)
    })
    const ordered = asInList(entries, reader.reread)
      .map((entry, position) => withNamesUpright(entry, italicsIn(stretches[position]!, labels[position]!.labelled), reader.reread))
    const references = stretches.map((stretch, position): Reference => {
      index++
      const { number: typed, labelled } = labels[position]!
      const [paragraph] = stretch.paragraphs
      const sharing = stretches[position - 1]?.paragraphs.at(-1) === paragraph
      const count = typed === undefined ? countIn(counted, paragraph!, sharing ? 0 : 1) : undefined
      const number = typed ?? count
      const shown = count === undefined ? undefined : shownAs(count, paragraph!, document)
      const own = ordered[position]!
      const entry = withItalics(withNamesOf(before, shifted(own, stretch.raw, labelled), labelled), stretch, slants)
      before = entry
      const split = isSplit(stretch, stops)
      // What is not certainly an entry is not laid out as one.
      const joinable = split && structure.role(stretch.paragraphs.at(-1)!).confidence >= confidenceLimit && canBeJoined(stretch, entry)
      const breaks = { split: split || broken[position]!, joinable, partable: false }
      return { ...stretch, ...breaks, id: `r${index}`, index, place: position + 1, list: place, number, ...(shown !== undefined && { shown }), labelled, entry, grey: isGrey(entry), unread: reader.isBeyond(entries[position]!) }
    })
    return { heading: list.heading, references: parting && list.heading ? withPartable(references, doubts) : references, doubts }
  })
}

/** Under no heading, nothing would tell what comes to stand first from the text above it. */
const withPartable = (references: readonly Reference[], doubts: readonly SeamDoubt[]): readonly Reference[] => {
  const shared = grouped(references, ({ paragraphs: [first] }) => first)
  if (shared.size === references.length) return references
  const unsure = new Set([...doubts.flatMap(({ kind, paragraph }) => (kind === 'joined' ? paragraph : [])), ...references.flatMap(({ paragraphs }) => paragraphs.slice(1))])
  const partable = new Set([...shared].flatMap(([paragraph, entries]) => (!unsure.has(paragraph!) && canBeParted(entries) ? entries : [])))
  return references.map((reference) => (partable.has(reference) ? { ...reference, partable: true } : reference))
}

/** Lines under no heading that do not say where anything was published are no list: people with their offices and years look like that too. */
const isOfWorks = ({ heading, paragraphs }: FoundList, read: Read): boolean => {
  if (heading) return true
  const told = paragraphs.filter(({ text }) => {
    const { csl } = read(text.slice(formOf(text).labelled))
    return published.some((name) => csl[name] !== undefined)
  })
  return told.length * 2 >= paragraphs.length
}

/** A dash stands for the names of the entry before; where those are unknown, the entry cannot be read. */
export const withNamesOf = (before: ParsedEntry | undefined, entry: ParsedEntry, from = 0): ParsedEntry => {
  const found = namesDash.exec(entry.raw.slice(from))
  if (!found) return entry
  const { author, editor } = before?.csl ?? {}
  const names = standingFor(author ?? editor, author !== undefined, entry.raw.slice(from + found[0].length))
  // `———. Hard Times. Edited by Kate Flint`: the editor behind the title is not whom the dash stands for.
  const isBehind = author !== undefined && (entry.fields['editor']?.span[0] ?? 0) > (entry.fields['title']?.span[0] ?? Infinity)
  if (entry.csl.author || (entry.csl.editor && !isBehind) || !names) return { ...entry, leftovers: [[from, from + found[0].length], ...entry.leftovers] }
  const { etAl = false, skips = false, editorsEtAl = false } = before ?? {}
  return { ...entry, etAl, skips, editorsEtAl: author ? entry.editorsEtAl : editorsEtAl, csl: { ...entry.csl, ...names } }
}

const behindDash = (words: string): RegExp => new RegExp(String.raw`^[\s,]*\(?(?:${words})(?!\p{L})`, 'iu')
const [saysEditor, saysTranslator] = [behindDash(editors), behindDash(translators)]

/** `———, ed. Tides.`: what the people of the entry above are in this one. Editors are called so again; a work that its translator leads is not read. */
const standingFor = (people: CslItem['author'], areAuthors: boolean, behind: string): Pick<CslItem, 'author' | 'editor'> | undefined => {
  if (!people || saysTranslator.test(behind)) return undefined
  return saysEditor.test(behind) ? { editor: people } : areAuthors ? { author: people } : undefined
}

/** What stands under an entry that is at its end, and is no address of it, may be anything: a note, what a web page says below its list. */
const isSplit = ({ paragraphs: [first, second], from }: Stretch, stops: boolean): boolean => {
  if (!first || !second) return false
  const { ends, dated } = formOf(first.text.slice(from))
  return (stops && !ends) || !dated || /^\s*(?:https?:|www\.|doi\b|10\.\d)/i.test(second.text)
}

/** Lines that nothing but a break parts; blanks beside one, and a break of the page, have a meaning of their own. */
const inLines = /^[^\n\f]+(?:(?<!\s)\n(?!\s)[^\n\f]+)+$/

/** Whether one entry stands in several lines of a paragraph, and nobody takes them for two. */
const isInLines = ({ paragraphs: [paragraph, ...others], from, to }: Stretch, doubts: readonly SeamDoubt[]): boolean =>
  others.length === 0 && inLines.test(paragraph!.text.slice(from, to)) && !doubts.some((doubt) => doubt.kind === 'joined' && doubt.paragraph === paragraph)

/** Where most entries end without a stop, as those do that a web page puts links behind, one that has none may be whole. */
const endWithStops = (forms: readonly EntryForm[]): boolean => forms.filter(({ ends }) => ends).length * 2 >= forms.length

/**
 * The typed numbers of a list. One without a mark, or that may be a year, is a number only beside the one before or after it: `100 Northern Towns` is
 * a name, and `(2017). Oak and iron.` the second half of an entry.
 */
const labelsOf = (forms: readonly EntryForm[]): readonly Pick<EntryForm, 'number' | 'labelled'>[] =>
  forms.map((form, at) => {
    const isSure = !form.unmarked && !isYear(form.number)
    const counts = isSure || forms[at - 1]?.number === form.number! - 1 || forms[at + 1]?.number === form.number! + 1
    return counts ? form : { number: undefined, labelled: 0 }
  })

const isYear = (number = 0): boolean => number >= 1500 && number < 2100

/** The entry without its typed number is what is read; places are those in the whole text. */
const shifted = (entry: ParsedEntry, raw: string, by: number): ParsedEntry => {
  const shift = ([from, to]: readonly [number, number]): readonly [number, number] => [from + by, to + by]
  const fields = Object.fromEntries(Object.entries(entry.fields).map(([name, { span, confidence }]) => [name, { span: shift(span), confidence }]))
  return { ...entry, raw, fields, leftovers: entry.leftovers.map(shift) }
}

/** Where italics begin in an entry of one paragraph, behind its typed number. */
const italicsIn = (stretch: Stretch, labelled: number): number | undefined =>
  italicsOf(stretch).map(([from]) => from - labelled).find((from) => from > 0)

/** A numbered list counts on where the one before has the same numbering, and paragraphs, whatever they hold. */
const countIn = (counted: Map<unknown, number>, { effective: { numbering } }: Paragraph, by: 0 | 1): number | undefined => {
  if (Number(numbering ?? 0) === 0) return undefined
  const number = (counted.get(numbering) ?? 0) + by
  counted.set(numbering, number)
  return number
}

const shownAs = (count: number, { effective }: Paragraph, { cascade }: Document): string | undefined => {
  const level = cascade.numbering.level(Number(effective['numbering']), Number(effective['numberingLevel'] ?? 0))
  return level?.format === 'decimal' && /^[^%]*%\d[^%]*$/.test(level.text) ? level.text.replace(/%\d/, String(count)).trim() : undefined
}

const isNumbered = ({ effective }: Paragraph): boolean => Number(effective['numbering'] ?? 0) !== 0

type Stretch = Pick<Reference, 'paragraphs' | 'annotations' | 'from' | 'to' | 'raw'>

/** The entries of a list: paragraphs, the first of which, `most` of them, are cut where breaks joined them, and put together where breaks split them. */
const stretchesOf = ({ paragraphs, annotations }: FoundList, read: Read, most: number): { stretches: Stretch[]; doubts: SeamDoubt[] } => {
  const stretches: Stretch[] = []
  const doubts: SeamDoubt[] = []
  for (const paragraph of paragraphs) {
    const last = stretches.at(-1)
    const below = annotations?.get(paragraph) ?? []
    // Beyond the limit nothing is read, and a paragraph is an entry.
    const isRead = stretches.length <= most
    // What is said of one work ends its entry.
    const mayGoOn = isRead && last?.annotations.length === 0
    const joint = mayGoOn ? continues(last.raw, paragraph.text, isNumbered(paragraph), read) : undefined
    if (joint?.doubt !== undefined) doubts.push({ paragraph, from: joint.doubt, kind: 'split' })
    const { outcome, doubt } = cutJoined(paragraph.text, isRead ? read : unread)
    if (isRead && doubt !== undefined) doubts.push({ paragraph, from: doubt, kind: 'joined' })
    outcome.forEach(({ from, to }, place) => {
      const text = paragraph.text.slice(from, to)
      if (place === 0 && last && joint?.outcome) {
        stretches[stretches.length - 1] = { ...last, paragraphs: [...last.paragraphs, paragraph], annotations: below, to, raw: `${last.raw} ${text}` }
        return
      }
      stretches.push({ paragraphs: [paragraph], annotations: place === outcome.length - 1 ? below : [], from, to, raw: text })
    })
  }
  return { stretches, doubts }
}
