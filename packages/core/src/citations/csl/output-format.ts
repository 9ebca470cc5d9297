/// <reference path="./citeproc-js.d.ts" />
import type { Format } from 'citeproc'
import { joined, type RichText, type TextRun } from '../rich-text.js'

/** Looks as CSL names them, with the pair of private characters that stands for each in what the engine prints. */
const looks: readonly (readonly [attribute: string, look: Partial<TextRun>])[] = [
  ['@font-style/italic', { italic: true }],
  ['@font-style/oblique', { italic: true }],
  ['@font-style/normal', { italic: false }],
  ['@font-weight/bold', { bold: true }],
  ['@font-weight/normal', { bold: false }],
  ['@font-variant/small-caps', { smallCaps: true }],
  ['@font-variant/normal', { smallCaps: false }],
  ['@text-decoration/underline', { underline: true }],
  ['@text-decoration/none', { underline: false }],
  ['@vertical-align/sup', { position: 'superscript' }],
  ['@vertical-align/sub', { position: 'subscript' }],
]

const first = 0xe000
const close = '\ue0ff'
const margin = '\ue0fe'
const marks = /[\ue000-\ue0ff]/g

const kept = (_: unknown, text: string | undefined): string => text ?? ''

/** Prints with marks in place of tags. The marks are letters to the engine, so the punctuation around them comes out as in plain text. */
export const markedText: Format = {
  text_escape: (text) => (text ?? '').replace(marks, ''),
  bibstart: '',
  bibend: '',
  ...Object.fromEntries(looks.map(([attribute], index) => [attribute, `${String.fromCharCode(first + index)}%%STRING%%${close}`])),
  '@vertical-align/baseline': false,
  '@font-weight/light': false,
  '@passthrough/true': kept,
  '@strip-periods/true': kept,
  '@strip-periods/false': kept,
  '@quotes/true': (state, text) => (text === undefined ? state.getTerm('open-quote') : state.getTerm('open-quote') + text + state.getTerm('close-quote')),
  '@quotes/inner': (state, text) => (text === undefined ? '’' : state.getTerm('open-inner-quote') + text + state.getTerm('close-inner-quote')),
  '@quotes/false': false,
  '@cite/entry': kept,
  '@bibliography/entry': kept,
  '@display/block': kept,
  '@display/left-margin': (_, text) => `${margin}${text ?? ''}${close}`,
  '@display/right-inline': kept,
  '@display/indent': kept,
  '@showid/true': kept,
  '@URL/true': kept,
  '@DOI/true': kept,
}

/** What the engine printed, as text with looks; what stands in the margin before an entry is apart. */
export const readMarked = (printed: string): { text: RichText; margin: string } => {
  const open: Partial<TextRun & { margin: boolean }>[] = [{}]
  const runs: TextRun[] = []
  let inMargin = ''
  for (const piece of printed.split(/([\ue000-\ue0ff])/)) {
    const mark = piece.charCodeAt(0)
    if (piece === close) open.pop()
    else if (piece === margin) open.push({ ...open.at(-1), margin: true })
    else if (mark >= first && mark < first + looks.length) open.push({ ...open.at(-1), ...looks[mark - first]![1] })
    else if (open.at(-1)?.margin) inMargin += piece
    else runs.push({ ...open.at(-1), text: piece })
  }
  return { text: trimmed(withoutSecondStop(joined(runs))), margin: inMargin.trim() }
}

/** `Whither Tides?.`: a question or an exclamation needs no stop, whatever its looks (CMOS 18, 6.134). */
const withoutSecondStop = (text: RichText): RichText =>
  text.map((run, index) => (/[?!]$/.test(text[index - 1]?.text ?? '') ? { ...run, text: run.text.replace(/^\.(?=\s|$)/, '') } : run))

const trimmed = (text: RichText): RichText => text.map((run, index) => {
  const start = index === 0 ? run.text.trimStart() : run.text
  return { ...run, text: index === text.length - 1 ? start.trimEnd() : start }
})
