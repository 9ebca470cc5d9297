import { forewordNames } from '../../../words/forewords.js'
import { person } from './spoken.js'
import { inTurn, type Mend, withStretch } from '../../segment.js'

/** Whatever else than a foreword stands in a book may do so in one whose editors are not called so. */
const part = `(?:${forewordNames})`
const partAlone = new RegExp(String.raw`^[\s.,“"]*${part}[\s.,”"]*$`, 'u')

/** `Foreword. In K. Obi, | Rivers of salt`: nobody says that they edited it (APA 7, 10.3). */
const withAuthorsFirst: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'editor' && /^[\s.,]*In\s[^()]+,\s*$/u.test(text) && partAlone.test(segments[index - 1]?.text ?? ''))
  return at < 0 ? segments : segments.with(at, { ...segments[at]!, label: 'container-author' })
}

/** `Foreword. Salt, by Ann Roe, Fjord Press`, `Foreword to Salt, by Ann Roe. Fjord Press` (MLA 9, 5.107; CMOS 18, 14.10). */
const behindBook = new RegExp(String.raw`(?<=[.\d]\s)“?(${part})(?:[.]”?\s(?:In\s)?|\sto\s)(\p{Lu}[^.,“”]{1,120})(?:,\s|\.\s(?=By))(?:by|By)\s(${person}(?:\sand\s${person})?)[.,](?:\s([ivxlc]+[–-][ivxlc]+|\d+[–-]\d+)[.,])?(?=\s)`, 'u')

const withAuthorsBehind: Mend = (raw, segments) => {
  const found = behindBook.exec(raw)
  if (!found) return segments
  const [whole, title = '', book = '', authors = '', pages] = found
  const placed = (words: string, from: number): readonly [number, number] => {
    const start = raw.indexOf(words, from)
    return [start, start + words.length]
  }
  const spans = { title: placed(title, found.index), book: placed(book, found.index + title.length) }
  const people = placed(authors, spans.book[1])
  const [from, to] = [found.index, found.index + whole.length]
  // What of it was taken for something else goes with the words between its parts.
  const rest = withStretch(raw, segments, [from, to], 'note').filter(({ span }) => span[0] !== from || span[1] !== to)
  const parts = withStretch(raw, withStretch(raw, withStretch(raw, rest, spans.title, 'title'), spans.book, 'container-title'), people, 'container-author')
  return pages === undefined ? parts : withStretch(raw, parts, placed(pages, people[1]), 'pages')
}

/** A foreword stands in a book of others, who did not edit it. */
export const withAuthorOfBook = inTurn(withAuthorsFirst, withAuthorsBehind)
