import { once } from 'node:events'
import { createServer } from 'node:http'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { afterAll, describe, expect, it } from 'vitest'
import { soffice } from '../src/index.js'
import { docxWith } from './docx-with.js'
import { withSoffice } from './installed-soffice.js'
import { pdfConverterContract } from './pdf-converter-contract.js'

const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('formatter-preview-'))

withSoffice('LibreOffice of this machine', (program) => {
  pdfConverterContract(() => Promise.resolve(soffice({ program, timeoutMs: 50_000 })))

  it('fetches nothing that a document links to', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await soffice({ program, timeoutMs: 50_000 }).toPdf(await withLinkedPicture(`http://127.0.0.1:${port}/picture.png`))
    server.close()
    expect(asked).toEqual([])
  }, 60_000)

  it('leaves no file behind', async () => {
    const before = leftovers()
    await soffice({ program, timeoutMs: 50_000 }).toPdf(await docxWith('One paper.'))
    expect(leftovers().filter((name) => !before.includes(name))).toEqual([])
  }, 60_000)
})

describe('a converter program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'formatter-programs-'))
  afterAll(() => { rmSync(folder, { recursive: true }) })
  const script = (name: string, lines: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
    return join(folder, name)
  }

  it('that does not end is killed, with what it started', async () => {
    const program = script('hangs', `sleep 300 & echo $! > ${folder}/child; wait`)
    await expect(soffice({ program, timeoutMs: 300 }).toPdf(new Uint8Array())).rejects.toMatchObject({ code: 'preview_unavailable' })
    const child = Number(readFileSync(join(folder, 'child'), 'utf8'))
    await expect.poll(() => isAlive(child)).toBe(false)
  })

  it('that is not there is no crash', async () => {
    await expect(soffice({ program: join(folder, 'nothing'), timeoutMs: 300 }).toPdf(new Uint8Array())).rejects.toMatchObject({ code: 'preview_unavailable' })
  })

  it('learns nothing of the environment of the service', async () => {
    process.env['SECRET_OF_THE_SERVICE'] = 'sk_live_1'
    const program = script('tells', `env > ${folder}/environment`)
    await expect(soffice({ program, timeoutMs: 5000 }).toPdf(new Uint8Array())).rejects.toMatchObject({ code: 'preview_unavailable' })
    delete process.env['SECRET_OF_THE_SERVICE']
    expect(readFileSync(join(folder, 'environment'), 'utf8')).not.toContain('sk_live_1')
  })
})

/** Whether a process still runs; one that is dead and not yet reaped by its parent does not (proc(5): state Z). */
function isAlive(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) && !readFileSync(stat, 'utf8').includes(') Z')
}

/** A document whose picture is not in it but at an address. */
async function withLinkedPicture(address: string): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(await docxWith('A paper.'))
  const relationships = 'word/_rels/document.xml.rels'
  const picture = `<Relationship Id="rIdLinked" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${address}" TargetMode="External"/>`
  zip.file(relationships, (await zip.file(relationships)!.async('string')).replace('</Relationships>', `${picture}</Relationships>`))
  const drawing = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="914400" cy="914400"/>
    <wp:docPr id="1" name="p"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">
    <pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr>
    <pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="rIdLinked"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>
    <pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>
    </a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  zip.file('word/document.xml', (await zip.file('word/document.xml')!.async('string')).replace('<w:body>', `<w:body>${drawing}`))
  return zip.generateAsync({ type: 'uint8array' })
}
