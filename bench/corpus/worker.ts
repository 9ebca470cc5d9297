import { readFileSync } from 'node:fs'
import { answer } from '../child.js'
import { loadCore } from '../core.js'
import { loadSharedTools } from '../shared-tools.js'
import { examine } from './examine.js'
import { sabotaged } from './sabotage.js'
import type { Verdict } from './verdict.js'

/** One document in one style. `sabotage` names the fault that is planted to see whether the gate finds it. */
export interface Question {
  readonly file: string
  readonly document: string
  readonly style: string
  readonly sdk: boolean
  readonly core?: string | undefined
  readonly sabotage?: string | undefined
  /** With what a person must decide in the margin. */
  readonly comments?: boolean | undefined
}

const tools = loadSharedTools()

answer(async ({ file, style, sdk, core, sabotage, comments = false }: Question): Promise<Verdict> => {
  const measured = await loadCore(core, core)
  const tried = sabotage === undefined ? measured : sabotaged(measured, sabotage)
  return examine(readFileSync(file), style, sdk, tried, await tools, comments)
})
