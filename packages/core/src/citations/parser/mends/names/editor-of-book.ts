import { inTurn, isContainer, joined, surely, withStretch, has, type Mend } from '../../segment.js'

const name = String.raw`(?:\p{Lu}\.[\s-]?){1,4}(?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}’'-]+`
const names = String.raw`${name}(?:(?:,\sand|,|\sand)\s${name})*`
const editors = new RegExp(String.raw`(?<=[\p{L}.)],\s)${names},\sEds?\.(?:\s(?:and|&)\sTrans\.)?(?=,?\s(?!and\s|&))`, 'u')

/** `A. Berg, Ropes of the North, C. Roe, Ed. Bergen: Fjord Press, 2003.`: who edited the book of somebody else, behind its title or its edition (IEEE). */
const withEditors: Mend = (raw, segments) => {
  const found = editors.exec(raw)
  if (!found || segments.some(isContainer) || segments[0]?.label !== 'author' || found.index < segments[0].span[1]) return segments
  const pieces = withStretch(raw, segments, [found.index, found.index + found[0].length], 'editor')
  return pieces.map((each, index) => (each.label === 'title' && pieces[index + 1]?.label === 'editor' ? surely(each) : each))
}

const titleAmongNames = new RegExp(String.raw`^(?:\[\d+\]\s)?(?:(${names}),\s)?((?!${name})\p{Lu}[^.“”"]*?),\s(${names},\sEds?\.)(?=,?\s)`, 'du')

/** `A. Berg, Knots, C. Roe and M. Lund, Eds., 2nd ed. Bergen:`: where names have their initials first, what has none is the title among them (IEEE). */
const withTitleAmongNames: Mend = (raw, segments) => {
  const [, authors, title, editors] = titleAmongNames.exec(raw)?.indices ?? []
  if (!title || !editors || segments.some((each) => isContainer(each) || (each.label === 'title' && each.span[1] > editors[1]))) return segments
  const whole = withStretch(raw, withStretch(raw, segments, title, 'title'), editors, 'editor')
  const [last, town, place] = whole.slice(whole.findIndex(({ span }) => span[0] === editors[0]))
  const rest = authors ? withStretch(raw, whole, authors, 'author') : whole
  // `Eds. Bergen, | Norway:`: whoever edited the book is named, and what is left of the names is the first of its place.
  return last && town?.label === 'editor' && place?.label === 'location' ? rest.toSpliced(rest.indexOf(town), 2, joined(raw, town, place, 'location')) : rest
}

/** `A. Berg, | Tales of the North, | vol. 3. Bergen: Fjord Press`: what is in nothing and has no other title is one. */
const withTitleOfVolume: Mend = (_, segments) => {
  const [author, book, volume] = segments
  if (author?.label !== 'author' || !isContainer(book) || volume?.label !== 'volume' || !/^\s*vol\.\s\d/iu.test(volume.text)) return segments
  if (!has(segments, 'publisher') || !has(segments, 'location') || has(segments, 'title', 'pages')) return segments
  return segments.with(1, surely({ ...book!, label: 'title' }))
}

/** Puts right what a book of IEEE is called and who edited it. */
export const withEditorOfBook = inTurn(withTitleAmongNames, withEditors, withTitleOfVolume)
