import type { CitationFigures, FaultKind, Verdict } from './verdict.js'
import { faultKinds } from './verdict.js'

type Row = Verdict & { readonly document: string; readonly style: string }

export function printOffenders(verdicts: readonly Row[]): void {
  for (const kind of Object.keys(faultKinds) as FaultKind[]) {
    const offenders = verdicts.filter(({ faults }) => faults.some((fault) => fault.kind === kind))
    if (offenders.length > 0) console.log(`\n${faultKinds[kind]} (${kind}): ${String(offenders.length)}`)
    for (const { document, style, faults } of offenders) {
      console.log(`  ${document} [${style}]`)
      for (const fault of faults) if (fault.kind === kind) console.log(`    ${fault.detail}`)
    }
  }
  const refused = verdicts.filter((verdict) => verdict.refused)
  if (refused.length > 0) console.log('\nrefused with a code:')
  for (const { document, refused: refusal } of refused) console.log(`  ${document}: ${refusal?.code ?? ''}: ${refusal?.message ?? ''}`)
}

export function printTable(verdicts: readonly Row[]): void {
  const line = (label: string, value: string | number) => { console.log(`${label.padEnd(96)} ${String(value).padStart(6)}`) }
  const times = verdicts.flatMap(({ seconds }) => seconds).sort((a, b) => a - b)
  console.log('')
  line('documents × styles', verdicts.length)
  line('formatted, directly and tracked', verdicts.filter(({ seconds }) => seconds.length === 2).length)
  line('… with nothing to change', verdicts.filter(({ seconds, changes }) => seconds.length === 2 && changes === 0).length)
  line('… shown to the Open XML SDK too', verdicts.filter(({ sdk }) => sdk).length)
  line('refused with a code', verdicts.filter(({ refused }) => refused).length)
  for (const [code, count] of countBy(verdicts.flatMap(({ refused }) => refused ? [refused.code] : []))) line(`  ${code}`, count)
  const citations = verdicts.flatMap((verdict) => verdict.citations ?? [])
  const sum = (name: keyof CitationFigures) => citations.reduce((total, figures) => total + figures[name], 0)
  line('live citations / kept live', `${String(sum('live'))}/${share(sum('kept'), sum('live'))}`)
  line('entries / grey / rewritten', `${String(sum('entries'))}/${share(sum('grey'), sum('entries'))}/${share(sum('rewritten'), sum('entries'))}`)
  line('median and longest call, ms of processor time', `${milliseconds(times[times.length >> 1])}/${milliseconds(times.at(-1))}`)
  for (const [kind, label] of Object.entries(faultKinds)) {
    line(`${label} (must be 0)`, verdicts.filter(({ faults }) => faults.some((fault) => fault.kind === kind)).length)
  }
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${(100 * part / whole).toFixed(1)} %`)
const milliseconds = (seconds = 0): string => (seconds * 1000).toFixed(0)

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
