/**
 * Compares our ZIP reader with jszip and our XML scanner with saxes on every part of every document under a folder:
 *
 *     npx tsx packages/core/test/reference-check.ts <folder>
 */
import { isDeepStrictEqual } from 'node:util'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeXml } from '../src/xml/decode.js'
import { attempt, readBySaxes, readByUs } from './reference/xml.js'
import { unzipByJszip, unzipByUs, type Contents } from './reference/zip.js'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name a folder.')

const counts = { files: 0, entries: 0, xmlParts: 0, refusedByBoth: 0, differences: 0 }
const differs = (file: string, what: string) => {
  counts.differences++
  process.stdout.write(`${file}: ${what}\n`)
}

const compareArchives = (file: string, ours: Contents, theirs: Contents) => {
  if (!isDeepStrictEqual([...ours.keys()].sort(), [...theirs.keys()].sort())) differs(file, 'other entries than jszip finds')
  for (const [name, bytes] of ours) {
    counts.entries++
    if (Buffer.compare(bytes, theirs.get(name) ?? new Uint8Array()) !== 0) differs(file, `${name} is not what jszip reads`)
  }
}

const compareXml = (file: string, name: string, bytes: Uint8Array) => {
  counts.xmlParts++
  const { source } = decodeXml(bytes, name)
  const [ours, theirs] = [attempt(readByUs, source), attempt(readBySaxes, source)]
  if (!ours && !theirs) counts.refusedByBoth++
  else if (!ours || !theirs) differs(file, `${name} is refused by ${ours ? 'saxes' : 'us'} only`)
  else if (!isDeepStrictEqual(ours, theirs)) differs(file, `${name} is not read as saxes reads it`)
}

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:doc|dot)[xm]$/.test(name))) {
  counts.files++
  const bytes = readFileSync(join(folder, file))
  try {
    const ours = await unzipByUs(bytes)
    compareArchives(file, ours, await unzipByJszip(bytes))
    for (const [name, content] of ours) if (/\.(?:xml|rels|vml)$/i.test(name)) compareXml(file, name, content)
  } catch (error) {
    differs(file, String(error))
  }
}
process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`)
