import { people } from '../names/spoken.js'
import { type Mend, withStretch } from '../../segment.js'

/** `[Review of the book Salt, by A. Roe]` (APA 7, 10.7), `“At Rest.” Review of Salt, by Ann Roe.` (MLA 9, 5.107), `‘At rest’. Review of Salt by A. Roe.` */
const review = new RegExp(String.raw`(?:\s\[(?:Review\sof\sthe\s(book|film|play|album|novel|exhibition)|Review\sof)|(?<=[.,]?[”’"][.,]?)\s(?:[Rr]eview|[Rr]ev\.)\sof)\s(\p{Lu}[^[\]“”]{2,200}?),?\sby\s(${people})(?:\]|(?=[.,]\s))`, 'u')
/** Behind it stands what the review came out in, before its volume or its day. */
const source = /^[.,]\s(\p{Lu}[^,\d[\]“”]{3,80}?)(?=,\s(?:vol\.\s)?\d|\s\d{1,4}[\s(,:]|,\s(?:1[89]|20)\d\d|,\s\p{Lu}\p{Ll}{2,8}\.?\s\d)/u

/** A review says what it is of, and by whom that is: neither its own source nor its editor. */
export const withReview: Mend = (raw, segments) => {
  const found = / by /.test(raw) ? review.exec(raw) : null
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0)
  const behind = source.exec(raw.slice(end))
  if (!found || !behind) return segments
  const [, genre, title = '', authors = ''] = found
  const from = raw.indexOf(title, found.index + 1)
  const by = end - authors.length - (raw[end - 1] === ']' ? 1 : 0)
  const at = end + behind[0].length - behind[1]!.length
  // What of it was taken for something else goes with the words between its parts.
  const rest = withStretch(raw, segments, [found.index, end], 'note').filter(({ span }) => span[0] !== found.index || span[1] !== end)
  const parts = withStretch(raw, withStretch(raw, withStretch(raw, rest, [from, from + title.length], 'reviewed-title'), [by, by + authors.length], 'reviewed-author'), [at, at + behind[1]!.length], 'journal')
  const named = genre === undefined ? parts : withStretch(raw, parts, [from - genre.length - 1, from - 1], 'reviewed-genre')
  const own = /[“"‘][^“”"]+[”"’][.,]?$/u.exec(raw.slice(0, found.index))
  return own ? withStretch(raw, named, [own.index, found.index], 'title') : named
}
