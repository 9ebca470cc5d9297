import { isGroup } from '../../fields/group.js'
import { abbreviates, bothNames } from '../../fields/short-name.js'
import { isTown } from '../../fields/town.js'
import { cutAt, has, type Mend, type Segment, surely } from '../../segment.js'

/**
 * `Harbour Council 2019, Tides, HC, Bergen.`, `Harbour Council (2019) Tides. Harbour Council. Available at: …`: a group that is named, or abbreviated,
 * again behind the title has published the work itself.
 */
export const withOwnHouse: Mend = (_, segments) => {
  const author = segments.find(({ label }) => label !== 'citation-number')
  const name = author?.label === 'author' ? bare(author.text) : ''
  const names = bothNames(name) ?? [name]
  if (!names.some(isGroup)) return segments
  const isOwn = (text: string): boolean => names.includes(bare(text)) || abbreviates(bare(text), names[0])
  if (has(segments, 'publisher', 'container-title', 'journal')) {
    return segments.flatMap((segment) => {
      if (segment.label !== 'publisher') return [segment]
      const [house, town = ''] = segment.text.split(/(?<=,)\s+/u)
      if (town !== '' && isOwn(house!) && (isTown(town) || oneWord.test(town))) return cutAt(surely(segment), house!.length, 'location')
      return [isOwn(segment.text) ? surely(segment) : segment]
    })
  }
  return segments.flatMap((segment): Segment[] => {
    const at = segment.label === 'title' ? segment.text.search(lastPart) : -1
    return at > 0 && isOwn(segment.text.slice(at)) ? cutAt(surely(segment), at, 'publisher') : [segment]
  })
}

const oneWord = /^\p{Lu}\p{Ll}+[.,]?\s*$/u
const lastPart = /(?<=\p{L}{2}[.,?!])\s+(?=\p{Lu}[^.,]*[.,]?\s*$)/u

const bare = (text: string): string => text.replace(/^[\s.,;]+|[\s.,;:]+$/g, '')
