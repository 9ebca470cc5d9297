import type { Line } from '../flow.js'
import type { Recogniser } from '../structure.js'

/** Items that Word numbers, and rows of lines whose numbers or bullets somebody typed. */
export const lists: Recogniser = function* (scene) {
  const { lines } = scene
  for (const line of lines) {
    const { paragraph, numbered, styleName } = line.view
    // Only what formatting leaves as it is may take away from the certainty, or the next run would find another one.
    const doubted = scene.likelihoods[line.at]!.lasting
    if (numbered || /^list\b/.test(styleName)) {
      yield { paragraph, role: { kind: 'list-item' }, confidence: doubted ? 0.8 : 0.9, evidence: numbered ? 'numbered or bulleted' : `style ${styleName}` }
    } else if (continues(line, lines[line.at - 1]) || continues(lines[line.at + 1], line)) {
      yield { paragraph, role: { kind: 'list-item' }, confidence: doubted ? 0.8 : 0.87, evidence: 'one of a row of typed numbers or bullets' }
    }
  }
}

/** Whether a line has the number or bullet that comes after that of the line before it. */
const continues = (line: Line | undefined, before: Line | undefined): boolean => {
  const [number, last] = [line?.number, before?.number]
  if (!number || !last || number.depth > 1 || !number.closed || !last.closed) return false
  if (number.form === 'bullet') return last.form === 'bullet' && line!.view.text[0] === before!.view.text[0]
  return number.form === last.form && number.value === last.value + 1
}
