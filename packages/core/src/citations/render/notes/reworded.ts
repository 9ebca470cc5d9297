import type { Citation, CitingChapter } from '../../citations.js'
import type { Reference } from '../../reference-list/reference.js'
import { plain, type RichText } from '../../rich-text.js'
import type { Replacement } from '../placed.js'
import type { Rendered, Reread } from '../rendered.js'
import { listsThen } from '../settling/next-run.js'
import { rehearse } from '../settling/rehearse.js'

/** What a style makes of notes, by the ids of their citations. */
type AsNotes = (references: readonly Reference[], citations: readonly Citation[]) => ReadonlyMap<string, RichText>

/** What stays changes how the rest is read. */
const rounds = 5

/**
 * Typed notes in the words of the style: those that are read again as what they are once the document has its new words, and that the next
 * run would word just so. The others stay as they are typed.
 */
export const rewordedNotes = (
  { clusters, texts }: Pick<CitingChapter, 'clusters' | 'texts'>,
  made: Rendered,
  asNotes: { readonly now: ReadonlyMap<string, RichText>; readonly of: AsNotes },
  reread: Reread,
): ReadonlyMap<string, Replacement> => {
  let reworded = new Map(clusters.flatMap(({ id, form, from, to }): [string, Replacement][] => {
    const text = form === 'note' ? asNotes.now.get(id) : undefined
    return text ? [[id, { from, to, text }]] : []
  }))
  if (reworded.size === 0) return reworded
  const { read, list } = listsThen(made, reread)
  const references = made.references.map(({ reference }) => ({ ...reference, entry: read.get(reference.id)! }))
  for (let round = 1; round <= rounds && reworded.size > 0; round++) {
    const then = rehearse(texts, clusters, new Map([...made.citations, ...reworded]), list, true)
    // A note is mentioned where its mark stands, among the citations of the text.
    const again = asNotes.of(references, clusters.map(({ mark, ...citation }) => ({ ...(then.citations.get(citation.id) ?? citation), ...(mark && { mark }) })))
    const same = [...reworded].filter(([id]) => then.same.has(id))
    const isSteady = ([id, { text }]: readonly [string, Replacement]): boolean => again.get(id) === undefined || plain(again.get(id)!) === plain(text)
    if (same.length === reworded.size && same.every(isSteady)) return reworded
    // At first a note gets the words that the next run would give it: the list in its new words may name whoever keeps a page before its title.
    reworded = new Map(round === 1 ? same.map(([id, made]) => [id, { ...made, text: again.get(id) ?? made.text }]) : same.filter(isSteady))
  }
  return new Map()
}
