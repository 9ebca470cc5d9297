import { noDate } from '../../../words/undated.js'
import { bothNames } from '../../fields/short-name.js'
import { type Mend, withStretch } from '../../segment.js'

/** Two names, one of them in brackets, between the begin of an entry, or its number, and a year. */
const beforeYear = new RegExp(String.raw`^\s*(?:\[?\d{1,3}[.\]]{1,2}\s+)?([^()[\]\d,]{2,90}\s[([][^()[\]\d]{2,90}[)\]])[.,]?\s+(?=\(?(?:(?:1[5-9]|20)\d\d|(?:${noDate})))`, 'iu')

/**
 * `NHC (National Harbour | Council) (2009) Tides`, `Department of Health (DoH), 2010.`: a name and the letters for it, before a year, are of the
 * group that wrote the work.
 */
export const withAbbreviatedGroup: Mend = (raw, segments) => {
  const [all = '', names] = beforeYear.exec(raw) ?? []
  if (names === undefined || !bothNames(names)) return segments
  const from = all.indexOf(names)
  const told = segments.find(({ span }) => span[0] <= from && from < span[1])
  const end = from + names.length
  return told?.label === 'author' && told.span[1] >= end && told.confidence === 1 ? segments : withStretch(raw, segments, [from, end], 'author')
}
