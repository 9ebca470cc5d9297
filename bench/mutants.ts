// npm run mutants -- FOLDER OUT [--seed 1] [--count 100]: documents of a folder with paragraphs changed at random, for `npm run corpus -- OUT`.
// Prints what was done to each, so that a fault can be followed to its cause.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { SaxesParser } from 'saxes'
import { documentsBelow, pathOf } from './corpus/documents.js'
import { mutations } from './corpus/mutations.js'
import { Chance } from './speed/generate/chance.js'
import { deflated, inflated, readEntries, writeEntries, type Entry } from './zip.js'

const { values, positionals: [folder, out] } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' } },
})
if (folder === undefined || out === undefined) throw new Error('Give two folders: npm run mutants -- ../shared/corpus out/mutants')

/** Larger ones would take most of the time, and show no more. */
const [fewestBlocks, mostBlocks, mostBytes] = [6, 900, 400_000]
const main = 'word/document.xml'
const names = Object.keys(mutations) as [string, ...string[]]

/** Where the children of the body begin and end. */
function blocksOf(xml: string): { readonly from: number; readonly to: number }[] {
  const blocks: { from: number; to: number }[] = []
  const parser = new SaxesParser()
  let [depth, inBody, from] = [0, false, 0]
  parser.on('opentagstart', () => { if (inBody && depth === 2) from = xml.lastIndexOf('<', parser.position - 1) })
  parser.on('opentag', ({ name }) => {
    depth++
    if (name === 'w:body') inBody = true
  })
  parser.on('closetag', ({ name }) => {
    depth--
    if (name === 'w:body') inBody = false
    else if (inBody && depth === 2) blocks.push({ from, to: parser.position })
  })
  parser.write(xml).close()
  return blocks
}

/** Undefined where the document has not the form or the size for it. */
function mutated(entries: readonly Entry[], chance: Chance): { readonly entries: Entry[]; readonly done: readonly string[] } | undefined {
  const part = entries.find(({ name }) => name === main)
  const xml = part && inflated(part).toString('utf8')
  if (!xml?.includes('<w:body>')) return undefined
  const places = blocksOf(xml)
  if (places.length < fewestBlocks || places.length > mostBlocks) return undefined
  const blocks = places.map(({ from, to }) => xml.slice(from, to))
  const done: string[] = []
  for (let times = chance.between(4, 30); times > 0; times--) {
    const at = chance.between(0, blocks.length - 2)
    const name = chance.pick(names)
    const block = blocks[at]!
    if (!/^<w:p[ >/]/.test(block) || mutations[name]!.unless.test(block)) continue
    blocks.splice(at, 1, ...mutations[name]!.of(block, chance))
    done.push(`${at} ${name}`)
  }
  const text = xml.slice(0, places[0]!.from) + blocks.join('') + xml.slice(places.at(-1)!.to)
  return { entries: entries.map((entry) => (entry === part ? deflated(main, Buffer.from(text), 6) : entry)), done }
}

mkdirSync(out, { recursive: true })
const chance = new Chance(Number(values.seed))
const documents = documentsBelow(folder)
let [made, tried] = [0, 0]
while (made < Number(values.count) && tried++ < 10 * Number(values.count)) {
  const document = documents[chance.between(0, documents.length - 1)]!
  const bytes = readFileSync(pathOf(folder, document))
  if (bytes.length > mostBytes) continue
  let result
  try {
    result = mutated(readEntries(bytes), chance)
  } catch {
    // Some are no packages, or no XML; the corpus gate looks at those as they are.
    continue
  }
  if (!result) continue
  const name = `${String(made++).padStart(3, '0')}-${basename(document)}`
  writeFileSync(join(out, name), writeEntries(result.entries))
  console.log(`${name}: ${result.done.join('; ')}`)
}
