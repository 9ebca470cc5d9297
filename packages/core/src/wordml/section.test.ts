import { describe, expect, test } from 'vitest'
import { documentOf } from '../../test/edits/apply.js'
import { p, page, r, section } from '../../test/notation/markup.js'
import { shownIn, typesInUse } from './section.js'

const parts = (...sections: string[]) => ({
  body: sections.map((each, index) => (index < sections.length - 1 ? p(each, r('A')) : p('', r('A')) + each)).join(''),
  headers: { header1: p('', r('One')), header2: p('', r('Two')) },
})

describe('sections', () => {
  test('end in the paragraphs that hold them, the last one at the end of the body', async () => {
    const { sections, paragraphs } = await documentOf(parts(section(), section('<w:titlePg/>'), section()))
    expect(paragraphs.filter(({ story }) => story.kind === 'body').map((paragraph) => paragraph.section)).toEqual([0, 1, 2])
    expect(sections.map(({ own }) => own.values['titlePage'] ?? false)).toEqual([false, true, false])
  })

  test('are one where the body says nothing of them', async () => {
    const { sections } = await documentOf({ body: p('', r('A')) })
    expect(sections).toMatchObject([{ index: 0, element: undefined }])
  })

  test('are none where there is no body, and so are no pages', async () => {
    expect((await documentOf({ body: undefined })).sections).toEqual([])
  })

  test('end too where the body has properties of one before its last', async () => {
    const { sections, paragraphs } = await documentOf({ body: p('', r('A')) + section('<w:titlePg/>') + p('', r('B')) + section() })
    expect(paragraphs.map((paragraph) => paragraph.section)).toEqual([0, 1])
    expect(sections.map(({ own }) => own.values['titlePage'] ?? false)).toEqual([true, false])
  })

  test('have a page in twips, whatever measure it is given in', async () => {
    const { sections } = await documentOf(parts(section('<w:pgSz w:w="8.5in" w:h="11in"/><w:pgMar w:left="54pt"/>')))
    expect(sections[0]!.own.values).toMatchObject({ pageWidth: 12240, pageHeight: 15840, marginLeft: 1080 })
  })

  test('are landscape by their word or by their shape', async () => {
    const landscape = ['<w:pgSz w:w="12240" w:h="15840" w:orient="landscape"/>', '<w:pgSz w:w="15840" w:h="12240"/>', page].map((each) => section(each))
    expect((await documentOf(parts(...landscape))).sections.map((each) => each.landscape)).toEqual([true, true, false])
  })
})

describe('headers', () => {
  test('are inherited by type from the nearest section before that has one', async () => {
    const { sections } = await documentOf(parts(section(page, { 'header default': 'header1' }), section(page, { 'header first': 'header2' }), section()))
    const shown = (index: number) => [shownIn(sections[index]!, 'header', 'default'), shownIn(sections[index]!, 'header', 'first')]
    expect([0, 1, 2].map(shown)).toEqual([['word/header1.xml', undefined], ['word/header1.xml', 'word/header2.xml'], ['word/header1.xml', 'word/header2.xml']])
    expect(shownIn(sections[2]!, 'footer', 'default')).toBeUndefined()
  })

  test('for odd pages, which the schema does not know, are those of the default', async () => {
    const { sections } = await documentOf(parts(section(page, { 'header odd': 'header1' })))
    expect(shownIn(sections[0]!, 'header', 'default')).toBe('word/header1.xml')
  })

  test('that refer to nothing are none', async () => {
    const { sections } = await documentOf(parts(section(page, { 'header default': 'missing' })))
    expect(shownIn(sections[0]!, 'header', 'default')).toBeUndefined()
  })

  test('for first and even pages are in use only where section and settings say so', async () => {
    const { sections } = await documentOf(parts(section('<w:titlePg/>'), section()))
    expect(typesInUse(sections[0]!, true)).toEqual(['default', 'first', 'even'])
    expect(typesInUse(sections[1]!, false)).toEqual(['default'])
  })
})
