import { cutAt, type Mend, surely } from '../../segment.js'
import { isSentence, plainWordsIn } from '../sources/sure-source.js'
import { lastSentence } from './last-sentence.js'

const seen = /\sAccessed\s\p{Lu}\p{L}+\s\d{1,2},\s\d{4}\.\s(?:https?:|www\.)\S+\s*$/u
const day = /^[\s.,]*(?:(?:Published|Updated|Posted|Reviewed|Modified)\s)?\p{Lu}\p{L}+\s(?:\d{1,2},\s)?\d{4}\.\s/u

/**
 * `How salt works. | Harbour Health Network. | Updated May 16, 2002. Accessed July 9, 2002. https://…`: what nobody has signed, and its site, are a
 * sentence and a name (AMA 11, 3.15.3).
 */
export const withSiteBehindTitle: Mend = (raw, segments) => {
  const [title] = segments
  const at = title?.label === 'title' && day.test(raw.slice(title.span[1])) && seen.test(raw) ? title.text.search(lastSentence) : -1
  if (at <= 0 || !isSentence(title!.text.slice(0, at)) || plainWordsIn(` ${title!.text.slice(at)}`) > 0) return segments
  return [...cutAt(surely(title!), at, 'publisher'), ...segments.slice(1)]
}
