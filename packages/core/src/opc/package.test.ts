import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/codec.js'
import { contentTypes, documentType, relationship, relationships, samplePackage, xmlDeclaration } from '../../test/reference/sample-package.js'
import { unzipByJszip } from '../../test/reference/zip.js'
import { webCodec } from '../web-codec.js'
import { defaultLimits } from './limits.js'
import { openPackage, type PartChange } from './package.js'
import { readZip } from './zip-reader.js'

const open = (changed: Parameters<typeof samplePackage>[0] = {}) => openPackage(samplePackage(changed), nodeCodec)
const refused = (code: string) => expect.objectContaining({ code }) as Error
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const bytes = (content: string) => new TextEncoder().encode(content)
const unzip = async (archive: Uint8Array) => new Map([...await unzipByJszip(archive)].map(([name, content]) => [name, text(content)]))

const header: PartChange = {
  added: 'word/header1.xml',
  bytes: bytes('<hdr/>'),
  contentType: 'application/header',
  relationship: { from: 'word/document.xml', id: 'rId9', type: 'urn:header' },
}

test('a package has its parts, and its main part is found by relationship', async () => {
  const opened = await open({ 'word/media/a.png': 'image', 'word/': '' })
  expect([...opened.parts.keys()]).toEqual(['_rels/.rels', 'word/document.xml', 'word/media/a.png'])
  expect(opened).toMatchObject({ mainPart: 'word/document.xml', kind: 'document' })
  expect(opened.part('word/document.xml')?.contentType).toBe(documentType)
  expect(opened.part('word/media/a.png')?.contentType).toBe('image/png')
  expect(text(await opened.part('word/media/a.png')?.bytes())).toBe('image')
})

test('a part is found by an equivalent name and has the type of one', async () => {
  const opened = await open({
    '[Content_Types].xml': contentTypes(documentType, '/WORD/Document.XML'),
    'word/media/im%C4%85ge.bin': 'x',
  })
  expect(opened.part('Word/DOCUMENT.xml')?.name).toBe('word/document.xml')
  expect(opened.part('word/media/imąge.bin')).toMatchObject({ name: 'word/media/im%C4%85ge.bin', contentType: '' })
})

