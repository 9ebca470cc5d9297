import { isGroup } from '../../fields/group.js'
import { repositoryName } from '../../fields/kind.js'
import { cutAt, has, isContainer, type Mend, type Segment, surely } from '../../segment.js'

const yearInBrackets = /^\s*\((?:19|20)\d\d\)\.\s*$/u
const initialFirst = /^\s*(?:(?:and|&)\s)?\p{Lu}\p{Ll}?\./u
const nameOfProgram = /^(?!(?:and|et|others)\b)\p{L}[^,;]*[.,;]?\s*$/u
const nameOfRepository = new RegExp(String.raw`^\s*${repositoryName}\s*$`, 'u')

/**
 * `B. Berg, Tidal. (2016). R package version 2.1`, `Berg B. Tidal. Version 2.1`: what stands before a version, behind names or alone, is what a
 * program is called.
 */
export const withProgram: Mend = (_, segments) => {
  const version = segments.findIndex(({ label }) => label === 'version')
  const at = version - (yearInBrackets.test(segments[version - 1]?.text ?? '') ? 2 : 1)
  const before = segments[at]
  if (before && nameOfRepository.test(before.text) && (before.label === 'url' || before.label === 'title')) return segments.with(at, surely({ ...before, label: 'title' }))
  if (version < 1 || has(segments.slice(0, version), 'title')) return segments
  if (before && isContainer(before)) return segments.with(at, surely({ ...before, label: 'title' }))
  if (before?.label !== 'author') return segments
  if (!/[,.]\s/.test(before.text.trimEnd())) return isGroup(before.text.trim()) ? segments : segments.with(at, { ...before, label: 'title' })
  const end = before.text.trimEnd().lastIndexOf(initialFirst.test(before.text) ? ', ' : '. ') + 2
  const isBehind = end > 1 && nameOfProgram.test(before.text.slice(end)) && !initialFirst.test(before.text.slice(end))
  return isBehind ? withHouseBehind(segments.toSpliced(at, 1, ...cutAt(before, end, 'title').map(surely))) : segments
}

/** `Tidal. (2016). Computer software version 2.1. | Quay Software.`: a program has one title, and behind its version stands who has brought it out. */
const withHouseBehind = (segments: readonly Segment[]): readonly Segment[] => {
  const last = segments.findLastIndex(({ label }) => label === 'title')
  const isHouse = has(segments.slice(0, last), 'version') && !has(segments, 'publisher')
  return isHouse ? segments.with(last, surely({ ...segments[last]!, label: 'publisher' })) : segments
}
