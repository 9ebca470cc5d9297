import type { CitedItem } from '../../src/citations/engine.js'
import { loadEngine } from '../../src/citations/load-engine.js'
import { plain } from '../../src/citations/rich-text.js'
import { styleNamed } from '../../src/styles/registry.js'

/** What a work is in the list of a style, as its handbook has it. */
export const listed = async (style: string, work: Omit<CitedItem, 'id'>): Promise<string> => {
  const { csl, corrections } = styleNamed(style).style.citations
  const engine = await loadEngine({ csl: csl!, corrections, language: 'en-US' })
  return plain(engine.open([{ ...work, id: 'work' }]).entries()[0]!.text)
}
