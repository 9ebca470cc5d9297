import { makeDocx } from '/work/main/packages/core/test/notation/make-docx.js'
import { wordSheet } from '/work/main/packages/core/test/fixtures/word-sheet.js'
import { inspect, format } from '/work/main/packages/core/src/index.js'
import { nodeCodec } from '/work/main/packages/core/node/index.js'
import { readFileSync } from 'node:fs'
const lines = readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean).map((l) => l.replace(/\\t/g, '\t').replace(/\\n/g, '\n').replace(/\\f/g, '\f'))
const bytes = await makeDocx(lines, wordSheet)
for (const p of (await inspect(bytes, undefined as never, nodeCodec).catch(() => inspect(bytes))).paragraphs) console.log(p.index, p.role, p.level ?? '', p.confidence.toFixed(2), p.text.slice(0, 70).replace(/\n/g,'⏎'), '|', p.evidence.join('; ').slice(0, 140))
