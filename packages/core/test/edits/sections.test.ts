import { describe, expect, test } from 'vitest'
import type { Edit } from '../../src/plan/edit.js'
import type { Document } from '../../src/wordml/document.js'
import type { HeaderType } from '../../src/wordml/section.js'
import { page, p, r, section } from '../notation/markup.js'
import type { Parts } from '../notation/docx-of.js'
import { apply, bodyOf, short } from './apply.js'

const margins = (index: number) => ({ sections }: Document): Edit[] => [{ kind: 'set-section', section: sections[index]!, properties: { marginLeft: 1440 } }]

const kept = async (parts: Parts, edits: (document: Document) => readonly Edit[]) => {
  const applied = await apply(parts, edits)
  expect(applied.rejected).toEqual(applied.original)
  expect(applied.accepted).toEqual(applied.direct)
  return applied
}

describe('set-section', () => {
  test('sets the last section, and leaves columns, headers and everything else', async () => {
    const { direct } = await kept({ body: p('', r('A')) + section(`${page}<w:cols w:num="2"/>`, { 'header default': 'header1' }), headers: { header1: p('') } }, margins(0))
    expect(bodyOf(direct)).toContain(
      '<w:headerReference r:id="header1" w:type="default"/><w:pgSz w:h="16838" w:w="11906"/><w:pgMar w:bottom="1134" w:footer="708" w:gutter="0" w:header="708" w:left="1440" w:right="1417" w:top="1417"/><w:cols w:num="2"/>',
    )
  })

  test('says that there is no gutter where a program left that out, whatever it sets, and rejecting leaves it out again', async () => {
    const google = '<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720"/>'
    const { direct } = await kept({ body: p('', r('A')) + section(google) }, ({ sections }) => [{ kind: 'set-section', section: sections[0]!, properties: { titlePage: true } }])
    expect(bodyOf(direct)).toContain('w:gutter="0"')
  })

  test.each([['<w:lnNumType w:countBy="5"/>', ''], ['<w:lnNumType w:countBy="1" w:restart="continuous"/>', '<w:lnNumType w:restart="continuous"/>']])(
    'counts no lines any more by leaving out every how many, since the schema knows no number 0: %s', async (counted, left) => {
      const { direct } = await kept({ body: p('', r('A')) + section(`${counted}<w:titlePg/>`) }, ({ sections }) => [{ kind: 'set-section', section: sections[0]!, properties: { lineNumbers: 0 } }])
      expect(bodyOf(direct)).toContain(`<w:sectPr>${left}<w:titlePg/></w:sectPr>`)
    },
  )

  test('sets one in the middle, in the paragraph that ends it', async () => {
    const { direct } = await kept({ body: p(section(), r('A')) + p('', r('B')) + section() }, margins(0))
    expect(bodyOf(direct).match(/w:left="1440"/g)).toHaveLength(1)
    expect(bodyOf(direct).indexOf('w:left="1440"')).toBeLessThan(bodyOf(direct).indexOf('<w:t>B'))
  })

  test('that is cut off one whose references stand behind its layout, as officer writes them, has them where the schema wants them', async () => {
    const behind = '<w:sectPr><w:pgSz w:h="16838" w:w="11906"/><w:type w:val="continuous"/><w:footerReference r:id="footer1" w:type="default"/></w:sectPr>'
    const { direct } = await kept({ body: p('', r('A')) + p('', r('B')) + behind, headers: { footer1: p('') } }, ({ sections, paragraphs: [, before] }) => [
      { kind: 'insert-blocks', before: before!, blocks: [{ content: [], endsSection: { of: sections[0]!, properties: { columns: 1 } } }] },
    ])
    expect(bodyOf(direct)).toContain('<w:sectPr><w:footerReference r:id="footer1" w:type="default"/><w:type w:val="continuous"/><w:pgSz w:h="16838" w:w="11906"/><w:cols w:num="1"/></w:sectPr>')
  })

  test('makes the section that a body without one has', async () => {
    const { direct } = await kept({ body: p('', r('A')) }, margins(0))
    expect(bodyOf(direct)).toContain('<w:sectPr><w:pgMar w:footer="720" w:gutter="0" w:header="720" w:left="1440"/></w:sectPr>')
  })

  test('sets one whose properties stand in the body before those of the last, where they stand', async () => {
    const { direct } = await kept({ body: p('', r('A')) + section() + p('', r('B')) + section() }, (document) => [0, 1].flatMap((index) => margins(index)(document)))
    expect(bodyOf(direct).match(/<w:t>\w|w:left="1440"/g)).toEqual(['<w:t>A', 'w:left="1440"', '<w:t>B', 'w:left="1440"'])
  })

  test('makes it at the end of the last of several bodies', async () => {
    const { direct } = await kept({ body: `${p('', r('A'))}</w:body><w:body>${p('', r('B'))}` }, margins(0))
    expect(bodyOf(direct)).toMatch(/<w:t>B<\/w:t><\/w:r><\/w:p><w:sectPr>/)
  })

  test('says of margins what the schema requires and the file left out, and only in the new ones', async () => {
    const old = '<w:pgMar w:bottom="1134" w:footer="900" w:left="1417" w:right="1417" w:top="1134"/>'
    const { tracked } = await kept({ body: p('', r('A')) + section(old) }, margins(0))
    expect(bodyOf(tracked)).toContain('<w:pgMar w:bottom="1134" w:footer="900" w:gutter="0" w:header="720" w:left="1440" w:right="1417" w:top="1134"/>')
    expect(bodyOf(tracked)).toContain(`<w:sectPr>${old}</w:sectPr></w:sectPrChange>`)
  })
})

