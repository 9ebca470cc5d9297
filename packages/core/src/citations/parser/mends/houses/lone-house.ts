import { isHouse } from '../../../words/title-language.js'
import { noDate } from '../../../words/undated.js'
import { saysGroup } from '../../fields/group.js'
import { isTown } from '../../fields/town.js'
import type { Part } from '../../model/label.js'
import { newsWords, periodicalWords } from '../../periodical-words.js'
import { cutAt, has, inTurn, isContainer, type Mend, type Segment, surely } from '../../segment.js'

const inside: readonly Part[] = ['publisher', 'journal', 'container-title', 'genre', 'number']
const name = /^[\s.,]*\p{Lu}[\p{L}’'&.-]+(?:[\s-](?:&\s)?\p{Lu}[\p{L}’'.-]+){0,3}[.,;]?\s*$/u
const townAndHouse = /^([\s.,]*\p{Lu}[^,:]*,\s+)(\p{Lu}[\p{L}’'&-]{3,}(?:\s(?:&\s)?\p{Lu}[\p{L}’'-]+){0,2}[.,;]?\s*)$/u

/** `La crise du port, Fayard.`, `Le port, Paris, Payot.`: a book has a publisher, and what is no town is one. */
const withHouseForPlace: Mend = (_, segments) => {
  if (has(segments, ...inside)) return segments
  return segments.flatMap((segment): Segment[] => {
    if (segment.label !== 'location') return [segment]
    const [, town = '', house = ''] = townAndHouse.exec(segment.text) ?? []
    if (isTown(town.trim()) && isHouse(house)) return cutAt(segment, town.length, 'publisher')
    return isHouse(segment.text) && name.test(segment.text) ? [{ ...segment, label: 'publisher' }] : [segment]
  })
}

const counted: readonly Part[] = ['volume', 'pages', 'editor', 'doi', 'url', 'publisher', 'collection-title', 'number', 'status']
const serial = new RegExp(String.raw`${periodicalWords}|${newsWords}|conference|symposium|workshop|meeting|congress|communications|series|papers|reports?|survey|minutes|history|bericht|reihe|sitzungs|\b(?:proc|conf|trans|akad)\b`, 'iu')
const within = /^[\s.,(]*In\b/iu

/** `“Keeping homes.” Harbour Working Group, Bergen.`: a body with neither volume nor pages, right before a town, published the work. */
const withoutContainer: Mend = (_, segments) => {
  if (has(segments, ...counted)) return segments
  return segments.map((segment, index) => {
    const [before, after] = [segments[index - 1], segments[index + 1]]
    const isPlaced = isContainer(segment) && before?.label === 'title' && after?.label === 'location' && isTown(after.text.trim())
    const isBody = saysGroup(segment.text) || isHouse(segment.text) || /\bMedia\b/.test(segment.text)
    return isPlaced && isBody && !/\d/.test(segment.text) && !within.test(segment.text) && !serial.test(segment.text) ? { ...segment, label: 'publisher' } : segment
  })
}

/** `in Norges kyster, L. Falk, Red., | Havforlaget, | 2016`: no place stands alone between the editors of a book and its year. */
const withHouseBehindEditor: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'location' && /,\s*$/.test(text) && !isTown(text.replace(/[\s,]+$/, '').trim())
    && segments[index - 1]?.label === 'editor' && /,\sR?[Ee]ds?\.,\s*$/u.test(segments[index - 1]!.text) && segments[index + 1]?.label === 'date')
  return at < 0 || has(segments, 'publisher') ? segments : segments.with(at, surely({ ...segments[at]!, label: 'publisher' }))
}

/** `Translated by Ada Berg. | Corvid, | 2005`: nor does it behind who translated a book, or edited it for somebody else (CMOS 18, 14.30). */
const withHouseAlone: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'location' && /^[\s.,]*\p{Lu}[\p{L}’'&-]{3,}(?:\s\p{Lu}[\p{L}’'-]{2,})?,\s*$/u.test(text) && !isTown(text.replace(/^[\s.,]+|[\s,]+$/g, ''))
    && /^(?:translator|editor)$/.test(segments[index - 1]?.label ?? '') && /^\s*(?:translated|edited)\sby\s/iu.test(segments[index - 1]!.text) && segments[index + 1]?.label === 'date')
  return at < 0 || has(segments, 'publisher', 'container-title', 'journal') ? segments : segments.with(at, surely({ ...segments[at]!, label: 'publisher' }))
}

const undated = new RegExp(String.raw`^[\s.,;[(]*(?:n\.?\s?d\.?|${noDate})[\s.\])]*$`, 'iu')

/** `On the tide. | Strandhaus, | n.d.`: an issue of a journal has its day. */
const withHouseOfUndated: Mend = (_, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && segments[index - 1]?.label === 'title' && undated.test(segments[index + 1]?.text ?? ''))
  const isLast = at === segments.length - 2
  if (at < 0 || !isLast || has(segments, ...counted) || within.test(segments[at]!.text) || serial.test(segments[at]!.text)) return segments
  return segments.with(at, { ...segments[at]!, label: 'publisher' })
}

/** Tells a publisher from a place and from what a work stands in, where an entry has only one of them. */
export const withLoneHouse = inTurn(withHouseForPlace, withoutContainer, withHouseBehindEditor, withHouseAlone, withHouseOfUndated)
