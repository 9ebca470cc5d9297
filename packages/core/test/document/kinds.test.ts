import JSZip from 'jszip'
import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, format } from '../../src/index.js'
import { docxOf, type Parts } from '../notation/docx-of.js'
import { field, level, list, p, r, section, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { partOf, partsOf, rawEntries } from '../reading/archive.js'

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const body = styled('Heading1', 'The Harbour') + p('<w:ind w:left="0" w:firstLine="300"/>', r(prose)) + section()
const readings = [false, true] as const
const formatted = async (parts: Parts, trackedChanges: boolean) => format(await docxOf(parts), { style: 'apa-7', trackedChanges }, nodeCodec)

const warnings = async (parts: Parts): Promise<string[]> => {
  const report = await audit(await docxOf(parts), { style: 'apa-7' }, nodeCodec)
  return report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'doc.safe')!.findings.map(({ message, location }) => `${location.part}: ${message}`)
}

describe('what a reader of the report should know of', () => {
  test('is nothing in an ordinary file', async () => expect(await warnings({ body })).toEqual([]))

  test('macros are kept and not run', async () => {
    const others = { 'word/vbaProject.bin': new Uint8Array([208, 207, 17, 224]) }
    expect(await warnings({ body, others })).toEqual([expect.stringMatching(/^word\/vbaProject\.bin: .*macros/)])
    for (const tracked of readings) {
      const input = await docxOf({ body, others })
      const { document } = await format(input, { style: 'apa-7', trackedChanges: tracked }, nodeCodec)
      expect(rawEntries(document).get('word/vbaProject.bin')).toEqual(rawEntries(input).get('word/vbaProject.bin'))
    }
  })

  test('formatting breaks a signature', async () => {
    const others = { '_xmlsignatures/origin.sigs': '', '_xmlsignatures/sig1.xml': '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>' }
    expect(await warnings({ body, others })).toEqual([expect.stringContaining('breaks the signature')])
  })

  test('of several bodies only the first is formatted', async () => {
    const several = { body: `${body}</w:body><w:body>${p('<w:jc w:val="right"/>', r(prose))}` }
    expect(await warnings(several)).toEqual(['word/document.xml: The file has 2 bodies, though a document has one; only the first was formatted.'])
    const { document } = await formatted(several, false)
    expect(await partOf(document, 'word/document.xml')).toContain(`<w:body>${p('<w:jc w:val="right"/>', r(prose))}<w:sectPr>`)
  })

  test('text in an element that no standard knows is kept where it is, and the rest formatted', async () => {
    const aside = `<x:note xmlns:x="urn:example">${r('in January')}</x:note>`
    const told = (...content: string[]) => body + p('', r('The ice came  early.  It  '), aside, ...content)
    for (const tracked of readings) {
      const { document, report } = await formatted({ body: told(r('stayed  long.')) }, tracked)
      expect(report.summary.changes_applied).toBeGreaterThan(0)
      expect(await partOf(document, 'word/document.xml')).toContain(`<w:t xml:space="preserve">The ice came  early.  It  </w:t></w:r>${aside}`)
    }
  })

  test('a restriction of editing is kept', async () => {
    const settings = '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>'
    expect(await warnings({ body, settings })).toEqual([expect.stringContaining('Editing is restricted to reading;')])
    expect(await warnings({ body, settings: settings.replace('"1"', '"0"') })).toEqual([])
    expect(await partOf((await formatted({ body, settings }, false)).document, 'word/settings.xml')).toContain(settings)
  })

  test.each([['attachedTemplate', 'its template'], ['mailMergeSource', 'the addresses of a mail merge']])('what %s would fetch from elsewhere is not opened', async (kind, what) => {
    const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`
    const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${type}" Target="https://example.org/evil.dotm" TargetMode="External"/></Relationships>`
    const found = await warnings({ body, settings: '<w:attachedTemplate r:id="rId1"/>', others: { 'word/_rels/settings.xml.rels': relationships } })
    expect(found).toEqual([expect.stringContaining(`The file fetches ${what} from https://example.org/evil.dotm; nothing was opened there.`)])
  })

  test('a field that fetches something is not followed', async () => {
    expect(await warnings({ body: p('', field('INCLUDEPICTURE "http://example.org/a.png"', 'x')) })).toEqual([expect.stringContaining('INCLUDEPICTURE')])
    expect(await warnings({ body: p('', field('DDEAUTO c:\\\\a.exe', 'x')) })).toEqual([expect.stringContaining('DDEAUTO')])
  })
})

describe('a kind of file', () => {
  test.each([
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
  ])('stays what it is: %s', async (kind) => {
    for (const tracked of readings) {
      const { document, report } = await formatted({ body, kind, styles: english }, tracked)
      expect(report.summary.changes_applied).toBeGreaterThan(0)
      expect(await partOf(document, '[Content_Types].xml')).toContain(`PartName="/word/document.xml" ContentType="${kind}"`)
    }
  })
})

