import type { Inspection } from '../../packages/core/src/inspect.js'
import type { Case } from './cases.js'
import type { TwinTools } from './tools.js'

/** Prints the paragraphs whose role was not found as expected, where the pair (`body > heading`) contains the text asked for. */
export function printDifferences(tools: TwinTools, { name, roles }: Case, kind: string, inspected: Pick<Inspection, 'paragraphs'>, wanted: string): void {
  const predicted = inspected.paragraphs.filter(({ part }) => part.includes('document'))
  const matches = tools.align(roles, predicted)
  for (const [index, expected] of roles.entries()) {
    if (expected.skip || expected.role === 'empty' || !expected.text) continue
    const found = predicted[matches[index]!]
    const was = `${expected.role}${expected.level ? ` ${String(expected.level)}` : ''}`
    const is = found ? `${found.role}${found.level ? ` ${String(found.level)}` : ''}` : 'missing'
    const pair = `${was} > ${is}`
    if (was === is || !pair.includes(wanted)) continue
    const why = found ? `${found.confidence.toFixed(2)} ${found.evidence.join('; ')}` : ''
    console.log(`${kind} ${name.slice(-50)} #${String(expected.index)} ${pair} [${why}] “${expected.text.slice(0, 90)}”`)
  }
}
