import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import type { LiveField } from '../../src/citations/fields/live-field.js'
import { readLiveFields } from '../../src/citations/fields/read-live-fields.js'
import { inspect } from '../../src/inspect.js'
import { resolveLimits } from '../../src/opc/limits.js'
import { openPackage } from '../../src/opc/package.js'
import { readDocument } from '../../src/wordml/document.js'
import { docxOf } from '../notation/docx-of.js'
import { field, p, r } from '../notation/markup.js'
import { managers, wordSources, type Manager } from './managers.js'
import { shapes, shownFor, type Shape } from './works.js'

const noteMark = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
const inNote = shapes.filter(({ place }) => place === 'note')
/** Notes come after the body. */
const ordered: readonly Shape[] = [...shapes.filter(({ place }) => place === 'body'), ...inNote]

const paperOf = (manager: Manager): Promise<Uint8Array> => {
  let note = 0
  const body = shapes.map((shape, index) => p('', r('It is so '), shape.place === 'body' ? manager.citation(shape, index) : noteMark(++note), r('.')))
  const footnotes = inNote.map((shape, index) => `<w:footnote w:id="${index + 1}">${p('', r('See '), manager.citation(shape, index), r('.'))}</w:footnote>`)
  return docxOf({ body: body.join('') + manager.list(['Lee, A. (2018). Quiet streets. Harbour Press.']), footnotes: footnotes.join(''), sources: wordSources })
}

const fieldsOf = async (bytes: Uint8Array): Promise<LiveField[]> => readLiveFields(await readDocument(await openPackage(bytes, nodeCodec), resolveLimits()))

describe.each(managers)('$name $variant', (manager) => {
  test(`has all of its ${shapes.length} citations read, wherever and however they stand, and its list`, async () => {
    const fields = await fieldsOf(await paperOf(manager))
    expect(fields.filter(({ kind }) => kind === 'citation')).toHaveLength(shapes.length)
    expect(fields.filter(({ kind }) => kind === 'bibliography')).toHaveLength(1)
    expect(new Set(fields.map((field) => field.manager))).toEqual(new Set([manager.name]))
  })

  test('says what its citations cite, with places, prefixes and suffixes', async () => {
    const fields = (await fieldsOf(await paperOf(manager))).filter(({ kind }) => kind === 'citation')
    fields.forEach(({ items }, index) => {
      expect(items.map(({ item }) => item?.title)).toEqual(ordered[index]!.cites.map(({ work }) => work.title))
      expect(items.map(({ locator }) => locator?.value)).toEqual(ordered[index]!.cites.map(({ locator }) => locator))
      expect(items.map(({ prefix }) => prefix)).toEqual(ordered[index]!.cites.map(({ prefix }) => prefix))
      expect(items.map(({ suffix }) => suffix)).toEqual(ordered[index]!.cites.map(({ suffix }) => suffix))
      expect(items.map(({ suppressAuthor }) => suppressAuthor)).toEqual(ordered[index]!.cites.map(({ suppressAuthor }) => suppressAuthor))
    })
  })

  test('has the data of its works taken as they are', async () => {
    const items = (await fieldsOf(await paperOf(manager))).flatMap((field) => field.items.map(({ item }) => item))
    const streets = { type: 'book', author: [{ family: 'Lee', given: 'Ann' }], issued: { 'date-parts': [[2018]] }, publisher: 'Harbour Press' }
    expect(items.find((item) => item?.title === 'Quiet streets')).toMatchObject(streets)
    const people = [{ family: 'Müller', given: 'Jörg' }, { family: 'Roe', given: 'Carl' }]
    const rivers = { type: 'article-journal', author: people, 'container-title': 'Waters', volume: '4', page: '5–9' }
    expect(items.find((item) => item?.title === 'On rivers & <their> names')).toMatchObject(rivers)
  })

  test('is in the inspection, each citation once', async () => {
    const { citations } = await inspect(await paperOf(manager), {}, nodeCodec)
    expect(citations.map(({ origin }) => origin)).toEqual(shapes.map(() => manager.name))
    expect(citations.filter(({ form }) => form === 'note')).toHaveLength(inNote.length)
  })
})

test.each(managers.filter(({ remembers }) => remembers))('$name $variant remembers what it showed, so that an edit by hand is seen', async (manager) => {
  const fields = (await fieldsOf(await paperOf(manager))).filter(({ kind }) => kind === 'citation')
  fields.forEach(({ paragraph, from, to, shown }, index) => {
    expect(shown).toBe(shownFor(ordered[index]!.cites))
    expect(paragraph.text.slice(from, to) === shown).toBe(ordered[index]!.state !== 'edited')
  })
})

test('damaged data leaves a live citation of nothing known', async () => {
  const broken = [
    ' ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[{',
    'ADDIN CSL_CITATION',
    ' ADDIN EN.CITE <EndNote><Cite>',
    'ADDIN CitaviPlaceholder{????}',
    ' CITATION Nobody01 \\l 1033 ',
  ]
  const fields = await fieldsOf(await docxOf({ body: broken.map((text) => p('', field(text, '(Lee, 2018)'))).join('') }))
  expect(fields.map(({ manager }) => manager)).toEqual(['zotero', 'mendeley', 'endnote', 'citavi', 'word'])
  expect(fields.flatMap(({ items }) => items).every(({ item }) => item === undefined)).toBe(true)
})
