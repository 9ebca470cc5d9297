import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { contentTypes, relationship, relationships, samplePackage, xmlDeclaration } from '../reference/sample-package.js'
import { unzipByJszip } from '../reference/zip.js'

const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early from the sea.'
const body = (inner: string): string => `${xmlDeclaration}<w:document ${namespaces}><w:body>${inner}<w:p><w:r><w:t>${prose}</w:t></w:r></w:p><w:sectPr/></w:body></w:document>`

/** What becomes of a package, by the names of its parts. */
const formatted = async (changed: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> => {
  const { document } = await format(samplePackage({ 'word/document.xml': body(''), ...changed }), { style: 'apa-7' }, nodeCodec)
  return new Map([...await unzipByJszip(document)].map(([name, content]) => [name, new TextDecoder().decode(content)]))
}

const idsIn = (part: string): string[] => [...part.matchAll(/ Id="([^"]*)"/g)].map(([, id]) => id!)

test('parts that are added have relationships of their own where an earlier run has left some of ours', async () => {
  const parts = await formatted({
    'word/_rels/document.xml.rels': relationships(relationship('rIdF1', 'image', 'media/a.png')),
    'word/media/a.png': 'image',
  })
  const ids = idsIn(parts.get('word/_rels/document.xml.rels')!)
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a part that is added has no name of which the package still speaks', async () => {
  const stale = '<Override PartName="/word/styles.xml" ContentType="application/gone"/>'
  const parts = await formatted({
    '[Content_Types].xml': contentTypes().replace('</Types>', `${stale}</Types>`),
    'word/_rels/document.xml.rels': relationships(relationship('rId1', 'header', 'header.xml')),
  })
  expect([...parts.keys()].filter((name) => /styles|header/.test(name))).toEqual(['word/styles1.xml', 'word/header1.xml'])
  expect(parts.get('[Content_Types].xml')?.match(/\/word\/styles\.xml/g)).toHaveLength(1)
})

test('a header that is added takes the place of a reference that leads nowhere: of each type a section may have one', async () => {
  const parts = await formatted({
    'word/document.xml': body('').replace('<w:sectPr/>', '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:headerReference w:type="first" r:id="rId2"/></w:sectPr>'),
    'word/_rels/document.xml.rels': relationships(relationship('rId1', 'header', 'header.xml')),
  })
  expect(parts.get('word/document.xml')?.match(/<w:headerReference .*?>/g)).toEqual([
    '<w:headerReference w:type="default" r:id="rIdF2"/>',
    '<w:headerReference w:type="first" r:id="rId2"/>',
  ])
})

test('a reference whose relationship is missing stays as it is, and is given one with the header that is added', async () => {
  const section = '<w:sectPr><w:headerReference w:type="default" r:id="rId7"/></w:sectPr>'
  const parts = await formatted({ 'word/document.xml': body('').replace('<w:sectPr/>', section) })
  expect(parts.get('word/document.xml')?.match(/<w:headerReference .*?>/g)).toEqual(['<w:headerReference w:type="default" r:id="rId7"/>'])
  expect(parts.get('word/_rels/document.xml.rels')).toMatch(/Id="rId7" [^>]*Target="[^"]*header\d*\.xml"/)
})

test('what is called a style sheet and is none is left as it is; one is added, and read from then on', async () => {
  const odd = {
    'word/_rels/document.xml.rels': relationships(relationship('rId1', 'styles', 'document.xml'), relationship('rId2', 'settings', 'notes.xml')),
    'word/notes.xml': '<notes/>',
  }
  const parts = await formatted(odd)
  expect(parts.get('word/document.xml')).not.toContain('w:style ')
  expect(parts.get('word/notes.xml')).toBe('<notes/>')
  expect(parts.get('word/styles.xml')).toContain('APA')

  const once = await format(samplePackage({ 'word/document.xml': body(''), ...odd }), { style: 'apa-7' }, nodeCodec)
  const again = await format(once.document, { style: 'apa-7' }, nodeCodec)
  expect(again.document).toEqual(once.document)
})
