// npm run bench -- [--json]: every bound of speed, in ratios that the same run measures; exits 1 where one is passed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadCore } from './core.js'
import { build, builtCore } from './speed/built.js'
import { citing } from './speed/citing.js'
import { makePaper } from './speed/generate/paper.js'
import { inProcess } from './speed/in-process.js'
import { record } from './speed/record.js'
import { assurance, medianStages, printStages } from './speed/stages.js'
import { holds, printMeasured } from './speed/table.js'
import { batch, commandLine, makePapers, smallHeap, throughput } from './speed/whole-process.js'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

build()
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const [hundred, thousand] = [makePaper(100), makePaper(1000)]
  const [hundredFile, thousandFile] = [join(folder, 'p100.docx'), join(folder, 'p1000.docx')]
  writeFileSync(hundredFile, hundred.bytes)
  writeFileSync(thousandFile, thousand.bytes)

  const small = makePapers(join(folder, 'small'))

  const core = await loadCore(builtCore.module, builtCore.node)
  const warm = await inProcess(core, hundred.bytes, thousand.bytes)
  const stages = {
    direct: await medianStages(core, hundred.bytes, false, 9),
    tracked: await medianStages(core, hundred.bytes, true, 9),
  }
  const rows = [
    ...warm.rows,
    ...assurance('direct', warm.direct, stages.direct),
    ...assurance('tracked', warm.tracked, stages.tracked),
    batch(small),
    ...throughput(small, join(folder, 'out')),
    ...smallHeap(thousandFile),
    ...(await citing(core, folder)),
    ...commandLine(hundredFile, thousandFile),
  ]
  printStages('stages of 100 pages, direct', stages.direct)
  printStages('stages of 100 pages, tracked', stages.tracked)
  printMeasured(rows)
  if (values.json) console.log(`\nwritten to ${record(rows, stages)}`)
  process.exitCode = rows.every(holds) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
