import { inTurn, isContainer, surely, withStretch, has, type Mend } from '../../segment.js'

const name = String.raw`(?:\p{Lu}\.[\s-]?){1,4}(?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}’'-]+`
const editors = new RegExp(String.raw`(?<=[\p{L}.)],\s)${name}(?:(?:,\sand|,|\sand)\s${name})*,\sEds?\.(?:\s(?:and|&)\sTrans\.)?(?=,?\s(?!and\s|&))`, 'u')

/** `A. Berg, Ropes of the North, C. Roe, Ed. Bergen: Fjord Press, 2003.`: who edited the book of somebody else, behind its title or its edition (IEEE). */
const withEditors: Mend = (raw, segments) => {
  const found = editors.exec(raw)
  if (!found || segments.some(isContainer) || segments[0]?.label !== 'author' || found.index < segments[0].span[1]) return segments
  const pieces = withStretch(raw, segments, [found.index, found.index + found[0].length], 'editor')
  return pieces.map((each, index) => (each.label === 'title' && pieces[index + 1]?.label === 'editor' ? surely(each) : each))
}

/** `A. Berg, | Tales of the North, | vol. 3. Bergen: Fjord Press`: what is in nothing and has no other title is one. */
const withTitleOfVolume: Mend = (_, segments) => {
  const [author, book, volume] = segments
  if (author?.label !== 'author' || !isContainer(book) || volume?.label !== 'volume' || !/^\s*vol\.\s\d/iu.test(volume.text)) return segments
  if (!has(segments, 'publisher') || !has(segments, 'location') || has(segments, 'title', 'pages')) return segments
  return segments.with(1, surely({ ...book!, label: 'title' }))
}

/** Puts right what a book of IEEE is called and who edited it. */
export const withEditorOfBook = inTurn(withEditors, withTitleOfVolume)
