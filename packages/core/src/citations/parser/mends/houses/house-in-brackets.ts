import { cutAt, has, isContainer, type Mend, type Segment, surely } from '../../segment.js'

const opened = /\s\(([^()]*\p{L}[^()]*,)\s*$/u
const closes = /^[^()]*\)[\s.,;]*$/u

/**
 * `Slow Tides (Roe, Berg and Lund, New York), 12–19`: a bracket that a place closes was opened by who published the work, whatever the title
 * or what it stands in was taken to end with (INFORMS, physics).
 */
export const withHouseInBrackets: Mend = (_, segments) => {
  if (has(segments, 'publisher')) return segments
  return segments.flatMap((segment, index): Segment[] => {
    const after = segments[index + 1]
    const isName = segment.label === 'title' || isContainer(segment)
    const house = isName && after?.label === 'location' && closes.test(after.text) ? opened.exec(segment.text) : null
    if (!house) return [segment]
    return cutAt(surely(segment), house.index, 'publisher')
  })
}
