import type { Document } from '../../../wordml/document.js'
import { noteMarksIn } from '../../../wordml/note-marks.js'
import { objectMark } from '../../../wordml/paragraph.js'
import { isParagraph, type Story } from '../../../wordml/story.js'
import type { Citation, NoteMark } from '../../citations.js'
import type { Cite } from '../../cluster.js'
import { fold } from '../../in-text/fold.js'
import { leansOnNote, pointsToNote } from '../../in-text/notes.js'
import type { Reference } from '../../reference-list/reference.js'
import { notesByMark, textOf } from './note-stories.js'

/** A citation that is a note, seen where its mark stands: as a raised number, which is what it is to a reader. */
export interface AtMark {
  readonly citation: Citation
  readonly note: Story
}

/** The notes of a document that hold nothing but citations which are understood, and on which no other note leans; by the ids of the citations. */
export const notesAtMarks = (
  document: Document,
  references: readonly Reference[],
  citations: readonly Citation[],
): ReadonlyMap<string, AtMark> => {
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  return atMarks(document, citations, (citation, note) => isBareCitation(citation, note, byId))
}

/** Whether a note is one paragraph that holds nothing but citations which are understood. */
export const isBareCitation = (citation: Citation, note: Story, byId: ReadonlyMap<string, Reference>): boolean =>
  isBare(note) && saysNothingElse(citation, byId) && citation.cites.every(({ link }) => link.kind !== 'ambiguous')

/** The notes whose mark can go for what `isOnly` says that they hold nothing but. */
export const atMarks = (
  { stories, paragraphs }: Document,
  citations: readonly Citation[],
  isOnly: (citation: Citation, note: Story) => boolean,
): ReadonlyMap<string, AtMark> => {
  // A cross-reference to a note would lead nowhere, and one that is typed to another note.
  if (paragraphs.some(({ fields, text }) => fields.some(({ name }) => name === 'NOTEREF') || pointsToNote.test(text))) return new Map()
  const notes = notesByMark(stories)
  const cited = new Map(citations.flatMap((citation) => (citation.form === 'note' ? [[citation.paragraph.story, citation] as const] : [])))
  const found = new Map<string, AtMark>()
  let leaned = false
  // From the last on: “ibid.” in a note that stays leans on the note before it, which then stays too.
  for (const { kind, id } of paragraphs.flatMap((paragraph) => [...noteMarksIn(paragraph)]).reverse()) {
    const note = notes.get(`${kind} ${id}`)
    const citation = note && cited.get(note)
    const mark = citation?.mark
    const goes: boolean = !leaned && mark !== undefined && standsAlone(mark) && isOnly(citation!, note!)
    if (goes) found.set(citation!.id, { note: note!, citation: seenAt(citation!, mark!) })
    leaned = !goes && (citation ? citation.cites[0]?.noteForm === 'ibid' : note !== undefined && leansOnNote.test(textOf(note).trim()))
  }
  return found
}

const seenAt = (citation: Citation, { paragraph, at, names }: NoteMark): Citation => ({
  ...citation,
  paragraph,
  from: at,
  to: at + 1,
  form: 'superscript',
  ...(names && { names }),
  cites: citation.cites.map(inText),
})

/** A note begins as a sentence does, and says in words of its own that a work was seen in another one. */
const inText = ({ prefix, ...cite }: Cite): Cite => {
  if (prefix === undefined) return cite
  return /^(?:quoted|cited) in$/i.test(prefix) ? { ...cite, original: { names: [], said: '' } } : { ...cite, prefix: prefix.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) }
}

/** One paragraph of text, in which nobody has anything pending. */
const isBare = ({ blocks }: Story): boolean => {
  const [paragraph, ...others] = blocks
  if (!paragraph || others.length > 0 || !isParagraph(paragraph) || paragraph.revised || paragraph.bound || paragraph.text.includes(objectMark)) return false
  const going = new Set(paragraph.dissolved)
  const elements = [paragraph.element, ...paragraph.runs.map((run) => run.element)]
  return elements.every(({ children }) => children.every((child) => textual.test(child.name) || going.has(child)))
}

const textual = /^w:(pPr|r|rPr|proofErr|t|tab|footnoteRef|endnoteRef|noBreakHyphen|softHyphen|lastRenderedPageBreak)$/

/** Nothing is pending where the mark stands, and no other mark stands beside it. */
const standsAlone = ({ paragraph, at }: NoteMark): boolean => {
  const { text, revised, bound, within, runs } = paragraph
  if (revised || bound || within.length > 0 || text[at - 1] === objectMark || text[at + 1] === objectMark || text.slice(0, at).trim() === '') return false
  return runs.every((run) => run.to < at || run.from > at + 1 || (run.field === undefined && !run.fallback))
}

/** Every word of the note is one of its entries, of a place in them, or one that citations are joined by. */
const saysNothingElse = ({ paragraph, cites }: Citation, byId: ReadonlyMap<string, Reference>): boolean => {
  const said = cites.flatMap(({ link, locator, prefix }) => [
    ...link.references.flatMap((id) => (byId.has(id) ? [byId.get(id)!.raw, ...initialsIn(byId.get(id)!)] : [])),
    locator ? `${locator.label} ${locator.value}` : '',
    prefix ?? '',
  ])
  const known = new Set(said.flatMap((text) => fold(text).split(' ')))
  return !unpaged.test(paragraph.text) && fold(paragraph.text).split(' ').every((word) => known.has(word) || joining.has(word))
}

/** `https://…, o. S.`: that a work has no pages no style says. */
const unpaged = /(?<!\p{L})(?:o\.\s?S\.|s\.\s?p\.)(?!\s?\d)/u

/** A name that an entry has in full says its initials too: `T. Marlowe` is `Marlowe, Tess`. */
const initialsIn = ({ entry: { csl } }: Reference): readonly string[] =>
  [csl.author, csl.editor, csl.translator].flatMap((names) => names ?? []).flatMap(({ given = '' }) => fold(given).split(' ').map((name) => name.charAt(0)))

/** What citations say beside the words of their entries: `ed.` for “edited by”, `ibid.` for a work. */
const joining: ReadonlySet<string> = new Set(
  `a the in and et al ed eds edited by trans translated vol vols volume no nos p pp page pages chap chaps fig figs sec ibid ibidem id idem op loc cit par paras line lines col cols n nn
   doi https http www org com phd diss ma thesis doctoral dissertation rev repr reprint
   s seite seiten f ff hier ici aqui here at esp bd aufl hrsg hg h heft jg nr o ebd ebenda ebda art ob v dans en coord dir org`.split(/\s+/),
)
