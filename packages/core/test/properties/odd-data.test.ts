import fc from 'fast-check'
import { test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { code, mark, p, r, styled } from '../notation/markup.js'

/** What markup, patterns, replacements and objects have a meaning for. */
const telling = [
  '', ' ', '0', '-1', '1e999', '__proto__', 'constructor', '$&', '&#99999999;', '<i>', '</span>', '\\b', '{\\i x}', '😀', '\u200b', '١٢', '–', '(', '[', 'a;b', ', ',
]
const text = fc.oneof(fc.constantFrom(...telling), fc.string({ maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 8 }))
const anything = fc.oneof(text, text, fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }))

/** An object that has some of these fields, or anything in its place; so has each field. */
const object = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: anything })
const each = (names: string): Record<string, fc.Arbitrary<unknown>> => Object.fromEntries(names.split(' ').map((name) => [name, anything]))
const several = (one: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: fc.array(one, { maxLength: 3 }) }, { weight: 1, arbitrary: anything })

const types = fc.constantFrom('book', 'chapter', 'article-journal', 'webpage', 'thesis', 'patent', 'bill', 'legal_case', 'motion_picture', 'speech', 'map', 'constructor')
const people = several(object(each('family given literal suffix non-dropping-particle')))
const date = object({ ...each('literal raw season'), 'date-parts': several(several(fc.oneof(fc.integer({ min: -40, max: 2100 }), anything))) })
const itemData = object({
  ...each('id title container-title page volume issue edition publisher DOI URL number genre note language section authority'),
  type: types, author: people, editor: people, issued: date, accessed: date,
})
const cites = several(object({ ...each('id uris locator label prefix suffix suppress-author author-only'), itemData }))
const cslJson = object({
  ...each('citationID'),
  citationItems: cites,
  properties: object(each('plainCitation formattedCitation noteIndex')),
  mendeley: object(each('plainTextFormattedCitation formattedCitation')),
  manualOverride: object(each('citeprocText isManuallyOverridden')),
})

const citaviNames = several(object(each('LastName FirstName MiddleName Prefix')))
const citaviJson = object({
  ...each('Tag Text FormattedText'),
  Entries: several(object({
    ...each('ReferenceId PageRange Prefix Suffix YearOnly'),
    Reference: object({ ...each('ReferenceType Title Subtitle Year Periodical Publishers Volume PageRange ParentReference Doi'), Authors: citaviNames, Editors: citaviNames }),
  })),
})

const escaped = (value: string): string => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const elements = (names: readonly string[], around: (content: string) => string): fc.Arbitrary<string> =>
  fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 9 }).map((all) => around(all.map(([name, value]) => `<${name}>${escaped(value)}</${name}>`).join('')))
const endnoteXml = elements(['Author', 'Year', 'RecNum', 'Prefix', 'Suffix', 'Pages', 'DisplayText', 'titles', 'dates'], (content) => `<EndNote><Cite>${content}</Cite></EndNote>`)
const source = elements(
  ['SourceType', 'Title', 'Year', 'Month', 'Day', 'JournalName', 'Volume', 'Pages', 'Publisher', 'Author', 'URL'].map((name) => `b:${name}`),
  (content) => `<b:Source><b:Tag>Lee18</b:Tag>${content}</b:Source>`,
)

const base64 = (data: unknown): string => Buffer.from(JSON.stringify(data) ?? '', 'utf8').toString('base64')
const field = (words: string): string => mark('begin') + code(words) + mark('separate') + r('(Lee, 2018)') + mark('end')
const control = (tag: string): string => `<w:sdt><w:sdtPr><w:tag w:val="${tag}"/></w:sdtPr><w:sdtContent>${r('(Lee, 2018)')}</w:sdtContent></w:sdt>`
const fieldsOf = (data: fc.Arbitrary<unknown>, words: (data: unknown) => string): fc.Arbitrary<readonly string[]> =>
  fc.array(data.map((each) => field(words(each))), { maxLength: 6 })

/** Citations as each writes them. */
const citations: Readonly<Record<string, fc.Arbitrary<readonly string[]>>> = {
  'Zotero': fieldsOf(cslJson, (data) => ` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify(data)} `),
  'Mendeley Desktop': fieldsOf(cslJson, (data) => `ADDIN CSL_CITATION ${JSON.stringify(data)}`),
  'Mendeley Cite': fc.array(cslJson.map((data) => control(`MENDELEY_CITATION_v3_${base64(data)}`)), { maxLength: 6 }),
  'Citavi': fieldsOf(citaviJson, (data) => `ADDIN CitaviPlaceholder{${base64(data)}}`),
  'EndNote': fieldsOf(endnoteXml, (xml) => ` ADDIN EN.CITE ${String(xml)}`),
  'Word': fc.constant([field(' CITATION Lee18 \\l 1033 ')]),
}
const styles = fc.constantFrom('apa-7', 'mla-9', 'chicago-18-nb', 'ieee', 'vancouver')

const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/bibliography'

const paperOf = (all: readonly string[], works: string): Promise<Uint8Array> => {
  const list = styled('Heading1', 'References') + p('', field(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY '))
  return docxOf({ body: all.map((citation) => p('', r('It is so '), citation, r('.'))).join('') + list, sources: `<b:Sources xmlns:b="${namespace}">${works}</b:Sources>` })
}

test.each(Object.keys(citations))('whatever %s is said to have put into a paper, it is formatted', async (manager) => {
  await fc.assert(fc.asyncProperty(citations[manager]!, source, styles, fc.boolean(), async (all, works, style, trackedChanges) => {
    await format(await paperOf(all, works), { style, trackedChanges }, nodeCodec)
  }), { numRuns: 40, seed: 20240501 })
}, 600_000)
