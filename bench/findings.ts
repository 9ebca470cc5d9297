// npm run findings -- CORPUS [--seed 1] [--each 10] [--checks TEXT,…] [--style apa-7,ieee] [--sample N] [--arising]
// Audits documents, each in one of the styles by turns, and prints, for each check, a sample of what a person would have to act on,
// to be read by hand against the rule. With --arising, what the formatted document is asked beyond what the report on formatting asks.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { audit, checksOf, format, FormatError, type CheckReport, type Finding } from '@formatter/core'
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
    arising: { type: 'boolean', default: false },
  },
})
if (corpus === undefined) throw new Error('Give the folder of documents: npm run findings -- ../shared/corpus')

interface Line {
  readonly document: string
  readonly text: string
}

const wanted = values.checks.split(',')
const styles = values.style.split(',')
const found = new Map<string, Line[]>()
let read = 0
for (const [index, document] of documentsBelow(corpus).slice(0, Number(values.sample ?? Infinity)).entries()) {
  const style = styles[index % styles.length] ?? 'apa-7'
  const checks = await (values.arising ? arising : ofAudit)(readFileSync(pathOf(corpus, document)), style).catch(nothingRead)
  if (!checks) continue
  read++
  for (const { id, findings } of checks) {
    if (!wanted.some((text) => id.startsWith(text))) continue
    for (const { message, excerpt, location } of findings) {
      const place = `${location.heading_path.at(-1)?.slice(0, 30) ?? location.part} ¶${String(location.paragraph_index)}`
      const line = { document: `${document} (${style})`, text: `${message}\n      ${excerpt.slice(0, 240)}  [${place}]` }
      found.set(id, [...(found.get(id) ?? []), line])
    }
  }
}

for (const [id, lines] of [...found].sort(([one], [other]) => one.localeCompare(other))) {
  const documents = byDocument(lines)
  console.log(`\n${id}: ${String(lines.length)} findings in ${String(documents.length)} of ${String(read)} documents`)
  for (const { document, text } of inTurns(documents).slice(0, Number(values.each))) console.log(`  - ${document}\n      ${text}`)
}

interface Standing {
  readonly id: string
  readonly findings: readonly Finding[]
}

function standing({ id, findings }: CheckReport): Standing {
  return { id, findings: findings.filter(({ status }) => status === 'failed' || status === 'needs_review') }
}

async function ofAudit(bytes: Buffer, style: string): Promise<readonly Standing[]> {
  return checksOf(await audit(bytes, { style }, nodeCodec)).map(standing)
}

/** A check may say the same of other words, as of an entry that is worded anew: what arises is what it has more. */
async function arising(bytes: Buffer, style: string): Promise<readonly Standing[]> {
  const { document, report } = await format(bytes, { style }, nodeCodec)
  const first = new Map(checksOf(report).map(standing).map(({ id, findings }) => [id, findings]))
  return (await ofAudit(Buffer.from(document), style)).map(({ id, findings }) => {
    const before = first.get(id) ?? []
    const said = new Set(before.map(({ message, excerpt }) => message + excerpt))
    return { id, findings: findings.filter(({ message, excerpt }) => !said.has(message + excerpt)).slice(0, Math.max(0, findings.length - before.length)) }
  })
}

function nothingRead(problem: unknown): undefined {
  if (!(problem instanceof FormatError) || problem.code === 'unknown_style') throw problem
}

/** The lines of each document, documents and lines in an order that only the seed decides. */
function byDocument(lines: readonly Line[]): readonly (readonly Line[])[] {
  const grouped = new Map<string, Line[]>()
  for (const { line } of lines.map((line) => ({ line, rank: rank(`${line.document} ${line.text}`) })).sort((a, b) => a.rank.localeCompare(b.rank))) {
    grouped.set(line.document, [...(grouped.get(line.document) ?? []), line])
  }
  return [...grouped.values()]
}

function rank(text: string): string {
  return createHash('sha256').update(`${values.seed} ${text}`).digest('hex')
}

/** One line of each document before the second of any: a document with hundreds of findings must not be the whole sample. */
function inTurns(documents: readonly (readonly Line[])[]): readonly Line[] {
  const turns = Math.max(...documents.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) => documents.flatMap((lines) => lines.slice(turn, turn + 1))).flat()
}
