import type { CitedItem } from '../engine.js'
import type { Correction } from './correction.js'

/** INVISIBLE TIMES, which is not shown: marks a song, until it is said that it stands on a record. */
const mark = '\u2062'

const isOnRecord = (item: CitedItem): boolean => item['container-title'] !== undefined

/** A song is printed as what stands in a book is, and a record, or a song that came out alone, as a book: what they are only APA says in brackets. */
const asPrinted = (item: CitedItem): CitedItem => {
  if (item.type !== 'song') return item
  const { genre: _, ...record } = item
  return isOnRecord(item) ? { ...record, type: 'chapter', title: `${item.title ?? ''}${mark}` } : { ...record, type: 'book' }
}

/** Between a song and its record stands no letter, but for what APA says that it is. */
const between = new RegExp(`(?<=${mark}(?:[^\\p{L}${mark}]|\\[Song\\])*)[Ii]n(?!\\p{L})`, 'u')

/** `“Low Water.” In Tidal` as `“Low Water.” On Tidal`. */
const onRecord = (text: string): string =>
  !text.includes(mark) ? text : text.replace(between, (word, at: number) => (word === 'In' || /[.?!][”"]?\s$/u.test(text.slice(0, at)) ? 'On' : 'on')).replaceAll(mark, '')

/** `‘Low water’, Tidal` */
const inHarvard = new RegExp(`(?<=${mark}(?:’,|,”) )in `, 'u')

/** How a song stands on its record. */
export const records = {
  'records': { source: 'CMOS 17, 14.263; CMOS 18, chapter 14 (recordings); AMA 11, chapter 3', item: asPrinted, text: onRecord },
  'harvard-records': { source: 'Cite Them Right 12, sound recordings', item: asPrinted, text: (text) => text.replace(inHarvard, '').replaceAll(mark, '') },
  'mla-records': { source: 'MLA 9, appendix 2 (songs)', item: asPrinted, text: (text) => text.replaceAll(mark, '') },
  'apa-records': {
    source: 'APA 7, 10.13',
    item: (item) => (item.type === 'song' && isOnRecord(item) ? { ...item, type: 'chapter', genre: 'Song', title: `${item.title ?? ''}${mark}` } : item),
    text: onRecord,
  },
} as const satisfies Record<string, Correction>