describe('a Strict file', () => {
  const own = list(1, level(0, 'bullet', '•'))
  const strict: Parts = { body, strict: true, styles: english, numbering: own.abstract + own.instance }
  const transitional = /schemas\.openxmlformats\.org\/(wordprocessingml\/2006\/main|officeDocument\/2006\/relationships)/

  test.each(readings)('stays Strict, in added parts and relationships too (tracked: %s)', async (tracked) => {
    const parts = await partsOf((await formatted(strict, tracked)).document)
    for (const [name, content] of parts) expect(transitional.test(content), name).toBe(false)
    expect(parts.get('word/header.xml')).toContain('http://purl.oclc.org/ooxml/wordprocessingml/main')
    expect(parts.get('word/_rels/document.xml.rels')).toContain('http://purl.oclc.org/ooxml/officeDocument/relationships/header')
  })

  test.each(readings)('says start and end where others say left and right (tracked: %s)', async (tracked) => {
    const parts = await partsOf((await formatted(strict, tracked)).document)
    for (const [name, content] of parts) {
      expect(content, name).not.toMatch(/<w:ind [^>]*w:(left|right)=/)
      expect(content, name).not.toMatch(/<w:jc w:val="(left|right)"/)
    }
    expect(parts.get('word/header.xml')).toContain('<w:jc w:val="end"/>')
  })

  test('without a styles part gets a Strict one', async () => {
    const parts = await partsOf((await formatted({ body, strict: true }, false)).document)
    expect(parts.get('word/styles.xml')).toContain('http://purl.oclc.org/ooxml/wordprocessingml/main')
  })
})

describe('a part with another prefix', () => {
  test.each(readings)('keeps it (tracked: %s)', async (tracked) => {
    const { document } = await formatted({ body, prefix: 'x', styles: english }, tracked)
    const main = await partOf(document)
    expect(main).toMatch(/<x:pPr>/)
    expect(main).not.toMatch(/<\/?w:/)
  })
})

test.each(readings)('names without a prefix beside attributes that have one are written as they are, in cut and in deleted runs (tracked: %s)', async (tracked) => {
  const cited = p('', r(`${prose} Nobody left (Sample, 2019). `), r('It ended.'))
  const archive = await JSZip.loadAsync(await docxOf({ body: `${cited}${styled('Heading1', 'References')}${p('', r('Sample, A. (2019). Ice and ships. Harbour Press.'))}${section()}`, styles: english }))
  const main = await archive.file('word/document.xml')!.async('string')
  archive.file('word/document.xml', main.replace(/<(\/?)w:/g, '<$1').replace(' xmlns:w=', ' xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:w='))
  const { document } = await format(await archive.generateAsync({ type: 'uint8array' }), { style: 'ieee', trackedChanges: tracked }, nodeCodec)
  const written = await partOf(document)
  expect(written).toContain('[1]')
  expect(/<(?:w:)?(\w+)[^>]*>\(Sample, 2019\)/.exec(written)?.[1]).toBe(tracked ? 'delText' : undefined)
})

test.each(readings)('of two parts of footnotes the notes come into the one that is read, and the other stays (tracked: %s)', async (tracked) => {
  const cited = p('', r(`${prose} Nobody left (Sample 2019, 12). `)) + styled('Heading1', 'Bibliography') + p('', r('Sample, Ada. 2019. Ice and Ships. Harbour Press.'))
  const note = '<w:footnote w:id="1"><w:p><w:r><w:t>Of the winter.</w:t></w:r></w:p></w:footnote>'
  const archive = await JSZip.loadAsync(await docxOf({ body: cited + section(), styles: english, footnotes: note, others: { 'word/footnotes2.xml': '' } }))
  const name = 'word/_rels/document.xml.rels'
  const relationships = await archive.file(name)!.async('string')
  const [own] = /<Relationship [^>]*footnotes\.xml"[^>]*>/.exec(relationships)!
  archive.file(name, relationships.replace(own, own + own.replace('footnotes.xml', 'footnotes2.xml').replace(/Id="[^"]*"/, 'Id="rId99"')))
  archive.file('word/footnotes2.xml', (await archive.file('word/footnotes.xml')!.async('string')).replace('winter', 'spring'))
  const { document } = await format(await archive.generateAsync({ type: 'uint8array' }), { style: 'chicago-18-nb', trackedChanges: tracked }, nodeCodec)
  const parts = await partsOf(document)
  expect([parts.get('word/footnotes.xml'), parts.get('word/footnotes2.xml')].filter((part) => part!.includes('Ice and Ships'))).toHaveLength(1)
})