test.each([
  ['macroEnabled', 'application/vnd.ms-word.document.macroEnabled.main+xml', 'macro-document'],
  ['template', 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml', 'template'],
  ['macroEnabledTemplate', 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml', 'macro-template'],
])('a %s main part is accepted', async (_, type, kind) => {
  expect(await open({ '[Content_Types].xml': contentTypes(type) })).toMatchObject({ kind })
})

test('a Strict package is recognised by the end of its relationship type', async () => {
  const strict = '<Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/word/document.xml"/>'
  expect((await open({ '_rels/.rels': relationships(strict) })).mainPart).toBe('word/document.xml')
})

test('relationships have their targets resolved, and none of them is followed', async () => {
  const opened = await open({
    'word/_rels/document.xml.rels': relationships(
      relationship('a', 'styles', 'Styles.xml'),
      relationship('b', 'image', '/word/media/gone.png'),
      relationship('c', 'hyperlink', 'https://example.org/', 'External'),
      relationship('d', 'image', '../../../etc/passwd'),
      relationship('a', 'numbering', 'numbering.xml'),
    ),
    'word/styles.xml': '<styles/>',
  })
  const found = await opened.relationships('word/document.xml')
  expect(found.map(({ id, target, external }) => [id, target, external])).toEqual([
    ['a', 'word/styles.xml', false],
    ['b', 'word/media/gone.png', false],
    ['c', undefined, true],
    ['d', undefined, false],
  ])
  expect(await opened.relationships('word/styles.xml')).toEqual([])
})

test.each([
  ['no content types', 'not_a_docx', { '[Content_Types].xml': undefined }],
  ['no relationships', 'missing_main_part', { '_rels/.rels': undefined }],
  ['no main part', 'missing_main_part', { 'word/document.xml': undefined }],
  ['a main part of another type', 'missing_main_part', { '[Content_Types].xml': contentTypes('application/xml') }],
  ['a main part elsewhere', 'missing_main_part', { '_rels/.rels': relationships(relationship('a', 'officeDocument', 'https://example.org/a.xml', 'External')) }],
  ['a workbook', 'other_format', { '[Content_Types].xml': contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml') }],
  ['content types with a DOCTYPE', 'malformed_part', { '[Content_Types].xml': '<!DOCTYPE a><a/>' }],
  ['two names for one part', 'unsafe_part_name', { 'Word/Document.xml': '<a/>' }],
  ['a name that leads out', 'unsafe_part_name', { '../evil.xml': '<a/>' }],
])('a package with %s is refused', async (_, code, changed) => {
  await expect(open(changed)).rejects.toThrow(refused(code))
})

test('an OpenDocument text is told by its mimetype', async () => {
  const odt = await new JSZip().file('mimetype', 'application/vnd.oasis.opendocument.text').generateAsync({ type: 'uint8array' })
  await expect(openPackage(odt, nodeCodec)).rejects.toThrow('OpenDocument text')
})

test('parts are bounded, XML more tightly than others', async () => {
  const input = samplePackage({ 'word/media/a.png': ' '.repeat(5000) })
  await expect(openPackage(input, nodeCodec, { partBytes: 4999 })).rejects.toThrow(refused('too_large'))
  await expect(openPackage(input, nodeCodec, { xmlPartBytes: 100 })).rejects.toThrow(refused('too_large'))
  await expect(openPackage(input, nodeCodec, { xmlPartBytes: 4999 })).resolves.toBeDefined()
  await expect(openPackage(input, nodeCodec, { partBytes: 0 })).rejects.toThrow(refused('invalid_options'))
})

test('everything is checked and hashed, the content types too', async () => {
  const opened = await open({ 'word/media/a.png': 'abc' })
  const hashes = await opened.hashParts()
  expect([...hashes.keys()]).toEqual(['[Content_Types].xml', ...opened.parts.keys()])
  expect(hashes.get('word/media/a.png')).toMatchObject({ bytes: 3, sha256: await nodeCodec.sha256(bytes('abc')) })
})

test('hashes that are known are kept where nothing changed, and only there', async () => {
  const opened = await open({ 'word/media/a.png': 'abc' })
  const before = await opened.hashParts()
  const after = await openPackage(await opened.write([{ part: 'word/document.xml', bytes: bytes('<a/>') }]), nodeCodec)
  const hashes = await after.hashParts(before)
  expect(hashes.get('word/media/a.png')).toBe(before.get('word/media/a.png'))
  expect(hashes.get('word/document.xml')).toMatchObject({ bytes: 4, sha256: await nodeCodec.sha256(bytes('<a/>')) })
})

test('without changes the bytes are the same', async () => {
  const input = samplePackage()
  expect(await (await openPackage(input, nodeCodec)).write([])).toBe(input)
})

test('a change touches its part alone, and all others keep their compressed bytes', async () => {
  const input = samplePackage({ 'word/media/a.png': 'image '.repeat(100) })
  const output = await (await openPackage(input, nodeCodec)).write([{ part: 'word/document.xml', bytes: bytes('<changed/>') }])
  const [before, after] = [readZip(input, defaultLimits), readZip(output, defaultLimits)]
  expect(after.filter(({ name }) => name !== 'word/document.xml')).toEqual(before.filter(({ name }) => name !== 'word/document.xml'))
  expect((await unzip(output)).get('word/document.xml')).toBe('<changed/>')
})

test('a part that gets back what it held in the package that this one was made of has its compressed bytes back, too', async () => {
  const first = await openPackage(samplePackage({ 'word/footer1.xml': '<footer> 1 </footer>'.repeat(20) }), nodeCodec)
  const origin = await first.hashParts()
  const changed = (content: string) => [{ part: 'word/footer1.xml', bytes: bytes(content) }]
  const second = await openPackage(await first.write(changed('<footer/>')), nodeCodec)
  const output = await second.write(changed('<footer> 1 </footer>'.repeat(20)), origin)
  expect((await (await openPackage(output, nodeCodec)).hashParts(origin)).get('word/footer1.xml')).toBe(origin.get('word/footer1.xml'))
})

test('an added part is typed and related to its source', async () => {
  const related = { 'word/_rels/document.xml.rels': relationships(relationship('rId1', 'styles', 'styles.xml')) }
  const output = await (await open(related)).write([header])
  const files = await unzip(output)
  expect(files.get('word/header1.xml')).toBe('<hdr/>')
  expect(files.get('[Content_Types].xml')).toBe(
    contentTypes().replace('</Types>', '<Override PartName="/word/header1.xml" ContentType="application/header"/></Types>'),
  )
  expect(files.get('word/_rels/document.xml.rels')).toBe(
    relationships(relationship('rId1', 'styles', 'styles.xml'), '<Relationship Id="rId9" Type="urn:header" Target="header1.xml"/>'),
  )
  const opened = await openPackage(output, nodeCodec)
  expect(opened.part('word/header1.xml')?.contentType).toBe('application/header')
})

test('a source that had no relationships gets a part for them', async () => {
  const output = await (await open()).write([header])
  const opened = await openPackage(output, nodeCodec)
  expect(await opened.relationships('word/document.xml')).toMatchObject([{ id: 'rId9', target: 'word/header1.xml' }])
  expect(opened.part('word/_rels/document.xml.rels')?.contentType).toContain('relationships+xml')
})

test('additions are in the spelling and the encoding of what they are added to', async () => {
  const types = contentTypes().replaceAll(/<(\/?)(Types|Default|Override)/g, '<$1t:$2').replace('xmlns=', 'xmlns:t=')
  const empty = `${xmlDeclaration}<r:Relationships xmlns:r="http://schemas.openxmlformats.org/package/2006/relationships" />`
  const output = await (await open({ '[Content_Types].xml': types, 'word/_rels/document.xml.rels': empty })).write([header])
  const files = await unzip(output)
  expect(files.get('[Content_Types].xml')).toContain('<t:Override PartName="/word/header1.xml"')
  expect(files.get('word/_rels/document.xml.rels')).toMatch(/ ><r:Relationship [^>]*\/><\/r:Relationships>$/)
  expect(await (await openPackage(output, nodeCodec)).relationships('word/document.xml')).toHaveLength(1)
})

test('a part that is there cannot be added, and one that is not cannot be changed', async () => {
  const opened = await open()
  await expect(opened.write([{ ...header, added: 'Word/document.xml' }])).rejects.toThrow(refused('internal'))
  await expect(opened.write([{ part: 'word/gone.xml', bytes: bytes('') }])).rejects.toThrow(refused('internal'))
  await expect(opened.write([header, header])).rejects.toThrow(refused('internal'))
})

test('the codec decides the size and not the content', async () => {
  const [byNode, byWeb] = await Promise.all([nodeCodec, webCodec].map(async (codec) =>
    unzip(await (await openPackage(samplePackage(), codec)).write([header]))))
  expect(byWeb).toEqual(byNode)
})

test('writing the same twice gives the same bytes', async () => {
  const opened = await open()
  expect(await opened.write([header])).toEqual(await opened.write([header]))
})
