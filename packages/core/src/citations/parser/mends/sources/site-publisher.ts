import { isHouse } from '../../../title-language.js'
import { isGroup } from '../../fields/group.js'
import { cutAt, has, isContainer, type Mend, surely } from '../../segment.js'

const quoted = /^[\s.,]*[“"]/u
const siteAndGroup = /^([\s.,]*(?<site>\p{Lu}[^,]*),\s+)(?<group>\p{Lu}[^,]*),\s*$/u

/**
 * `“Ropes.” Harbour Watch, Fjord Foundation, 12 May 2018, https://…`: behind the site stands who puts it up (MLA 9, 5.54), where that is a
 * group of several words, or the site is called like whoever wrote the page.
 */
export const withPublisherOfSite: Mend = (raw, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && quoted.test(segments[index - 1]?.text ?? '') && segments[index + 1]?.label === 'date')
  const { site = '', group = '' } = (at > 0 && siteAndGroup.exec(segments[at]!.text)?.groups) || {}
  if (group === '' || !has(segments, 'url') || has(segments, 'publisher', 'volume', 'pages', 'editor')) return segments
  const isTold = raw.startsWith(`${site}.`) || ((isGroup(group) || isHouse(group)) && /\s/.test(group) && !/\s(?:&|and)\s/.test(group))
  return isTold ? segments.toSpliced(at, 1, ...cutAt(surely(segments[at]!), siteAndGroup.exec(segments[at]!.text)![1]!.length, 'publisher')) : segments
}
