/** The least that a program needs to format a document: npx tsx examples/embed.ts */
import { FormatError, format } from '@formatter/core'
import { nodeCodec } from '@formatter/core/node'
import { readFile } from 'node:fs/promises'

const bytes = await readFile(new URL('essay.docx', import.meta.url))

try {
  // The library has no clock: without a date, revisions carry none of today.
  const options = { author: 'Writing Centre', date: '2025-11-20T09:00:00Z' }
  const { document, report } = await format(bytes, { style: 'apa-7', trackedChanges: true, options }, nodeCodec)
  console.log(`${document.length} bytes, ${report.summary.changes_applied} changes, ${report.summary.verdict}`)
} catch (error) {
  if (!(error instanceof FormatError)) throw error
  console.error(`${error.code}: ${error.message}\n${error.hint}`)
}