describe('set-header-footer', () => {
  const number = (index: number, type: HeaderType = 'default') => ({ sections }: Document): Edit[] => [
    { kind: 'set-header-footer', section: sections[index]!, slot: 'header', type, blocks: [{ content: [{ field: 'PAGE', shows: '1' }], properties: { align: 'right' } }] },
  ]
  const sections = (...references: Readonly<Record<string, string>>[]): string =>
    references.map((each, index) => (index < references.length - 1 ? p(section(page, each), r(`S${index + 1}`)) : p('', r(`S${index + 1}`)) + section(page, each))).join('')
  const headerOf = (parts: Record<string, string>): string => short(parts['word/header.xml'] ?? '')
  /** For each section, what its header shows, following references and inheritance. */
  const shown = (parts: Record<string, string>): (string | undefined)[] => {
    const targets = new Map([...parts['word/_rels/document.xml.rels']!.matchAll(/Id="([^"]+)" Target="([^"]+)"/g)].map((match) => [match[1], match[2]]))
    let current: string | undefined
    return [...parts['word/document.xml']!.matchAll(/<w:sectPr>.*?<\/w:sectPr>/g)].map(([markup]) => {
      const id = /<w:headerReference r:id="([^"]+)" w:type="default">/.exec(markup)?.[1]
      if (id !== undefined) current = parts[`word/${targets.get(id)}`]
      return current === undefined ? undefined : (/instrText> (\w+)/.exec(current)?.[1] ?? '')
    })
  }

  test('adds the part with its field, and says that it could not be tracked', async () => {
    const { direct, untracked } = await kept({ body: sections({}) }, number(0))
    expect(headerOf(direct)).toMatch(/^<w:hdr>.*<w:jc w:val="right"\/>/)
    expect(shown(direct)).toEqual(['PAGE'])
    expect(untracked.map(({ kind }) => kind).sort()).toEqual(['header-reference', 'part-added'])
  })

  test('leaves margins as they are that lack what the schema requires, as nothing would record it', async () => {
    const old = '<w:pgMar w:bottom="1134" w:left="1417" w:right="1417" w:top="1134"/>'
    const { direct, tracked } = await kept({ body: p('', r('A')) + section(old) }, number(0))
    for (const parts of [direct, tracked]) expect(bodyOf(parts)).toContain(`${old}</w:sectPr>`)
  })

  test('is a part of footers where it is to be a footer', async () => {
    const { direct } = await kept({ body: sections({}) }, (document) => number(0)(document).map((edit) => ({ ...edit, slot: 'footer' }) as Edit))
    expect(direct['word/footer.xml']).toContain('<w:ftr>')
    expect(bodyOf(direct)).toContain('<w:footerReference ')
  })

  test('is inherited by no section that showed nothing', async () => {
    const { direct, accepted } = await kept({ body: sections({}, {}, {}) }, number(0))
    expect(shown(direct)).toEqual(['PAGE', '', ''])
    expect(shown(accepted)).toEqual(shown(direct))
  })

  test('does not reach the sections behind the last one that wants it, though all but the first inherit it', async () => {
    const { direct, untracked } = await kept({ body: sections({}, {}, {}, {}) }, (document) => [...number(0)(document), ...number(1)(document)])
    expect(shown(direct)).toEqual(['PAGE', 'PAGE', '', ''])
    expect(untracked.filter(({ kind }) => kind === 'header-reference').map(({ detail }) => detail)).toEqual(['section 1: header default', 'section 2: header default', 'section 3: header default'])
  })

  test('does not touch a section with a header of its own', async () => {
    const { direct } = await kept({ body: sections({}, { 'header default': 'header1' }), headers: { header1: p('', r('Own')) } }, number(0))
    expect(shown(direct)).toEqual(['PAGE', ''])
    expect(bodyOf(direct)).toContain('r:id="header1"')
  })

  test('is one part for sections that want the same', async () => {
    const { direct } = await kept({ body: sections({}, {}) }, (document) => [...number(0)(document), ...number(1)(document)])
    expect(shown(direct)).toEqual(['PAGE', 'PAGE'])
    expect(Object.keys(direct).filter((name) => /header/.test(name))).toHaveLength(1)
  })

  test('takes names and ids that are free', async () => {
    const { direct } = await kept({ body: sections({ 'header first': 'header1' }), headers: { header1: p('') }, others: { 'word/header.xml': '<a/>' } }, number(0))
    expect(direct['word/header.xml']).toBe('<a></a>')
    expect(shown(direct)).toEqual(['PAGE'])
  })

  test('can be for first and even pages', async () => {
    const { direct } = await kept({ body: sections({}) }, (document) => [...number(0, 'first')(document), ...number(0, 'even')(document)])
    expect(bodyOf(direct)).toMatch(/w:type="first"\/>.*w:type="even"\/>/)
  })
})
