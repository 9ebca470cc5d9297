import type { CitedItem } from '../engine.js'
import { forewordNames } from '../words/forewords.js'
import type { Correction } from './correction.js'

/** FUNCTION APPLICATION, which is not shown: marks the name of a part that is no title, until its quotation marks are gone. */
const mark = '\u2061'

const foreword = new RegExp(`^(?:${forewordNames})$`, 'u')

/** What stands in a book that somebody else wrote is called a foreword, and not “Foreword”. */
const marked = (item: CitedItem): CitedItem =>
  item['container-author'] !== undefined && foreword.test(item.title ?? '') ? { ...item, title: `${item.title}${mark}` } : item

const withoutQuotes = (text: string): string => text.replace(new RegExp(`“(\\p{L}+)${mark}([.,]?)”|${mark}`, 'gu'), '$1$2')

/** How each manual calls the foreword to a book. */
export const forewords = {
  'mla-forewords': { source: 'MLA 9, 5.107', item: marked, text: withoutQuotes },
  'chicago-forewords': {
    source: 'CMOS 17, 14.110; CMOS 18, 14.12',
    item: marked,
    text: (text) => withoutQuotes(text.replace(new RegExp(`“(\\p{L}+)${mark}\\.” In `, 'u'), '$1 to ').replace(new RegExp(`“(\\p{L}+)${mark},” in `, 'u'), (_, part: string) => `${part.toLowerCase()} to `)),
  },
} as const satisfies Record<string, Correction>
