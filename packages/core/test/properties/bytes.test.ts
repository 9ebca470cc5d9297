import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { aspects, format, webCodec } from '../../src/index.js'
import { partOf, partsOf, rawEntries } from '../reading/archive.js'
import { everyDocument } from './documents.js'

const readings = [false, true] as const
const nothing = { rules: { disabled: [...aspects] } }
/** Checks whose edits change text or cut a run in two, so that without them only properties change. */
const onlyLooks = { rules: { disabled: ['type.manual-layout', 'type.blank-paragraphs', 'head.page-break', 'page.number-position', 'citations', 'ref.style', 'ref.list-numbering', 'ref.place-publisher', 'ref.authors', 'ref.year-form', 'ref.title-case', 'ref.italics', 'ref.doi-form', 'ref.order', 'ref.heading', 'tab.caption', 'fig.caption', 'tab.caption-letters', 'tab.caption-number', 'tab.caption-case', 'xref.form', 'head.case', 'head.numbering', 'head.run-in', 'quote.citation-place', 'front_matter'] } }

describe('P1: where nothing is to be changed', () => {
  test('the input bytes come out', () =>
    everyDocument(40, async (original) => {
      for (const trackedChanges of readings) {
        const { document, report } = await format(original, { style: 'apa-7', trackedChanges, options: nothing }, nodeCodec)
        expect(report.summary.changes_applied).toBe(0)
        expect(document).toBe(original)
      }
    }))
})

describe('P2: a part that is not touched', () => {
  test('keeps its compressed bytes, and the report says that it is unchanged', () =>
    everyDocument(40, async (original) => {
      for (const trackedChanges of readings) {
        const { document, report } = await format(original, { style: 'apa-7', trackedChanges }, nodeCodec)
        const [before, after] = [rawEntries(original), rawEntries(document)]
        const unchanged = report.preservation.parts.filter(({ state }) => state === 'unchanged').map(({ name }) => name)
        expect(unchanged).toEqual(expect.arrayContaining(['word/media/picture.png', 'customXml/item1.xml', '_rels/.rels']))
        for (const name of unchanged) expect(after.get(name), name).toEqual(before.get(name))
        expect([...before.keys()].filter((name) => !after.has(name))).toEqual([])
      }
    }))
})

describe('P3: what stands between properties', () => {
  test('is the same to the letter', () =>
    everyDocument(40, async (original) => {
      for (const trackedChanges of readings) {
        const { document } = await format(original, { style: 'apa-7', trackedChanges, options: onlyLooks }, nodeCodec)
        expect(withoutProperties(await partOf(document))).toBe(withoutProperties(await partOf(original)))
      }
    }))
})

describe('P7: the same input', () => {
  test('gives the same bytes', () =>
    everyDocument(20, async (original) => {
      for (const trackedChanges of readings) {
        const run = () => format(original, { style: 'apa-7', trackedChanges }, nodeCodec)
        const [once, again] = [await run(), await run()]
        expect(again.document).toEqual(once.document)
        expect(again.report).toEqual(once.report)
      }
    }))

  test('gives the same parts with the codec of the web and with that of Node', () =>
    everyDocument(20, async (original) => {
      const request = { style: 'apa-7', trackedChanges: true }
      const [web, node] = [await format(original, request, webCodec), await format(original, request, nodeCodec)]
      expect(await partsOf(web.document)).toEqual(await partsOf(node.document))
    }))
})

/** A part without the containers of properties, whatever its prefix. */
const withoutProperties = (part: string): string =>
  ['rPrChange', 'pPrChange', 'sectPrChange', 'tblPrChange', 'trPrChange', 'tcPrChange', 'sectPr', 'rPr', 'pPr', 'tblPr', 'trPr', 'tcPr']
    .reduce((text, name) => text.replace(new RegExp(`<(\\w+):${name}(?: [^>]*)?>.*?</\\1:${name}>|<\\w+:${name}/>`, 'g'), ''), part)
    .replace(/<(\w+:p)\/>/g, '<$1></$1>')
