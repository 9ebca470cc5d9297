import { readEntry } from "./packages/core/src/citations/parser/entry.js"
import { readFileSync } from 'node:fs'
import { nodeCodec } from './packages/core/node/index.js'
import { referenceModel } from './packages/core/src/citations/parser/model/reference-model.js'
import { segmentsOf } from './packages/core/src/citations/parser/segment.js'
import { mended } from './packages/core/src/citations/parser/mends/mend.js'
const model = await referenceModel(nodeCodec)
const show = (s: any[]) => s.map((x) => `${x.label}[${x.text}]${x.confidence.toFixed(2)}`).join(' ')
for (const raw of readFileSync(process.argv[2]!, "utf8").split("\n").filter(Boolean)) { const s = segmentsOf(raw, model); console.log("RAW ", show(s), "\nMEND", show(mended(raw, s)), "\nCSL", JSON.stringify(readEntry(raw, s).csl), "\n") }
