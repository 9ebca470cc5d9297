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
  const before = findingsOf(trial.direct.report)
  const mended = new Set(before.flatMap((each) => (each.status === 'fixed' ? [each.anchor] : [])))
  // Of several that say the same of the same words, the anchors move up where one of them is mended; what was asked then may be asked now.
  const asked = before.flatMap((each) => (each.status === 'needs_review' ? [each.words] : []))
  return findingsOf(report).flatMap(({ check, anchor, status, words }) => {
    const old = asked.indexOf(words)
    const again = mended.has(anchor) && !(status === 'needs_review' && old >= 0)
    if (old >= 0) asked.splice(old, 1)
    if (status !== 'failed' && status !== 'fixed' && !again) return []
    return [`${check} ${again ? 'was put right and is' : 'is'} ${status}: ${words}`]
  })
}

const findingsOf = ({ groups }: Trial['direct']['report']) =>
  groups.flatMap(({ checks }) => checks.flatMap(({ id: check, findings }) =>
    findings.map(({ id, status, message, excerpt }) => ({ check, anchor: `${check} ${id}`, status, words: `${message} “${excerpt.slice(0, 60)}”` }))))
