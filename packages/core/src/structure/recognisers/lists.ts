import type { Line } from '../flow.js'
import type { Recogniser } from '../structure.js'
import type { TypedNumber } from '../words/typed-number.js'

/** Items that Word numbers, and rows of lines whose numbers or bullets somebody typed. */
export const lists: Recogniser = function* (scene) {
  const { lines } = scene
  const inRows = linesOfRows(lines)
  for (const line of lines) {
    const { paragraph, numbered, styleName } = line.view
    // Only what formatting leaves as it is may take away from the certainty, or the next run would find another one.
    const doubted = scene.likelihoods[line.at]!.lasting
    if (numbered || /^list\b/.test(styleName)) {
      yield { paragraph, role: { kind: 'list-item' }, confidence: doubted ? 0.8 : 0.9, evidence: numbered ? 'numbered or bulleted' : `style ${styleName}` }
    } else if (inRows.has(line)) {
      yield { paragraph, role: { kind: 'list-item' }, confidence: doubted ? 0.8 : 0.87, evidence: 'one of a row of typed numbers or bullets' }
    }
  }
}

/** The last line of a row of numbers, and those that have come since it began: its own, and those of rows within it. */
interface Row {
  readonly last: Counted
  readonly since: readonly Line[]
}

/** The lines of all rows of two lines and more, and what stands between these. */
const linesOfRows = (lines: readonly Line[]): ReadonlySet<Line> => {
  const found = new Set<Line>()
  /** The outermost first. */
  let open: readonly Row[] = []
  for (const line of lines) {
    if (!mayCount(line)) {
      open = []
      continue
    }
    const at = open.findLastIndex(({ last }) => continues(line, last))
    if (at >= 0) for (const each of [...open.slice(at).flatMap(({ since }) => since), line]) found.add(each)
    const isBegun = line.number.form === 'bullet' || line.number.value === 1
    const around = at >= 0 ? open.slice(0, at) : isBegun ? open : []
    open = [...around.slice(-deepest), { last: line, since: [line] }]
  }
  return found
}

/** Lists go no deeper in Word (ISO 29500-1, 17.9.3). */
const deepest = 8

type Counted = Line & { readonly number: TypedNumber }

const mayCount = (line: Line): line is Counted => line.number !== undefined && line.number.depth === 1 && line.number.closed

/** Whether a line has the number or bullet that comes after that of another one. */
const continues = ({ number, view }: Counted, { number: last, view: before }: Counted): boolean => {
  if (number.form === 'bullet') return last.form === 'bullet' && view.text[0] === before.text[0]
  return number.form === last.form && number.value === last.value + 1
}
