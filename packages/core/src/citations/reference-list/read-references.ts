import type { Codec } from '../../codec.js'
import type { Structure } from '../../structure/structure.js'
import type { Document } from '../../wordml/document.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { parseEntry, type ParsedEntry } from '../parser/entry.js'
import { referenceModel } from '../parser/reference-model.js'
import { continues, cutJoined, type Read } from './cut.js'
import { formOf } from './entry-form.js'
import { findLists, type FoundList } from './find-lists.js'
import type { Reference, ReferenceList, SeamDoubt } from './reference.js'

/** Below this an entry is left grey: of those above it few are read wrongly, of those below it many. */
export const greyBelow = 0.5

/** Finds the reference lists of a document and reads their entries. The model is loaded only where there is a list. */
export const readReferences = async (document: Document, structure: Structure, codec: Codec): Promise<readonly ReferenceList[]> => {
  const found = findLists(document, structure)
  if (found.length === 0) return []
  const model = await referenceModel(codec)
  const known = new Map<string, ParsedEntry>()
  const read: Read = (text) => {
    const kept = known.get(text)
    if (kept) return kept
    const entry = parseEntry(text, model)
    known.set(text, entry)
    return entry
  }
  let index = 0
  return found.map((list, place) => {
    const { stretches, doubts } = stretchesOf(list, read)
    const references = stretches.map((stretch, position): Reference => {
      index++
      const entry = read(stretch.raw)
      const number = formOf(stretch.raw).number ?? (isNumbered(stretch.paragraphs[0]!) ? position + 1 : undefined)
      return { ...stretch, id: `r${index}`, index, list: place, number, entry, grey: isGrey(entry) }
    })
    return { heading: list.heading, references, doubts }
  })
}

/** What cannot be rewritten without guessing: the unsure, and what says neither what it is nor who made it. */
export const isGrey = ({ confidence, csl }: ParsedEntry): boolean =>
  confidence < greyBelow || csl.title === undefined || (csl.author ?? csl.editor ?? csl.issued) === undefined

const isNumbered = ({ effective }: Paragraph): boolean => Number(effective['numbering'] ?? 0) !== 0

type Stretch = Pick<Reference, 'paragraphs' | 'from' | 'to' | 'raw'>

/** The entries of a list: paragraphs, cut where breaks joined them, and put together where breaks split them. */
const stretchesOf = ({ paragraphs }: FoundList, read: Read): { stretches: Stretch[]; doubts: SeamDoubt[] } => {
  const stretches: Stretch[] = []
  const doubts: SeamDoubt[] = []
  for (const paragraph of paragraphs) {
    const last = stretches.at(-1)
    const joint = last && continues(last.raw, paragraph.text, isNumbered(paragraph), read)
    if (joint?.doubt !== undefined) doubts.push({ paragraph, from: joint.doubt, kind: 'split' })
    const { outcome, doubt } = cutJoined(paragraph.text, read)
    if (doubt !== undefined) doubts.push({ paragraph, from: doubt, kind: 'joined' })
    outcome.forEach(({ from, to }, place) => {
      const raw = paragraph.text.slice(from, to)
      if (place > 0 || !last || !joint?.outcome) stretches.push({ paragraphs: [paragraph], from, to, raw })
      else stretches[stretches.length - 1] = { paragraphs: [...last.paragraphs, paragraph], from: last.from, to, raw: `${last.raw} ${raw}` }
    })
  }
  return { stretches, doubts }
}
