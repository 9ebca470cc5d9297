import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Trial } from '../trial.js'
import { directAgain } from '../trial.js'

const published = new URL('../../../packages/core/report.schema.json', import.meta.url)
const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(readFileSync(published, 'utf8')) as object)

/** Both reports, and that on the formatted document, are as the schema in the package says. */
export async function reportInvalid(trial: Trial): Promise<string[]> {
  const again = await directAgain(trial)
  return Object.entries({ direct: trial.direct.report, tracked: trial.tracked.report, again: again.report }).flatMap(([name, report]) => {
    if (validate(JSON.parse(JSON.stringify(report)))) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${name}: ${instancePath} ${message ?? ''}`)
  })
}

/** On the formatted document nothing failed that formatting could have mended, and what it mended is found no more. */
export async function notQuiet(trial: Trial): Promise<string[]> {
  const { report } = await directAgain(trial)
  const findings = report.groups.flatMap(({ checks }) => checks.flatMap(({ id, findings: all }) => all.map((finding) => ({ id, finding }))))
  const fixed = trial.direct.report.groups.flatMap(({ checks }) => checks.flatMap(({ id, findings: all }) => all.flatMap(({ status, id: anchor }) => (status === 'fixed' ? [`${id} ${anchor}`] : []))))
  const mended = new Set(fixed)
  return findings
    .filter(({ id, finding }) => finding.status === 'failed' || finding.status === 'fixed' || mended.has(`${id} ${finding.id}`))
    .map(({ id, finding: { id: anchor, status, message, excerpt } }) => `${id} ${mended.has(`${id} ${anchor}`) ? 'was put right and is' : 'is'} ${status}: ${message} “${excerpt.slice(0, 60)}”`)
}
