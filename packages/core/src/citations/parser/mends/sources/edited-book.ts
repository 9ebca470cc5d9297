import { isHouse } from '../../../words/title-language.js'
import { cutAt, has, inTurn, isContainer, type Mend, surely } from '../../segment.js'

const editorsFirst = /^[\s.,]*in:?\s[^()]*[,\s]\p{Lu}\.?\s\((?:eds?|hrsg)\.?\),?\s(?=\p{Lu})|^[\s.,]*(?:in|dans)\s(?:\p{L}[\p{L}.’'-]*,?\s){2,8}\((?:dirs?|éds?|coords?|eds?|hrsg)\.?\),\s(?=\p{Lu})/iu

/**
 * `in Berg, I (ed) Tides of the north,`, `in Ada Berg et Mia Roe (dirs.), Les ports,`:
 * whoever is called an editor is one, with or without the stops behind initials.
 */
const withEditorsInBook: Mend = (_, segments) => {
  const at = has(segments, 'editor') ? -1 : segments.findIndex((segment) => isContainer(segment) && editorsFirst.test(segment.text))
  if (at < 0) return segments
  const [editors, book] = cutAt(segments[at]!, editorsFirst.exec(segments[at]!.text)![0].length, segments[at]!.label)
  return segments.toSpliced(at, 1, { ...editors, label: 'editor' }, book)
}

const saysEdited = /^[\s.,]*in:?\s.*\((?:eds?|hrsg)\.?\)[\s,.:]*$/iu
const lastName = /,\s+(?=\p{Lu}[^,]*,?\s*$)/u

/** `In A. Berg (ed), Tides of the North, Fjord University Press, pp. 3–9`: of two names before the pages the first is the book. */
const withBookBehindEditors: Mend = (_, segments) => {
  const at = segments.some(isContainer) ? -1 : segments.findIndex(({ label }, index) => label === 'publisher' && segments[index - 1]?.label === 'editor' && saysEdited.test(segments[index - 1]!.text))
  const names = at < 0 ? null : lastName.exec(segments[at]!.text.trimEnd())
  if (!names || !isHouse(segments[at]!.text.slice(names.index + 1))) return segments
  const [book, house] = cutAt(segments[at]!, names.index + names[0].length, 'publisher')
  return segments.toSpliced(at, 1, surely({ ...book, label: 'container-title' }), surely(house))
}

/** What stands in a book says who edited it, then its name: behind `(eds),` no publisher begins, and no book is called `Berg, I (ed) Tides`. */
export const withEditedBook = inTurn(withEditorsInBook, withBookBehindEditors)
