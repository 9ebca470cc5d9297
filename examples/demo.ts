/** The main job on examples/essay.docx, directly and as tracked changes, through the command line: npm run demo */
import type { Report } from '@formatter/core'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
mkdirSync('out', { recursive: true })

const essay = 'examples/essay.docx'
const direct = 'out/essay.apa-7.docx'
const tracked = 'out/essay.apa-7.tracked.docx'
const reportPath = 'out/essay.apa-7.report.json'

formatter('format', essay, '--style', 'apa-7', '-o', direct, '--report', reportPath)
formatter('format', essay, '--style', 'apa-7', '-o', tracked, '--tracked')

const report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report
const checks = report.groups.flatMap((group) => group.checks)

console.log(`${essay} in ${report.style.title}\n`)
console.log('Changed:')
for (const { title, expected, found, counts } of checks.filter(({ status }) => status === 'fixed')) {
  console.log(`  ${String(counts.fixed).padStart(4)} × ${title}`)
  if (found && expected) console.log(`         ${found} → ${expected}`)
}
const open = checks.filter(({ status }) => status === 'failed' || status === 'needs_review')
if (open.length > 0) console.log('\nFor the author to decide:')
for (const { title, findings } of open) {
  console.log(`         ${title}`)
  for (const { message } of findings) console.log(`           ${message}`)
}
console.log(`
${report.summary.changes_applied} changes. The files:
  ${direct}            formatted
  ${tracked}    the same as tracked changes, to accept or reject in a word processor
  ${reportPath}       every finding, every change, and the hashes of every part`)

/** Runs the command line as a person would. */
function formatter(...args: string[]): void {
  const { status } = spawnSync(process.execPath, ['packages/cli/bin/formatter.js', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}
