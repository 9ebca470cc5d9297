/** Makes examples/essay.docx, the badly formatted paper of the demo: npm run essay */
import { Document, LineRuleType, Packer, Paragraph, convertInchesToTwip } from 'docx'
import JSZip from 'jszip'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { write } from './essay/blocks.js'
import { runs } from './essay/inline.js'
import { essay, footnotes } from './essay/text.js'

const margin = convertInchesToTwip(0.75)

const document = new Document({
  creator: 'Maya Lindqvist',
  title: 'essay final v3',
  styles: { default: { document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO, after: 0 } } } } },
  footnotes: Object.fromEntries(footnotes.map((text, index) => [index + 1, { children: [new Paragraph({ children: runs(` ${text}`) })] }])),
  sections: [{
    properties: { page: { margin: { top: margin, right: margin, bottom: margin, left: margin } } },
    children: essay.map(write),
  }],
})

/** The same bytes at every run: the package is written again with one date, inside and outside. */
async function withoutClock(bytes: Uint8Array): Promise<Uint8Array> {
  const date = new Date(Date.UTC(2025, 10, 14, 9))
  const from = await JSZip.loadAsync(bytes)
  const to = new JSZip()
  for (const [name, entry] of Object.entries(from.files)) {
    if (entry.dir) continue
    const content = name === 'docProps/core.xml' ? dated(await entry.async('string'), date) : await entry.async('uint8array')
    to.file(name, content, { date, createFolders: false })
  }
  return to.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

const dated = (properties: string, date: Date) =>
  properties.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${date.toISOString().replace('.000', '')}`)

const path = fileURLToPath(new URL('essay.docx', import.meta.url))
await writeFile(path, await withoutClock(await Packer.toBuffer(document)))
console.log(`Written: ${path}`)
