import { saysGroup } from '../../fields/group.js'
import { saysEditors } from '../names/roles.js'
import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment, surely, withStretch } from '../../segment.js'

const partners = /(?<=[.:,?!)]\s)(?:Farrar, Straus|Harcourt, Brace|Holt, Rinehart|Little, Brown|Faber, Gwyer|Kegan Paul, Trench)(?:,? (?:&|and) \p{Lu}\p{Ll}+|, \p{Lu}\p{Ll}+(?: (?:&|and) \p{Lu}\p{Ll}+)?)?(?=[,;)]|\.(?!:))/u

/** `Harcourt, Brace & World`: houses that are called by their partners, with commas between them. */
const withPartners: Mend = (raw, segments) => {
  const found = partners.exec(raw)
  if (!found || segments.some(({ label, text }) => label === 'publisher' && text.includes(found[0]))) return segments
  return withStretch(raw, segments, [found.index, found.index + found[0].length], 'publisher')
}

/** The last segment before which a publisher's name may have begun, with what of it that is. */
const moved = (raw: string, segments: readonly Segment[], at: number, from: number): readonly Segment[] => {
  const [rest, begun] = cutAt(segments[at]!, from, 'publisher')
  const whole = joined(raw, begun, segments[at + 1]!, segments[at + 1]!.label)
  return segments.toSpliced(at, 2, ...(/\p{L}/u.test(rest.text) ? [rest] : []), whole)
}

const titled: ReadonlySet<string> = new Set(['title', 'container-title', 'journal'])
const people: ReadonlySet<string> = new Set(['editor', 'translator'])

const townAtEnd = /(?<=[\p{Ll}\d][.?!]["”’»]?)\s+(?=(?:\p{Lu}\p{Ll}+[\s-]){0,2}\p{Lu}\p{Ll}+,\s*$)/u

/** `Ropes. East | Harbour, Calif: Fjord Press`: what stands between a sentence and the comma before a state is a town. */
const withTown: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index + 1]?.label === 'location' && /:\s*$/.test(segments[index + 1]!.text) && townAtEnd.test(text))
  return at < 0 ? segments : moved(raw, segments, at, townAtEnd.exec(segments[at]!.text)!.index)
}

/** Behind `Tides of the north. `, all of it: `William B.`, `Wm. B.`; nothing that is said in a title is. */
const initialedAtEnd = /(?<=[\p{Ll}\d][.?!]["”’»]?)\s+(?=(?:\p{Lu}\p{Ll}+\.?\s)?\p{Lu}\.\s*$)/u
const initialed = /^\s*(?:\p{Lu}\p{Ll}+\.?\s)\p{Lu}\.\s*$/u
/** `W.`, behind `E. Lund, Trans.` */
const initialsAlone = /^\s*(?:\p{Lu}\.\s?){1,2}$/u
/** `Edited by Max Berg, S. | Harbour Verlag`, `E. Lund, Trans. W. | W. Fjord`: names that are spoken have their initials before them. */
const initialBehindName = /(?<=^[\s.,]*(?:Edited|Translated|Ed\.|Trans\.)\s.*\p{Ll}),\s+(?=(?:\p{Lu}\.\s?){1,2}$)|(?<=,\s(?:Trans|Eds?)\.)\s+(?=(?:\p{Lu}\.\s?){1,2}$)/u

/** `Tides of the north. William B. | Fjordmans`: a given name and an initial are no sentence of a title, but how the name of a publisher begins. */
const withNameOfHouse: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => segments[index + 1]?.label === 'publisher' && (
    (titled.has(label) && (initialedAtEnd.test(text) || initialed.test(text)))
    || (people.has(label) && (initialBehindName.test(text.trimEnd()) || initialsAlone.test(text)))))
  if (at < 0) return segments
  const text = segments[at]!.text.trimEnd()
  const begun = initialed.test(text) || initialsAlone.test(text) ? null : (people.has(segments[at]!.label) ? initialBehindName : initialedAtEnd).exec(text)
  return moved(raw, segments, at, begun ? begun.index + begun[0].length : 0)
}

