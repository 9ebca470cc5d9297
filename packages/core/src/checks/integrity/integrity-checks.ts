import type { AnyCheck } from '../check.js'
import { contentPreserved } from './content-preserved.js'
import { idempotent } from './idempotent.js'
import { withinLimits } from './limits.js'
import { partsPreserved } from './parts-preserved.js'
import { revertible } from './revertible.js'
import { wholeFile } from './whole-file.js'

/** What is looked at when the result is there: each of them closes the report. */
export const integrityChecks: readonly AnyCheck[] = [contentPreserved, partsPreserved, revertible, wholeFile, idempotent, withinLimits]
