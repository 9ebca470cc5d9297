// Works in a process of its own and prints what it cost: node … alone.ts floor|direct|tracked CORE NODE FILE…
import { readFileSync } from 'node:fs'
import { loadCore, requestOf } from '../core.js'
import { peakMegabytes } from '../memory.js'
import { floor } from './floor.js'
import { cpuTime } from './measure.js'

const [how, module, node, ...files] = process.argv.slice(2)
const documents = files.map((file) => readFileSync(file))

const milliseconds = await cpuTime(async () => {
  if (how === 'floor') return documents.forEach(floor)
  const core = await loadCore(module, node)
  for (const document of documents) {
    const { report } = await core.format(document, requestOf('apa-7', how === 'tracked'), core.codec)
    JSON.stringify(report)
  }
})
console.log(JSON.stringify({ milliseconds, megabytes: peakMegabytes() }))
