import { nodeCodec } from './packages/core/node/index.js'
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { readEntry } from './packages/core/src/citations/parser/entry.js'
import { segmentsOf } from './packages/core/src/citations/parser/segment.js'
import { mended } from './packages/core/src/citations/parser/mends/mend.js'
import { referenceModel } from './packages/core/src/citations/parser/model/reference-model.js'
import { labelledSets, readLines } from './training/references/example.js'
const cache = '/tmp/sv-segments.json'
const lines = readLines('../shared/refs/dev', labelledSets)
if (!existsSync(cache)) { const model = await referenceModel(nodeCodec); writeFileSync(cache, lines.map(({ raw }) => JSON.stringify(segmentsOf(raw, model))).join('\n')) }
const segs = readFileSync(cache, 'utf8').split('\n')
writeFileSync(process.argv[2]!, lines.map(({ id, raw }, i) => JSON.stringify({ id, csl: readEntry(raw, JSON.parse(segs[i]!)).csl })).join('\n') + '\n')
writeFileSync(process.argv[2]! + '.seg', lines.map(({ id, raw }, i) => JSON.stringify({ id, raw, mended: mended(raw, JSON.parse(segs[i]!)).map((x) => [x.label, x.text, Math.round(x.confidence * 100) / 100]) })).join('\n') + '\n')
