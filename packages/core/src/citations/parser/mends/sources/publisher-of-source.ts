import { isHouse } from '../../../words/title-language.js'
import { isGroup } from '../../fields/group.js'
import { cutAt, has, inTurn, isContainer, type Mend, surely } from '../../segment.js'

const quoted = /^[\s.,]*[“"]/u
const siteAndGroup = /^([\s.,]*(?<site>\p{Lu}[^,]*),\s+)(?<group>\p{Lu}[^,]*),\s*$/u

const seen = /\.\sAccessed\s\d/u

/**
 * `“Ropes.” Harbour Watch, Fjord Foundation, 12 May 2018, https://…`: behind the site stands who puts it up (MLA 9, 5.54), where that is a
 * group of several words, or the site is called like whoever wrote the page.
 */
const ofSite: Mend = (raw, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && quoted.test(segments[index - 1]?.text ?? '') && segments[index + 1]?.label === 'date')
  const { site = '', group = '' } = (at > 0 && siteAndGroup.exec(segments[at]!.text)?.groups) || {}
  if (group === '' || !(has(segments, 'url') || seen.test(raw)) || has(segments, 'publisher', 'volume', 'pages', 'editor')) return segments
  const isTold = raw.startsWith(`${site}.`) || ((isGroup(group) || isHouse(group)) && /\s/.test(group) && !/\s(?:&|and)\s/.test(group))
  return isTold ? segments.toSpliced(at, 1, ...cutAt(surely(segments[at]!), siteAndGroup.exec(segments[at]!.text)![1]!.length, 'publisher')) : segments
}

/** `“Ropes.” Harbour Watch, Fjord Foundation, 2018, https://…. Accessed 4 Apr. 2022.`: what was seen on a day and has a group behind it is a site, and no journal. */
const seenSite: Mend = (raw, segments) => {
  if (!seen.test(raw) || has(segments, 'volume', 'pages', 'editor')) return segments
  const at = segments.findIndex((segment, index) => isContainer(segment) && quoted.test(segments[index - 1]?.text ?? '') && segments[index + 1]?.label === 'publisher' && segments[index + 2]?.label === 'date')
  const [site, group] = segments.slice(Math.max(at, 0))
  if (at < 0 || !isGroup(group!.text.replace(/[\s,]+$/u, ''))) return segments
  return segments.toSpliced(at, 2, surely({ ...site!, label: 'container-title' }), surely(group!))
}

const bookAndHouse = /^[\s.,]*\p{Lu}.*\p{L},\s+(?=\p{Lu}[\p{L}.’'-]+(?:\s(?:and\s|&\s)?\p{Lu}[\p{L}.’'-]+){0,3},\s*$)/u
const yearAlone = /^\s*(?:1[89]|20)\d\d,\s*$/u

/**
 * `“Ropes.” Letters of the Quay, Heron Classics, 2000, pp. 64–84`: what has a year alone before its pages, and no volume, is a book, and its
 * publisher stands before the year.
 */
const ofBook: Mend = (_, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && quoted.test(segments[index - 1]?.text ?? '') && yearAlone.test(segments[index + 1]?.text ?? '') && /^\s*pp\.\s/u.test(segments[index + 2]?.text ?? ''))
  const book = at > 0 ? bookAndHouse.exec(segments[at]!.text)?.[0] : undefined
  if (book === undefined || has(segments, 'publisher', 'volume', 'editor', 'location')) return segments
  return segments.toSpliced(at, 1, ...cutAt(surely({ ...segments[at]!, label: 'container-title' }), book.length, 'publisher'))
}

/** Puts right who has published what something stands in, where both were taken for one name. */
export const withPublisherOfSource = inTurn(ofSite, seenSite, ofBook)
