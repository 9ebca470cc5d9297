import type { Line, TextLook } from '../flow.js'
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

/** A line of a language that ends its lines by nothing, and one that no other text has. */
const bareLine = /^(?:(?:def|class|for|while|if|elif|else|with|try|except)\b[^:]*:$|(?:return|import|from|print|raise|pass|break|continue|yield)\b|[\w.[\]]+\s?(?:[-+*/]?=|<-)\s?\S|#|@\w|\w[\w.]*\(.*\)$)/
const sureLine = /^(?:(?:def|class)\s\w[^:]*:$|(?:for|while|if|elif|else|try)\b[^:]*:$|import\s[\w.]+$|from\s[\w.]+\simport\s|library\(|\w+\s<-\s)/

/** Lines in a row, each of which may be one of such a program, and one of which surely is. */
const bareLines = (lines: readonly Line[]): ReadonlySet<Line> => {
  const found = new Set<Line>()
  let row: Line[] = []
  for (const line of [...lines, undefined]) {
    if (line && bareLine.test(line.view.text) && !isSentence(line.view.text, line.view.words)) {
      row.push(line)
      continue
    }
    if (row.length >= fewestLines && row.some(({ view }) => sureLine.test(view.text))) for (const each of row) found.add(each)
    row = []
  }
  return found
}

/** The lines of a remark: from the one that opens it on, each begins with a star. */
const linesOfRemarks = (lines: readonly Line[]): ReadonlySet<Line> => {
  const found = new Set<Line>()
  let open = false
  for (const line of lines) {
    const { text } = line.view
    if (open && /^\s*\*/.test(text)) found.add(line)
    open = !text.includes('*/') && (/^\s*\/\*/.test(text) || found.has(line))
  }
  return found
}

/** Whole sentences are no program text: some people type on a typewriter still. */
const isSentence = (text: string, words: number): boolean => words >= 12 || (words >= 5 && /[.!?]$/.test(text))

/** Program text, by its style or by a face that the running text does not have. */
export const code: Recogniser = function* ({ lines, look }) {
  const bare = bareLines(lines)
  const remarks = linesOfRemarks(lines)
  for (const line of lines) {
    const { paragraph, styleName, face, text, words } = line.view
    const told = codeByLooks(line, look)
    if (bare.has(line) || remarks.has(line) || markup.test(text) || (statement.test(text) && !isSentence(text, words)) || isProgram(text)) yield { paragraph, role: { kind: 'code' }, confidence: 0.88, evidence: 'worded as program text' }
    if (told === 'style') yield { paragraph, role: { kind: 'code' }, confidence: 0.96, evidence: `style ${styleName}` }
    else if (told === 'face') yield { paragraph, role: { kind: 'code' }, confidence: 0.9, evidence: `set in ${face}` }
  }
}

/** Which look says that a line is of a program. */
export const codeByLooks = ({ view: { styleName, face, text, words } }: Line, look: TextLook): 'style' | 'face' | undefined => {
  if (codeStyle.test(styleName)) return 'style'
  return monospaced.test(face) && !monospaced.test(look.face) && !isSentence(text, words) ? 'face' : undefined
}
