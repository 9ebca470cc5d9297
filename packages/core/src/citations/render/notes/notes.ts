import type { Citation } from '../../citations.js'
import type { Cite } from '../../cluster.js'
import type { CitationEngine, CitedItem, Position, RenderedCite } from '../../engine.js'
import { agreeing } from '../../in-text/link.js'
import type { Reference } from '../../reference-list/reference.js'
import { joined, plain, type RichText } from '../../rich-text.js'
import { isTyped, placeIn, renderedCites } from '../cites.js'
import { breaksOff, namesFor } from '../leaning.js'
import { isBareCitation } from './at-marks.js'
import { bare, isCitable, isTitleRead, isUnderstood } from '../rendered.js'
import { unknownName, worksOf } from '../work.js'
import { hasRoomForNote } from './room.js'
import { longestShared, withTypedShortTitles } from './short-titles.js'
import { isWritable } from '../writable.js'

interface Beside {
  /** Citations by number become notes, too. */
  readonly numbers: boolean
  /** The ids of the entries that the style says all of. */
  readonly told: ReadonlySet<string>
  /** Those that the list has in the words of the style. */
  readonly worded: ReadonlySet<string>
  readonly ibidStays: boolean
  /** The works of what stands in a note and is worded by a manager's data. */
  readonly live: (citation: Citation) => readonly RenderedCite[] | undefined
  /** Works that have no entry. */
  readonly others: readonly CitedItem[]
  /** The ids of citations that can become no note. */
  readonly hindered: ReadonlyMap<string, unknown>
}

/**
 * What a style that cites in notes makes of the citations in the text, and of typed notes that hold nothing else, by their ids: the text
 * of a note for each that is understood. In the place of a number a note says of an entry that is not understood what the list says of it.
 */
export const renderNotes = (
  engine: CitationEngine,
  references: readonly Reference[],
  citations: readonly Citation[],
  { numbers, told, worded, ibidStays, live, others, hindered }: Beside,
): ReadonlyMap<string, RichText> => {
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  const works = worksOf(references.map(({ id, entry }) => [id, entry]))
  const rendering = engine.open([...withTypedShortTitles(works, citations), ...others])
  const texts = new Map<string, RichText>()
  const sequence = new Sequence((id) => told.has(id) && isUnderstood(byId.get(id)))
  // A note would name the title alone of a film of which the style does not say who directed it.
  const isTold = ({ id, entry: { csl } }: Reference): boolean => csl.director === undefined || told.has(id)
  const isNamed = (reference: Reference): boolean => isCitable(reference) && isTitleRead(reference) && isTold(reference)
  const isWhole = (reference: Reference): boolean => isUnderstood(reference) && worded.has(reference.id)
  const areShort = citations.every(({ form, cites }) => form !== 'note' || cites.every(({ noteForm }) => noteForm !== 'full'))
  for (const citation of inOrderOfMarks(citations)) {
    const numeric = citation.system === 'numeric'
    const isNote = citation.form === 'note'
    const isStuck = hindered.has(citation.id) || (numeric && !numbers) || (ibidStays && isNote && citation.cites[0]?.noteForm === 'ibid')
    const asNote = (): readonly RenderedCite[] | undefined =>
      isNote ? citesOfNote(citation, byId, engine.seenIn, isWhole) : citesOf(citation, byId, engine.seenIn, numeric ? () => true : isNamed)
    const cites = isStuck ? undefined : asNote()
    const beside = live(citation)
    if (beside) sequence.next(beside)
    else if (!cites) sequence.pass(isNote ? citation.cites : [])
    if (!cites) continue
    const placed = sequence.next(cites)
    const ordered = isNote ? placed.map((cite, place) => asTyped(cite, () => titled(citation, place, byId), areShort)) : placed
    const cited = cites.every(({ id }) => isNamed(byId.get(id)!)) ? rendering.cite(ordered) : undefined
    if (cited && !plain(cited).includes(unknownName)) texts.set(citation.id, tucked(sentence(cited)))
    else if (numeric) texts.set(citation.id, sentence(oneByOne(ordered, (cite) => (isNamed(byId.get(cite.id)!) ? rendering.cite([cite]) : unknown), byId)))
  }
  return texts
}

/** The citations by number that can become no note. */
export const numbersWithoutNote = (
  { seenIn }: CitationEngine,
  references: readonly Reference[],
  citations: readonly Citation[],
  { live, hindered }: Pick<Beside, 'live' | 'hindered'>,
): readonly Citation[] => {
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  const isNoted = (citation: Citation): boolean => !hindered.has(citation.id) && citesOf(citation, byId, seenIn, () => true) !== undefined
  return citations.filter((citation) => citation.system === 'numeric' && !live(citation) && !isNoted(citation))
}

const unknown: RichText = [{ text: unknownName }]

/** The works of a citation one after the other, those that cannot be worded as the list has them. */
const oneByOne = (cites: readonly RenderedCite[], worded: (cite: RenderedCite) => RichText, byId: ReadonlyMap<string, Reference>): RichText => {
  const parts = cites.map((cite, place): RichText => {
    const text = worded(cite)
    const last = place === cites.length - 1
    if (!plain(text).includes(unknownName)) return last ? text : withoutStop(text)
    const where = cite.locator === undefined ? '' : `, ${cite.locator.replace(/-/g, '–')}`
    return [{ text: cite.prefix ?? '' }, ...withoutStop([{ text: bare(byId.get(cite.id)!) }]), { text: `${where}${cite.suffix ?? ''}${last ? '.' : ''}` }]
  })
  return joined(parts.flatMap((part, place) => (place === 0 ? part : [{ text: '; ' }, ...part])))
}

