import { endOf } from '../../../../algorithms/matches.js'
import { cutAt, has, type Mend, type Segment } from '../../segment.js'

/** `edited by Ada Berg and M. Roe. Gale`: a whole word with a stop ends a name, and the names with it. */
const afterNames = /(?<=^.*\p{L}\p{Ll}{3,}(?<!\b(?:Univ|Dept|Prof|Inst|Assoc|Hrsg|trans|transl))\.)\s+(?=\p{Lu}[\p{L}&][^.]*\.?\s*$|\p{Lu}[^.]*,\s*$)/u

/** `Translated by Ada Berg, Heron House, 2003`: two names are joined by “and” (MLA 9, 5.9), and behind a comma stands who published the work. */
const afterName = /^[\s.,]*(?:Edited|Translated)\sby\s(?:[^,]+?\sand\s)?[^,]+,\s+(?=\p{Lu}(?:(?!\sand\s)[^,])*,\s*$)/u

/** Who published a work stands behind its editors and before its year, where nothing else was read for it. */
export const withPublisher: Mend = (_, segments) => {
  if (has(segments, 'publisher')) return segments
  return segments.flatMap((segment, index): Segment[] => {
    const after = segments[index + 1]
    const isLast = (segment.label === 'editor' || segment.label === 'translator') && (!after || after.label === 'date')
    const found = (segment.label === 'editor' ? afterNames.exec(segment.text) : null) ?? afterName.exec(segment.text)
    const cut = isLast ? endOf(found) : 0
    return cut > 0 ? cutAt(segment, cut, 'publisher') : [segment]
  })
}
