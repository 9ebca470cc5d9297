// npm run corpus -- CORPUS [--styles apa-7,…] [--sample N] [--skip N] [--only TEXT,…] [--sdk] [--json FILE] [--jobs 2] [--core MODULE] [--comments]
//   [--options JSON] [--sabotage]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Options } from '@formatter/core'
import type { Answer } from './child.js'
import { askAll } from './child.js'
import { documentsBelow, pathOf } from './corpus/documents.js'
import { rehearse } from './corpus/rehearsal.js'
import { printOffenders, printTable } from './corpus/table.js'
import type { Verdict } from './corpus/verdict.js'
import type { Question } from './corpus/worker.js'
import { installSharedTools } from './shared-tools.js'

const { values, positionals: [corpus] } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    styles: { type: 'string', default: 'apa-7' },
    sample: { type: 'string' },
    skip: { type: 'string', default: '0' },
    sdk: { type: 'boolean' },
    only: { type: 'string' },
    json: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    core: { type: 'string' },
    comments: { type: 'boolean', default: false },
    options: { type: 'string', default: '{}' },
    sabotage: { type: 'boolean', default: false },
  },
})
if (corpus === undefined) throw new Error('Give the folder of documents: npm run corpus -- ../shared/corpus')

/** Beyond this many documents the Open XML SDK, a second a file, would take most of the time. */
const SDK_SAMPLE = 150
const SECONDS_A_DOCUMENT = 180
const PROGRESS = 100

installSharedTools(corpus)
const wanted = (values.only ?? '').split(',')
const skip = Number(values.skip)
const documents = documentsBelow(corpus).filter((path) => wanted.some((text) => path.includes(text))).slice(skip, skip + Number(values.sample ?? Infinity))
if (documents.length === 0) throw new Error('No document was found: a gate that looks at nothing cannot pass.')
const sdk = values.sdk ?? documents.length <= SDK_SAMPLE
const jobs = Number(values.jobs)
const options = JSON.parse(values.options) as Options
const questions = values.styles.split(',').flatMap((style) => documents.map((document): Question =>
  ({ document, file: pathOf(corpus, document), style, sdk, core: values.core, comments: values.comments, options })))

if (values.sabotage) process.exitCode = await rehearse(questions, jobs) ? 0 : 1
else {
  const verdicts: (Verdict & Question)[] = []
  await askAll<Question, Verdict>(new URL('./corpus/worker.ts', import.meta.url), questions, {
    jobs,
    seconds: SECONDS_A_DOCUMENT,
    each: (question, answer) => {
      verdicts.push({ ...question, ...verdictOf(answer) })
      if (verdicts.length % PROGRESS === 0) console.error(`${String(verdicts.length)} of ${String(questions.length)}`)
    },
  })
  verdicts.sort((a, b) => a.document.localeCompare(b.document))
  printOffenders(verdicts)
  printTable(verdicts)
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(verdicts, null, 1))
  const failed = new Set(verdicts.filter(({ faults }) => faults.length > 0).map(({ document }) => document)).size
  console.log(`${String(documents.length - failed)} passed, ${String(failed)} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function verdictOf(answer: Answer<Verdict>): Verdict {
  if (answer.kind === 'answered') return answer.value
  const detail = answer.kind === 'hung' ? `no answer within ${String(answer.seconds)} s` : `the process died: ${answer.how}`
  return { faults: [{ kind: 'crashed', detail }], seconds: [], changes: 0, sdk: false }
}
