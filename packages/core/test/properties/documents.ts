import fc from 'fast-check'
import { docxOf, type Parts } from '../notation/docx-of.js'
import { field, level, list, p, page, r, section, styled } from '../notation/markup.js'
import { english, englishIds, german, germanIds, officeTheme } from '../notation/style-sheets.js'
import { blocks } from './paragraphs.js'

/** One seed for everybody: a property that fails in CI fails on every desk. */
const settings = (numRuns: number) => ({ seed: 20240501, numRuns }) as const

const numbering = (() => {
  const bullets = list(1, level(0, 'bullet', '•', '<w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr>'), level(1, 'bullet', '–', '<w:pPr><w:ind w:left="1440" w:hanging="360"/></w:pPr>'))
  const numbers = list(2, level(0, 'decimal', '%1.', '<w:pPr><w:ind w:left="567" w:hanging="567"/></w:pPr><w:rPr><w:b/></w:rPr>'))
  return bullets.abstract + numbers.abstract + bullets.instance + numbers.instance
})()

/** What a header can hold, as header1.xml. */
const header = fc.constantFrom(
  p('', r('A Year in the Harbour')),
  p('<w:jc w:val="right"/>', field('PAGE', '1')),
  p('', field('PAGE', '1')),
  p('<w:jc w:val="center"/>', r('Page '), field('PAGE', '1')),
  p(''),
  '<w:p/>',
)

/** How the last section refers to it. */
const references = fc.constantFrom<Readonly<Record<string, string>>>({}, { 'header default': 'header1' }, { 'header first': 'header1' }, { 'header even': 'header1' }, { 'footer default': 'footer1' })

const layout = fc.constantFrom(
  page,
  '<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/>',
  '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/>',
  `<w:type w:val="continuous"/>${page}<w:cols w:num="2"/><w:titlePg/>`,
  '',
)

const footnotes = `<w:footnote w:type="separator" w:id="-1">${p('', '<w:r><w:separator/></w:r>')}</w:footnote><w:footnote w:id="1">${p('<w:spacing w:after="0"/>', '<w:r><w:footnoteRef/></w:r>', r(' The ledgers lie in the archive of the town.', '<w:sz w:val="20"/>'))}</w:footnote>`
const note = p('', r('The ledgers have been read by nobody since the year of the great fire.'), '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="1"/></w:r>')

/** Lines and comments between blocks, as other programs write them. */
const spread = (yes: boolean, body: string): string => (yes ? body.replace(/(<\/w:p>|<\/w:pPr>)(?=<w:)/g, '$1\n    <!-- next -->') : body)

const frontMatter = (title: string) => fc.constantFrom(
  '',
  styled(title, 'A Year in the Harbour'),
  ['A Year in the Harbour', 'Ada Sample', 'Department of History', 'Example University'].map((line, index) => p('<w:jc w:val="center"/>', r(line, index === 0 ? '<w:b/>' : ''))).join('') + p('', r('\f')),
  p('') + p('') + p('<w:jc w:val="center"/>', r('A Year in the Harbour', '<w:b/><w:sz w:val="32"/>')) + p('<w:jc w:val="center"/>', r('Ada Sample')) + p('<w:pageBreakBefore/>', r('Introduction', '<w:b/>')),
)

const sheets = [
  { ids: englishIds, styles: english },
  { ids: germanIds, styles: german },
  { ids: englishIds, styles: undefined },
  { ids: englishIds, styles: '<w:docDefaults/>' },
] as const

/** Documents as they come: any language version of Word, parts missing, several sections, other prefixes, Strict. */
const documents: fc.Arbitrary<Parts> = fc.constantFrom(...sheets, sheets[0], sheets[1]).chain(({ ids, styles }) =>
  fc.record({
    front: frontMatter(ids.title),
    first: blocks(ids),
    second: fc.option(fc.record({ blocks: blocks(ids), layout, references }), { freq: 2, nil: undefined }),
    layout: fc.option(layout, { freq: 6, nil: undefined }),
    references,
    header,
    numbered: fc.boolean(),
    settings: fc.constantFrom(undefined, '', '<w:evenAndOddHeaders/>', '<w:zoom w:percent="100"/><w:trackRevisions/><w:compat/>'),
    theme: fc.boolean(),
    notes: fc.boolean(),
    spread: fc.boolean(),
    strict: fc.boolean(),
    prefix: fc.constantFrom('w', 'w', 'ns0'),
  }).map((made): Parts => {
    const used = { ...made.references, ...made.second?.references }
    const headers = Object.fromEntries(Object.values(used).map((id) => [id, made.header]))
    const before = made.second === undefined ? '' : made.second.blocks + p(section(made.second.layout, made.second.references))
    const last = made.layout === undefined && Object.keys(made.references).length === 0 ? '' : section(made.layout ?? '', made.references)
    return {
      body: spread(made.spread, made.front + before + made.first + (made.notes ? note : '') + last),
      ...(styles !== undefined && { styles }),
      ...(made.numbered && { numbering }),
      ...(made.settings !== undefined && { settings: made.settings }),
      ...(made.theme && { theme: officeTheme }),
      ...(made.notes && { footnotes }),
      headers,
      strict: made.strict,
      prefix: made.prefix,
      others: { 'word/media/picture.png': new Uint8Array([137, 80, 78, 71, 0, 255]), 'customXml/item1.xml': '<?xml version="1.0"?>\n<data  kept = "as it is" />' },
    }
  }),
)

/** A property of generated documents, given as files. */
export const everyDocument = (numRuns: number, holds: (original: Uint8Array) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(documents, async (parts) => holds(await docxOf(parts))), settings(numRuns))
