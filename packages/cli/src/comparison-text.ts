import type { Comparison } from '@formatter/core'
import { unsaidOf } from './engine.js'

/** Which findings are new, gone and still there, for the terminal. */
export function comparisonText({ new: appeared, gone, standing, unsure }: Comparison): string {
  const list = (title: string, findings: Comparison['new']) => [
    `${title} (${findings.length})`,
    ...counted(findings.map(({ title, finding }) => [`  ${title}: ${finding.message}`, unsaidOf(finding).excerpt])),
    '',
  ]
  const doubt = unsure.length > 0 ? [`Not compared in full: ${unsure.join(', ')}`, ''] : []
  return [...list('New', appeared), ...list('Gone', gone), ...list('Still there', standing), ...doubt].join('\n')
}

/** The words at so many places are told. */
const mostPlaces = 3

/** Equal sentences once, with how often they are said, and with the words that they are said of where those are few. */
function counted(said: readonly (readonly [sentence: string, words: string | undefined])[]): string[] {
  const places = new Map<string, (string | undefined)[]>()
  for (const [sentence, words] of said) places.set(sentence, [...(places.get(sentence) ?? []), words])
  return [...places].flatMap(([sentence, all]) => [
    all.length === 1 ? sentence : `${sentence} (${all.length} times)`,
    ...(all.length > mostPlaces ? [] : all.flatMap((words) => (words === undefined ? [] : [`    “${words}”`]))),
  ])
}
