// npm run findings -- CORPUS [--seed 1] [--each 10] [--checks TEXT,…] [--style apa-7] [--sample N]
// Audits documents and prints, for each check, a sample of what a person would have to act on, to be read by hand against the rule.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { audit, type Report } from '@formatter/core'
import { nodeCodec } from '@formatter/core/node'
import { documentsBelow, pathOf } from './corpus/documents.js'

const { values, positionals: [corpus] } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '10' },
    checks: { type: 'string', default: '' },
    style: { type: 'string', default: 'apa-7' },
    sample: { type: 'string' },
  },
})
if (corpus === undefined) throw new Error('Give the folder of documents: npm run findings -- ../shared/corpus')

interface Line {
  readonly document: string
  readonly text: string
}

const wanted = values.checks.split(',')
const found = new Map<string, Line[]>()
let read = 0
for (const document of documentsBelow(corpus).slice(0, Number(values.sample ?? Infinity))) {
  const report = await audit(readFileSync(pathOf(corpus, document)), { style: values.style }, nodeCodec).catch((): Report | undefined => undefined)
  if (!report) continue
  read++
  for (const check of report.groups.flatMap(({ checks }) => checks)) {
    if (!wanted.some((text) => check.id.startsWith(text))) continue
    for (const { message, excerpt, location, status } of check.findings) {
      if (status !== 'failed' && status !== 'needs_review') continue
      const place = `${location.heading_path.at(-1)?.slice(0, 30) ?? location.part} ¶${String(location.paragraph_index)}`
      found.set(check.id, [...(found.get(check.id) ?? []), { document, text: `${message}\n      ${excerpt.slice(0, 160)}  [${place}]` }])
    }
  }
}

const rank = (line: Line): string => createHash('sha256').update(`${values.seed} ${line.document} ${line.text}`).digest('hex')

for (const [id, lines] of [...found].sort(([one], [other]) => one.localeCompare(other))) {
  const documents = new Set(lines.map(({ document }) => document)).size
  console.log(`\n${id}: ${String(lines.length)} findings in ${String(documents)} of ${String(read)} documents`)
  for (const { document, text } of lines.sort((a, b) => rank(a).localeCompare(rank(b))).slice(0, Number(values.each))) console.log(`  - ${document}\n      ${text}`)
}
