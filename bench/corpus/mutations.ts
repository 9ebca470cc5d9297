import type { Chance } from '../speed/generate/chance.js'

/** Something that people or programs do to a paragraph of a paper, or between two; the document stays valid. */
interface Mutation {
  /** What the paragraph may not hold: half of a pair would go or come twice, or the place is no place for it. */
  readonly unless: RegExp
  readonly of: (paragraph: string, chance: Chance) => readonly string[]
}

const halves = /bookmark|Range(?:Start|End)|comment|(?:foot|end)noteReference|fldChar|w:sectPr|<w:(?:ins|del|move\w+)[ >]/
const objects = /w:drawing|w:pict|w:object|mc:Alternate|w:sdt|paraId/
const nothing = /$^/
const page = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800" w:header="708" w:footer="708" w:gutter="0"/>'

const firstRun = /<w:r(?: [^>]*)?>(?:(?!<w:r[ >])[^])*?<\/w:r>/
const textRun = /<w:r((?: [^>]*)?)>(<w:rPr>(?:(?!<\/w:rPr>)[^])*<\/w:rPr>)?<w:t(?: [^>]*)?>([^<&]{4,})<\/w:t><\/w:r>/g

/** Who revised it, before it is formatted. */
const revision = (chance: Chance) => `w:id="${chance.between(100_000, 900_000)}" w:author="Ada" w:date="2020-01-01T00:00:00Z"`

/** The paragraph with a revision of its mark (`w:ins`, `w:del`), which stands first among what is said of the mark. */
const withMark = (paragraph: string, mark: string): string => {
  const at = /^<w:p(?: [^>]*)?>(?:<w:pPr>)?/.exec(paragraph)![0]
  return at.endsWith('<w:pPr>')
    ? paragraph.replace(/<w:pPr>([^]*?)(<w:rPr\/>|<w:rPr>([^]*?)<\/w:rPr>)?<\/w:pPr>/, (_, own: string, _mark: string | undefined, marked = '') => `<w:pPr>${own}<w:rPr>${mark}${String(marked)}</w:rPr></w:pPr>`)
    : `${at}<w:pPr><w:rPr>${mark}</w:rPr></w:pPr>${paragraph.slice(at.length)}`
}

const deleted = (run: string, chance: Chance): string =>
  `<w:del ${revision(chance)}>${run.replace(/<w:t(?: [^>]*)?>/g, '<w:delText xml:space="preserve">').replaceAll('</w:t>', '</w:delText>')}</w:del>`

const cut = (chance: Chance) => (_run: string, attributes: string, properties: string | undefined, text: string): string => {
  const at = chance.between(1, text.length - 1)
  return [text.slice(0, at), text.slice(at)].map((part) => `<w:r${attributes}>${properties ?? ''}<w:t xml:space="preserve">${part}</w:t></w:r>`).join('')
}

export const mutations: Readonly<Record<string, Mutation>> = {
  'comes twice': { unless: new RegExp(`${halves.source}|${objects.source}`), of: (paragraph) => [paragraph, paragraph] },
  'is left out': { unless: halves, of: () => [] },
  'has an empty line above it': { unless: nothing, of: (paragraph, chance) => [chance.of(0.5) ? '<w:p/>' : '<w:p><w:r><w:t xml:space="preserve"> </w:t></w:r></w:p>', paragraph] },
  'has a page break in a line of its own above it': { unless: nothing, of: (paragraph) => ['<w:p><w:r><w:br w:type="page"/></w:r></w:p>', paragraph] },
  'has a tab alone above it': { unless: nothing, of: (paragraph) => ['<w:p><w:r><w:tab/></w:r></w:p>', paragraph] },
  'begins a section': { unless: /w:sectPr/, of: (paragraph) => [`<w:p><w:pPr><w:sectPr>${page}</w:sectPr></w:pPr></w:p>`, paragraph] },
  'stands in a content control': {
    unless: halves,
    of: (paragraph, chance) => [`<w:sdt><w:sdtPr><w:id w:val="${chance.between(1, 1e8)}"/></w:sdtPr><w:sdtContent>${paragraph}</w:sdtContent></w:sdt>`],
  },
  'stands in a table of one cell': {
    unless: halves,
    of: (paragraph) => [`<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="5000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="5000" w:type="dxa"/></w:tcPr>${paragraph}</w:tc></w:tr></w:tbl>`, '<w:p/>'],
  },
  'is cut into more runs': { unless: nothing, of: (paragraph, chance) => [paragraph.replace(textRun, cut(chance))] },
  'is bold and larger here and there': {
    unless: /<w:rPr>/,
    of: (paragraph, chance) => [paragraph.replace(/<w:r((?: [^>]*)?)>(?=<w:t[ >])/g, (run) => (chance.of(0.5) ? `${run}<w:rPr><w:b/><w:sz w:val="${chance.pick([20, 28, 32])}"/></w:rPr>` : run))],
  },
  'has lost its properties': { unless: /w:sectPr|PrChange/, of: (paragraph) => [paragraph.replace(/<w:pPr>[^]*?<\/w:pPr>/, '')] },
  'has its first words inserted by somebody': { unless: new RegExp(`${halves.source}|${objects.source}|w:hyperlink`), of: (paragraph, chance) => [paragraph.replace(firstRun, (run) => `<w:ins ${revision(chance)}>${run}</w:ins>`)] },
  'has its first words deleted by somebody': {
    unless: new RegExp(`${halves.source}|${objects.source}|w:hyperlink`),
    of: (paragraph, chance) => [paragraph.replace(firstRun, (run) => deleted(run, chance))],
  },
  'was deleted by somebody, with its mark': {
    unless: new RegExp(`${halves.source}|${objects.source}|w:hyperlink|PrChange|^<w:p[^>]*/>`),
    of: (paragraph, chance) => [withMark(paragraph.replace(new RegExp(firstRun, 'g'), (run) => deleted(run, chance)), `<w:del ${revision(chance)}/>`)],
  },
  'goes on in the next one, its mark deleted by somebody': {
    unless: new RegExp(`${halves.source}|PrChange|^<w:p[^>]*/>`),
    of: (paragraph, chance) => [withMark(paragraph, `<w:del ${revision(chance)}/>`)],
  },
  'was divided by somebody behind its first words': {
    unless: new RegExp(`${halves.source}|${objects.source}|w:hyperlink|PrChange|^<w:p[^>]*/>`),
    of: (paragraph, chance) => {
      const [run] = firstRun.exec(paragraph) ?? []
      if (run === undefined) return [paragraph]
      const at = paragraph.indexOf(run) + run.length
      const start = /^<w:p(?: [^>]*)?>(?:<w:pPr>[^]*?<\/w:pPr>)?/.exec(paragraph)![0]
      return [withMark(`${paragraph.slice(0, at)}</w:p>`, `<w:ins ${revision(chance)}/>`), start + paragraph.slice(at)]
    },
  },
  'was centred by somebody, its mark inserted': {
    unless: /<w:pPr|^<w:p[^>]*\/>/,
    of: (paragraph, chance) => [paragraph.replace(/^<w:p(?: [^>]*)?>/, (start) =>
      `${start}<w:pPr><w:jc w:val="center"/><w:rPr><w:ins ${revision(chance)}/></w:rPr><w:pPrChange ${revision(chance)}><w:pPr/></w:pPrChange></w:pPr>`)],
  },
}
