import { person } from './spoken.js'
import { has, isContainer, type Mend, type Segment, surely, withStretch } from '../../segment.js'

const behindNames = /(?:,\s(?:directors?|dir\.)|\s\((?:directors?|dir\.)\))[\s.,]*$/iu
const surelyDirected = /\bdirectors?\b/iu
/** `dir.` is who edited a book in French, unless it is a film; and plays are directed, too. */
const film = /(?<!\p{L})(?:films?|dvd|blu-ray|documentary|pictures|studios?|cinema|entertainment|productions?|warner|paramount|universal|fox|columbia|mgm|miramax|lionsgate|disney|netflix|hbo|pathé|criterion)(?!\p{L})/iu
/**
 * Behind a title that stands first: `Night Shift. Directed by Anna Berg, Fjord Pictures,`, `Night Shift, directed by A. Berg,`; Cite Them Right has
 * the year there: `Night (2019) Directed by`.
 */
const behindTitle = new RegExp(String.raw`(?<=^["“]?\p{Lu}[^.?!()]{1,150}(?:[.?!,]["”]?|\s\(\d{4}\)\.?)\s)(?:[Dd]irected\sby|Dir\.)\s${person}(?:\sand\s${person})?(?=[,.]\s|\s\[)`, 'u')
const yearBehind = /\s\(\d{4}\)\.?\s$/u

/** Who directed a film has neither written nor edited it: `Berg, A. (Director).`, `Berg, Anna, dir.`, `Directed by Anna Berg,` (APA 7, 10.12; MLA 9, 5.38). */
export const withDirected: Mend = (raw, segments) => {
  const people = segments.filter(({ label }) => label === 'author' || label === 'editor')
  const [first] = people
  if (first && people.length === 1 && behindNames.test(first.text) && (surelyDirected.test(first.text) || film.test(raw))) {
    return segments.map((segment) => (segment === first ? { ...segment, label: 'director' } : segment.label === 'title' ? surely(segment) : segment))
  }
  const [opening] = inMedicine.exec(raw) ?? []
  if (opening !== undefined && first?.span[0] === 0) return titledBehind(withStretch(raw, segments, [0, opening.length], 'director'))
  const found = film.test(raw) ? behindTitle.exec(raw) : null
  if (!found) return segments
  const end = found.index + found[0].length
  const year = yearBehind.exec(raw.slice(0, found.index))
  const parts = withStretch(raw, withStretch(raw, segments, [0, year?.index ?? found.index], 'title'), [found.index, end], 'director')
  // Nothing that an item has says who played in a film; what names them is no container of it, and stays a leftover.
  const left = parts.filter(({ text, span }) => span[0] < end || !performers.test(text))
  return left.map((segment, at) => (segment.label === 'publisher' && left[at - 1]?.label === 'director' ? surely(segment) : segment))
}

/** `Berg A, Roe C, directors. Slow Ferries.`: names without stops, and the word for a title behind them. */
const inMedicine = /^[^.;()“”"]{3,300}, directors?(?=\.\s\p{Lu})/u

/** What stands behind who directed it is the title, where nothing else is one. */
const titledBehind = ([directors, ...others]: readonly Segment[]): readonly Segment[] => {
  const [title, ...rest] = others
  return title && isContainer(title) && !has(others, 'title') ? [directors!, surely({ ...title, label: 'title' }), ...rest] : [directors!, ...others]
}

const performers = /^[\s.,]*(?:Perf\.|Performances?\sby|With)\s\p{Lu}/u
