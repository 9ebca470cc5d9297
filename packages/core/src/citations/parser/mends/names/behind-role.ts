import { bracketedEditors, translators } from '../../role-words.js'
import { cutAt, has, inTurn, joined, type Mend, type Segment, surely } from '../../segment.js'
import { saysEditors } from './roles.js'

const role = String.raw`(?:${bracketedEditors}|${translators})\.?\s?[)\]]`
/** `In R. Alves (Org.), Mobilidade`, `In P. Verdi (a cura di), Mobilità` */
const inBrackets = new RegExp(String.raw`^[\s,.;:]*(?:in|en|em|dans)\b[^()\[\]]*[(\[]\s?${role}[\s.,:]*(?=\p{L})`, 'iu')
/** `(J. Timmermann, Hrsg.). Meiner.` */
const closing = new RegExp(String.raw`^[\s,.;:]*[(\[][^()\[\]]*[,\s]${role}[\s.,:;]*(?=\p{L})`, 'iu')
/** `Rues lentes. Dans R. Alain (Éds.), Villes et territoires`, all of it taken for a title. */
const inTitle = new RegExp(String.raw`(?<=[.?!]\s)(?:In|En|Em|Dans)\s[^()\[\]]{3,120}[(\[]\s?${role}[\s.,:]*(?=\p{L})`, 'iu')
/** `In Bread, Salt, and Butter; Akita, K., Roe, P., Eds.;` (ACS Guide, 4.3): among names semicolons stand between all of them or none. */
const bookBefore = /^[\s.,]*In\s(?![^;]*\p{Lu}\.)[^;]*\p{Ll}[^;]*;\s+(?=\p{Lu}[^;]*,\s\p{Lu}\.[^;]*,\sEds?\.)/u

/** `In: Berg A, Roe CD, eds. Many Ropes, Many Knots.` (AMA 11, 3.12.4) */
const inInitials = /^[\s.,;:]*In:\s(?:\p{Lu}[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2}\s\p{Lu}{1,3},\s)+ed(?:itor)?s?\.\s+(?=\p{Lu})/u

const translated = /(?:,\sTrans\.\)?|,\strans(?:lators?)?\.)\s*$/u
const nobody = /^[).]*\s*\p{Lu}[^()]*$/u

/**
 * `(M. Dunne & C. Roe, Trans.) | . Heron.`, `Dunne M, trans. | Alfred A. | Heron;`, `Dunne M, translator. | Madison | (WI):`: behind the word for
 * what they did nobody is left, but who published the work and where.
 */
const withHouseBehind: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'editor' && segments[index - 1]?.label === 'translator' && translated.test(segments[index - 1]!.text) && nobody.test(text) && !saysEditors(text))
  if (at < 0) return segments
  const [rest, house] = [segments[at]!, segments[at + 1]]
  if (house?.label === 'location' && /^\s*\(/.test(house.text)) return segments.toSpliced(at, 2, { ...joined(raw, rest, house, 'location'), confidence: house.confidence })
  if (house?.label === 'publisher') return segments.toSpliced(at, 2, { ...joined(raw, rest, house, 'publisher'), confidence: house.confidence })
  return has(segments, 'publisher') ? segments : segments.with(at, { ...rest, label: 'publisher' })
}

const opened = new RegExp(String.raw`^[\s,]*\(\s?(?:${bracketedEditors})\.?\s?\)[\s.,:]*`, 'iu')

/** `De Rossi, A. | (a cura di), Il porto`: what names stand before a bracket that says that they edited, a title does not begin with it. */
const withRoleBehindNames: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => (label === 'title' || label === 'container-title') && opened.test(text) && isNamed(segments[index - 1]))
  if (at < 0) return segments
  const [role, rest] = cutAt(segments[at]!, opened.exec(segments[at]!.text)![0].length, segments[at]!.label)
  const names = { ...joined(raw, segments[at - 1]!, role, 'editor'), confidence: segments[at - 1]!.confidence }
  const book = segments[at + 1]
  // Nothing but the bracket was taken for a title: what stands behind it is that of what they edited.
  if (rest.text === '' && book?.label === 'container-title') return segments.toSpliced(at - 1, 3, names, surely({ ...book, label: 'title' }))
  return segments.toSpliced(at - 1, 2, names, ...(rest.text === '' ? [] : [rest]))
}

const isNamed = (segment: Segment | undefined): boolean => segment?.label === 'author' || segment?.label === 'editor'

const beforeTowns = /^[^;:]*,\sEds?\.(?:,\s+(?=\p{Lu}[^;:]*;\s*$)|\s+(?=\p{Lu}[\p{L} -]*,\s*$))/u

/** `in Ropes of the North, A. Berg, Ed., Bergen; | London: | Fjord Press`, `Ed. Bergen, | Norway:`: behind those who edited a book stands its place (IEEE). */
const withTownsBehind: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'editor' && segments[index + 1]?.label === 'location' && beforeTowns.test(text))
  if (at < 0) return segments
  const [names, town] = cutAt(segments[at]!, beforeTowns.exec(segments[at]!.text)![0].length, 'location')
  const place = segments[at + 1]!
  return segments.toSpliced(at, 2, surely(names), { ...joined(raw, town, place, 'location'), confidence: place.confidence })
}

const translating = String.raw`[(\[]\s?(?:${translators})\.?\s?[)\]][\s.,:]*`
const translatingLast = new RegExp(`${translating}$`, 'iu')
const translatingFirst = new RegExp(`^[\\s,.]*${translating}`, 'iu')

/** `Roe, A., & Berg, B. (Trans.). (1960).`: those who translated a work stand first where nobody is known to have written it (APA 7, 9.10). */
const withTranslatorsFirst: Mend = (raw, segments) => {
  const [names, date, ...behind] = segments
  if (!names || !date || !isNamed(names)) return segments
  if (translatingLast.test(names.text)) return [{ ...names, label: 'translator' }, date, ...behind]
  const [role] = translatingFirst.exec(date.text) ?? []
  if (role === undefined || date.label !== 'date') return segments
  const [said, year] = cutAt(date, role.length, 'date')
  return [{ ...joined(raw, names, said, 'translator'), confidence: names.confidence }, year, ...behind]
}

const named = inTurn(withTranslatorsFirst, withRoleBehindNames, withTownsBehind, withHouseBehind)

/** Names end where the bracket behind them says what these people did. */
export const withBehindRole: Mend = (raw, segments) =>
  named(raw, segments).flatMap((segment): Segment[] => {
    const { label, text } = segment
    const stands = label === 'title' ? inTitle.exec(text) : null
    if (stands) {
      const [title, rest] = cutAt(segment, stands.index, 'editor')
      return [title, ...cutAt(rest, stands[0].length, 'container-title')]
    }
    const contained = label === 'container-title' ? inBrackets.exec(text) : null
    if (contained) return cutAt({ ...segment, label: 'editor' }, contained[0].length, label)
    if (label !== 'editor' && label !== 'translator' && label !== 'author') return [segment]
    const book = label === 'editor' ? bookBefore.exec(text) : null
    if (book) return cutAt({ ...segment, label: 'container-title' }, book[0].length, 'editor')
    const [within, behind] = [inBrackets.exec(text) ?? inInitials.exec(text), closing.exec(text)]
    if (within) return cutAt(segment, within[0].length, 'container-title')
    return behind ? cutAt(segment, behind[0].length, 'publisher') : [segment]
  })
