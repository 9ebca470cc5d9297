import type { Recogniser } from '../structure.js'
import { codeStyle } from '../words/code-style.js'

/** Faces whose letters are all of one width. */
const monospaced = /\b(courier|consolas|menlo|monaco|mono|monospace|lucida console|andale|typewriter|inconsolata|source code|fixed)\b/i

/** A remark, a call, or the beginning or the end of a block. */
const statement = /^\s*(?:\/\/ |\/\*|\*\/|\}\s*$)|\w\([^()]*(?:\([^()]*\)[^()]*)*\);\s*$|\)\s*\{\s*$/

/** An element of a markup language with its end, an end alone, or a remark; `<your name>` is a place to be filled in. */
const markup = /^\s*(?:<([\w:.-]+)(?:\s[^<>]*)?(?:\/>|>.*<\/\1>)|<\/[\w:.-]+>|<!--.*-->|<\?.*\?>)\s*$/

/** How a line of a program ends, and what it has that sentences have not. */
const endsStatement = /[;{}]\s*$/
const signsOfProgram = /[={}]|\w\(/
const fewestLines = 3

/** Lines of one paragraph, at least half of which end as statements do. */
const isProgram = (text: string): boolean => {
  const rows = text.includes('\n') ? text.split('\n').filter((row) => row.trim() !== '') : []
  const areHalf = (sign: RegExp): boolean => rows.filter((row) => sign.test(row)).length >= rows.length / 2
  return rows.length >= fewestLines && areHalf(endsStatement) && areHalf(signsOfProgram)
}

/** Whole sentences are no program text: some people type on a typewriter still. */
const isSentence = (text: string, words: number): boolean => words >= 12 || (words >= 5 && /[.!?]$/.test(text))

/** Program text, by its style or by a face that the running text does not have. */
export const code: Recogniser = function* ({ lines, look }) {
  for (const { view: { paragraph, styleName, face, text, words } } of lines) {
    if (markup.test(text) || (statement.test(text) && !isSentence(text, words)) || isProgram(text)) yield { paragraph, role: { kind: 'code' }, confidence: 0.88, evidence: 'worded as program text' }
    if (codeStyle.test(styleName)) yield { paragraph, role: { kind: 'code' }, confidence: 0.96, evidence: `style ${styleName}` }
    else if (monospaced.test(face) && !monospaced.test(look.face) && !isSentence(text, words)) yield { paragraph, role: { kind: 'code' }, confidence: 0.9, evidence: `set in ${face}` }
  }
}
