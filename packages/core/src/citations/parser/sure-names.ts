import { isGroup } from './fields/group.js'
import { saysEditors } from './roles.js'
import { type Segment, sure, surely } from './segment.js'

/**
 * `Berg A, Roe C, editors. Ropes of the north.`, `Harbour Council. n.d. “Tides.”`: people whom a word calls editors, and a group by its name,
 * are who they are where an entry begins with them and its title or its year stands behind.
 */
export const withSureNames = (_: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label }) => label !== 'citation-number')
  const [names, next] = segments.slice(Math.max(0, at))
  if (!names || !next || (next.label !== 'title' && next.label !== 'date') || next.confidence < sure) return [...segments]
  const isSure = (names.label === 'editor' && saysEditors(names.text)) || (names.label === 'author' && isOffice(names.text))
  return isSure ? segments.with(at, surely(names)) : [...segments]
}

const isOffice = (text: string): boolean => /\p{L}\.?\s*$/u.test(text) && !/[,;]/.test(text) && isGroup(text.trim())
