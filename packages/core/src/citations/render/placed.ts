import type { Citation } from '../citations.js'
import type { RichText, TextRun } from '../rich-text.js'

/** A stretch of a paragraph, and how it is to read. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly text: RichText
}

const isRaised = (run: TextRun | undefined): boolean => run?.position === 'superscript'

/** What comes before a raised number and after one on the line (Chicago 17, 14.26; AMA 11, 3.6). */
const stops = /^[.,]/
const stopped = /[.,;:?!](?=[”’"')]*$)[”’"']*$/

/** The stretch that a citation takes with the blank before it and the stop beside it, and how it is to read. */
export const placed = ({ paragraph: { text }, form, from, to }: Citation, cited: RichText): Replacement => {
  const was = form === 'superscript'
  const is = isRaised(cited[0])
  if (cited.length === 0) return { from: from - (/\s$/.test(text.slice(0, from)) ? 1 : 0), to, text: [] }
  if (was === is) return { from, to, text: cited }
  if (is) {
    const blank = /\s*$/.exec(text.slice(0, from))![0].length
    const stop = stops.exec(text.slice(to))?.[0] ?? ''
    return { from: from - blank, to: to + stop.length, text: [...(stop === '' ? [] : [{ text: stop }]), ...cited] }
  }
  const stop = stopped.exec(text.slice(0, from))?.[0] ?? ''
  const moved = /^[.,;:?!]/.exec(stop)?.[0] ?? ''
  return { from: from - stop.length, to, text: [{ text: `${stop.slice(moved.length)} ` }, ...cited, ...(moved === '' ? [] : [{ text: moved }])] }
}