const withoutStop = (text: RichText): RichText => text.map((run, place) => (place === text.length - 1 ? { ...run, text: run.text.replace(/\.(?=[”’"']?$)/u, '') } : run))

/** The cites of a citation that can become a note: its mark can stand in the text of the body alone. */
const citesOf = (
  citation: Citation,
  byId: ReadonlyMap<string, Reference>,
  seenIn: CitationEngine['seenIn'],
  isFit: (reference: Reference) => boolean,
): readonly RenderedCite[] | undefined => {
  if (!isTyped(citation) || citation.form === 'note' || citation.paragraph.story.kind !== 'body') return undefined
  const isNamed = breaksOff(citation)
  if (!isWritable(citation) || isAmongOthers(citation) || !hasRoomForNote(citation, isNamed)) return undefined
  if (isNamed && namesFor(citation, byId) === undefined) return undefined
  // A note names its works whether or not the sentence does.
  return renderedCites(citation, byId, isFit, seenIn)?.map(({ suppressAuthor: _, ...cite }) => cite)
}

/** The cites of a note that holds nothing but works which are understood. */
const citesOfNote = (citation: Citation, byId: ReadonlyMap<string, Reference>, seenIn: CitationEngine['seenIn'], isFit: (reference: Reference) => boolean) => {
  if (!isTyped(citation) || !isWritable(citation) || !isBareCitation(citation, citation.paragraph.story, byId)) return undefined
  return renderedCites({ ...citation, form: 'parenthetical' }, byId, isFit, seenIn)?.map(({ suppressAuthor: _, ...cite }) => cite)
}

/** Whether a cite of a typed note names the title of its work. */
const titled = ({ paragraph, cites }: Citation, place: number, byId: ReadonlyMap<string, Reference>): boolean => {
  const { from, to, link: { references: [id = ''] } } = cites[place]!
  return longestShared(byId.get(id)?.entry.csl.title ?? '', paragraph.text.slice(from, to)) !== undefined
}

/**
 * Whoever names no work in full leaves that to the list, as an author may (CMOS 18, 13.18), and whoever names a title though the note before
 * has it may do so, too.
 */
const asTyped = (cite: RenderedCite, isTitled: () => boolean, areShort: boolean): RenderedCite => {
  const isShort = (cite.position === 'first' && areShort) || (cite.position?.startsWith('ibid') && isTitled())
  return isShort ? { ...cite, position: 'subsequent' } : cite
}

const named = /\p{Lu}[\p{L}\p{M}’'-]+,?\s(?:1[5-9]|20)\d\d(?!\d)/u

/** `(Roe 1954; cf. Lee 1997 Berg (2006))`: without the bracket inside, the one around it would be read as a citation of its own. */
const isAmongOthers = ({ paragraph: { text }, from, to }: Citation): boolean => {
  const before = inner.exec(text.slice(Math.max(0, from - 300), from))?.[1]
  return before !== undefined && named.test(before.replace(/\([^()]*\)/gu, '') + ' ' + text.slice(to, to + 300).replace(/\([^()]*\)/gu, '').split(')')[0]!)
}

/** What stands behind a bracket that is open yet. */
const inner = /\(([^()]*(?:\([^()]*\)[^()]*)*)$/u

/** The comma of words that follow a work stands inside its quotation marks, as the style’s own do (CMOS 18, 6.9). */
const tucked = (text: RichText): RichText => text.map((run) => ({ ...run, text: run.text.replace(/”,(?= )/g, ',”') }))

/** Notes are counted by their marks in the text. */
export const inOrderOfMarks = <Found extends Citation>(citations: readonly Found[]): readonly Found[] => {
  const place = ({ paragraph, from, mark }: Found) => (mark ? { paragraph: mark.paragraph, from: mark.at } : { paragraph, from })
  return [...citations].sort((one, other) => place(one).paragraph.index - place(other).paragraph.index || place(one).from - place(other).from)
}

/**
 * Where each cite stands among those before it (CSL 1.0.2, `position`). What is not understood throughout is named in short
 * at once: the list has the rest (CMOS 18, chapter 13).
 */
export class Sequence {
  private readonly seen = new Set<string>()
  private last: readonly Place[] = []

  constructor(private readonly isUnderstood: (id: string) => boolean = () => true) {}

  /** Something stands between that is not known: no work is cited again right after it. */
  interrupt(): void {
    this.last = []
  }

  next(cites: readonly RenderedCite[]): readonly RenderedCite[] {
    const placed = cites.map((cite, index) => {
      const [before, ...others] = index > 0 ? cites.slice(index - 1, index) : this.last
      const position = others.length === 0 && before?.id === cite.id ? repeated(before, cite) : this.seen.has(cite.id) || !this.isUnderstood(cite.id) ? 'subsequent' : 'first'
      this.seen.add(cite.id)
      return { ...cite, position }
    })
    this.last = cites
    return placed
  }

  /** What stays as it is: a note, or something in the text that is no note. */
  pass(cites: readonly Cite[]): void {
    const known = cites.flatMap((cite) => (agreeing.has(cite.link.kind) ? cite.link.references : []).slice(0, 1).map((id) => ({ id, ...placeIn(cite) })))
    for (const { id } of known) this.seen.add(id)
    if (cites.length > 0) this.last = known
  }
}

/** A work, and the place in it. */
type Place = Pick<RenderedCite, 'id' | 'locator' | 'label'>

const repeated = (before: Place, { locator, label }: Place): Position => {
  if (locator === before.locator && label === before.label) return 'ibid'
  return locator === undefined ? 'subsequent' : 'ibid-with-locator'
}

/** A note is a sentence, though it may begin with `see`. */
export const sentence = (text: RichText): RichText => text.map((run, index) => (index === 0 ? { ...run, text: run.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) } : run))
