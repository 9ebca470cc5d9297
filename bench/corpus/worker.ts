import { readFileSync } from 'node:fs'
import type { Options } from '@formatter/core'
import { answer } from '../child.js'
import { loadCore } from '../core.js'
import { loadSharedTools } from '../shared-tools.js'
import { asking } from './asking.js'
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
  /** Beside the author and the date of revisions. */
  readonly options?: Options
}

const tools = loadSharedTools()
const essay = readFileSync(new URL('../../examples/essay.docx', import.meta.url))
let warm: Promise<unknown> | undefined

answer(async ({ file, style, sdk, core, sabotage, comments = false, options = {} }: Question): Promise<Verdict> => {
  const loaded = await loadCore(core, core)
  // What a process costs before its first document hangs on the machine, and `npm run bench` has it (“cold”); here documents are compared.
  await (warm ??= loaded.format(essay, { style: 'apa-7' }, loaded.codec))
  const measured = asking(loaded, options)
  const tried = sabotage === undefined ? measured : sabotaged(measured, sabotage)
  return examine(readFileSync(file), style, sdk, tried, await tools, comments)
})
