import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem, SharedTools } from '../shared-tools.js'

/** The SDK stops at so many problems of a file: a faulty one that has as many may hide any other behind them. */
const MOST_TOLD = 1000

/** What the Open XML SDK's validator finds in an original; undefined where it does not tell all of it, so that nothing can be compared. */
export async function sdkKnownOf(tools: SharedTools, original: Buffer): Promise<readonly Problem[] | undefined> {
  const problems = await sdkProblems(tools, original)
  return problems.length < MOST_TOLD ? problems : undefined
}

/** The validator takes a second a file, so only samples are shown to it. */
export async function sdkProblems(tools: SharedTools, bytes: Buffer): Promise<readonly Problem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-'))
  try {
    const file = join(folder, 'document.docx')
    writeFileSync(file, bytes)
    const { available, errors } = await tools.sdkValidate(file)
    if (!available) throw new Error('The Open XML SDK validator is not available on this platform.')
    return errors
  } finally {
    rmSync(folder, { recursive: true })
  }
}
