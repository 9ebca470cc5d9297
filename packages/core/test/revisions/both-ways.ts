import { expect } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import type { Formatted } from '../../src/index.js'
import { effectiveContent } from '../../src/inspect.js'
import { canonicalParts } from './canonical.js'
import { ours, reviseAll } from './revise.js'

/** Tracked changes give the original when rejected and what is formatted directly when accepted, and then nothing is left to change. */
export const expectBothWays = async (original: Uint8Array, formatted: (bytes: Uint8Array, tracked: boolean) => Promise<Formatted>): Promise<void> => {
  const [direct, tracked] = [await formatted(original, false), await formatted(original, true)]
  expect(await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked)).toEqual(await canonicalParts(original))
  const accepted = await reviseAll(tracked.document, 'accept', ours)
  expect(await effectiveContent(accepted, nodeCodec)).toEqual(await effectiveContent(direct.document, nodeCodec))
  for (const [output, again] of [[direct.document, false], [tracked.document, true], [accepted, false]] as const) {
    expect((await formatted(output, again)).report.changes.map(({ check_id: id, before, after }) => ({ id, before, after }))).toEqual([])
  }
}