const lastSentence = /(?<=[\p{Ll}\d][.?!]["”’»]?)\s+(?=\p{Lu}[^.?!]*,\s*$)/u

/** `Fjord Corps of Engineers, | North Coast Division`: no place is a division, but a part of who is named before it. */
const withDivision: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'publisher' && /,\s*$/.test(text) && segments[index + 1]?.label === 'location' && /\s(?:Division|Department|Branch|Section|Bureau|Laborator(?:y|ies)|Office)[\s.]*$/.test(segments[index + 1]!.text))
  return at < 0 ? segments : segments.toSpliced(at, 2, { ...joined(raw, segments[at]!, segments[at + 1]!, 'publisher'), confidence: segments[at]!.confidence })
}

/** `Planning for tides. Institute for Harbours, | Fjord University.`: a title ends in no comma before a university, but a part of it does. */
const withDepartment: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index + 1]?.label === 'publisher' && saysGroup(segments[index + 1]!.text) && lastSentence.test(text))
  if (at < 0) return segments
  const begun = lastSentence.exec(segments[at]!.text)!
  return saysGroup(segments[at]!.text.slice(begun.index)) ? moved(raw, segments, at, begun.index) : segments
}

const institution = /\b(?:Universit|College|Polytechnic|Institut|School|Academy)/u
const endsOpen = /\b(?:University|College|Institute|School|Bank|Museum)\sof\s*$/u

/** `Teaching Unit, | East Fjord Polytechnic`, `University of | Washington`: what was taken for the place of an institution is a part of its name. */
const withInstitution: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'publisher' && segments[index + 1]?.label === 'location' && (endsOpen.test(text) || (/,\s*$/.test(text) && institution.test(segments[index + 1]!.text))))
  return at < 0 ? segments : segments.toSpliced(at, 2, joined(raw, segments[at]!, segments[at + 1]!, 'publisher'))
}

const sentences = /^(?=\s*\p{Lu})(.*[\p{L}\d)’”?!]{3}[.?!]\s+)(?=\p{Lu}[^.?!]*(?:\.?\s*|[;,:]\s*)$)/su
const houseInBook = /\.\s+(?=(?:\p{Lu}\p{L}+|[a-z]{1,3})(?:[\s-](?:\p{Lu}?\p{L}+)){0,3}:\s+\p{Lu}[^.:;]*[.,;]?\s*$)/u

/**
 * `In: Berg A, eds. | Tides: Ropes of the north. Fjord Press;`: behind those who edited it stands the book, and behind its sentence who published
 * it, perhaps with a place: `(eds) | Tides and ropes. East Harbour: Lund & Lund, pp. 3–9`.
 */
const withBookBefore: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => index > 1 && label === 'editor' && saysEditors(text) && has(segments.slice(0, index), 'title')) + 1
  const [first, second] = [segments[at], segments[at + 1]]
  if (at === 0 || !first) return segments
  if (isContainer(first)) {
    const cut = has(segments, 'publisher') ? null : houseInBook.exec(first.text)
    if (!cut) return segments
    const [book, imprint] = cutAt(first, cut.index + cut[0].length, 'location')
    return segments.toSpliced(at, 1, book, ...cutAt(imprint, imprint.text.indexOf(': ') + 2, 'publisher'))
  }
  if (segments.some(isContainer)) return segments
  const isTorn = first.label === 'location' && second?.label === 'publisher'
  const published = isTorn ? joined(raw, first, second, 'publisher') : first
  const found = published.label === 'publisher' ? sentences.exec(published.text) : null
  if (!found) return segments
  const [book, house] = cutAt(published, found[1]!.length, 'publisher')
  return segments.toSpliced(at, isTorn ? 2 : 1, surely({ ...book, label: 'container-title' }), house)
}

/** Puts right where the name of whoever published a work begins, and what was taken for it. */
export const withHouseEdges = inTurn(withPartners, withTown, withNameOfHouse, withDepartment, withDivision, withInstitution, withBookBefore)
