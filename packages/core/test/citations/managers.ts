import { code, mark, p, r } from '../notation/markup.js'
import { shownFor, works, type Cited, type Shape, type Work } from './works.js'

/** A reference manager: the markup of a citation and of a list as it writes them. */
export interface Manager {
  readonly name: 'zotero' | 'mendeley' | 'mendeley-cite' | 'endnote' | 'citavi' | 'word'
  readonly variant: string
  citation(shape: Shape, number: number): string
  /** The paragraphs of its list. */
  list(entries: readonly string[]): string
  /** Keeps what it shows beside its data, so that an edit can be seen. */
  readonly remembers: boolean
}

const cslJson = ({ id, type, authors, year, title, journal, volume, page, publisher }: Work) => ({
  id, type, title, author: authors, issued: { 'date-parts': [[String(year)]] }, 'container-title': journal, volume, page, publisher,
})

const citationItems = (cites: readonly Cited[]) =>
  cites.map(({ work, locator, prefix, suffix, suppressAuthor }, index) => ({
    id: index + 1,
    uris: [`http://zotero.org/users/1/items/${work.id}`],
    itemData: cslJson(work),
    ...(locator !== undefined && { locator, label: 'page' }),
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
    ...(suppressAuthor && { 'suppress-author': true }),
  }))

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

const shows = ({ cites, state }: Shape): string => (state === 'edited' ? '(as everybody knows)' : shownFor(cites))

/** A field whose code is one run, or many short ones; Word splits where it likes, even inside a word. */
const field = (text: string, shape: Shape): string => {
  const pieces = shape.state === 'split' ? (text.match(/[\s\S]{1,37}/g) ?? []) : [text]
  return mark('begin') + pieces.map(code).join('') + mark('separate') + r(shows(shape)) + mark('end')
}

const inControl = (properties: string, content: string): string => `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const listField = (text: string) => (entries: readonly string[]): string =>
  entries
    .map((entry, index) => p('', index === 0 ? mark('begin') + code(text) + mark('separate') : '', r(entry), index === entries.length - 1 ? mark('end') : ''))
    .join('')

const endnoteXml = (cites: readonly Cited[]): string =>
  `<EndNote>${cites
    .map(({ work, locator, prefix, suffix, suppressAuthor }) => {
      const authors = work.authors.map(({ family, given }) => `<author><style face="normal" font="default" size="100%">${family}, ${given}</style></author>`)
      const kind = work.type === 'book' ? '<ref-type name="Book">6</ref-type>' : '<ref-type name="Journal Article">17</ref-type>'
      const journal = work.journal === undefined ? '' : `<secondary-title>${work.journal}</secondary-title>`
      const rest = [['volume', work.volume], ['pages', work.page], ['publisher', work.publisher]].map(([name, value]) => (value === undefined ? '' : `<${name}>${value}</${name}>`))
      const beside = [['Prefix', prefix && `${prefix} `], ['Suffix', suffix && ` ${suffix}`], ['Pages', locator]].map(([name, value]) => (value === undefined ? '' : `<${name}>${value}</${name}>`))
      return `<Cite${suppressAuthor ? ' ExcludeAuth="1"' : ''}><Author>${work.authors[0]!.family}</Author><Year>${work.year}</Year><RecNum>${work.id}</RecNum>${beside.join('')}<DisplayText>${escape(shownFor(cites))}</DisplayText><record><rec-number>1</rec-number>${kind}<contributors><authors>${authors.join('')}</authors></contributors><titles><title>${escape(work.title)}</title>${journal}</titles>${rest.join('')}<dates><year>${work.year}</year></dates></record></Cite>`
    })
    .join('')}</EndNote>`

const citaviJson = (cites: readonly Cited[], number: number): string =>
  JSON.stringify({
    $id: '1',
    Entries: cites.map(({ work, locator, prefix, suffix, suppressAuthor }, index) => ({
      $id: String(index + 2),
      ReferenceId: work.id,
      ...(locator !== undefined && { PageRange: { $id: 'p', OriginalString: locator } }),
      ...(prefix !== undefined && { Prefix: prefix }),
      ...(suffix !== undefined && { Suffix: suffix }),
      ...(suppressAuthor && { YearOnly: true }),
      Reference: {
        ReferenceType: work.type === 'book' ? 'Book' : 'JournalArticle',
        Authors: work.authors.map(({ family, given }) => ({ LastName: family, FirstName: given })),
        Title: work.title,
        Year: String(work.year),
        Volume: work.volume,
        ...(work.journal !== undefined && { Periodical: { Name: work.journal } }),
        ...(work.publisher !== undefined && { Publishers: [{ Name: work.publisher }] }),
        ...(work.page !== undefined && { PageRange: { OriginalString: work.page } }),
      },
    })),
    Tag: `CitaviPlaceholder#00000000-0000-0000-0000-00000000000${number}`,
    Text: shownFor(cites),
  })

const wordCode = (cites: readonly Cited[]): string =>
  ` CITATION ${cites
    .map(({ work, locator, prefix, suffix, suppressAuthor }) => {
      const said = [prefix && `\\f "${prefix} "`, suffix && `\\s " ${suffix}"`, suppressAuthor && '\\n ', locator && `\\p ${locator}`].filter(Boolean)
      return `${work.id} ${said.join(' ')}`.trim()
    })
    .join(' \\m ')} \\l 1033 `

/** The part in which Word keeps the works of its own citations. */
export const wordSources = `<?xml version="1.0"?><b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography" SelectedStyle="\\APASixthEditionOfficeOnline.xsl" StyleName="APA" Version="6">${works
  .map(({ id, type, authors, year, title, journal, volume, page, publisher }) => {
    const people = authors.map(({ family, given }) => `<b:Person><b:Last>${family}</b:Last><b:First>${given}</b:First></b:Person>`).join('')
    const rest = [['JournalName', journal], ['Volume', volume], ['Pages', page], ['Publisher', publisher]].map(([name, value]) => (value === undefined ? '' : `<b:${name}>${value}</b:${name}>`))
    return `<b:Source><b:Tag>${id}</b:Tag><b:SourceType>${type === 'book' ? 'Book' : 'JournalArticle'}</b:SourceType><b:Author><b:Author><b:NameList>${people}</b:NameList></b:Author></b:Author><b:Title>${escape(title)}</b:Title><b:Year>${year}</b:Year>${rest.join('')}</b:Source>`
  })
  .join('')}</b:Sources>`

export const managers: readonly Manager[] = [
  {
    name: 'zotero',
    variant: '',
    remembers: true,
    citation: (shape, number) => {
      const shown = shownFor(shape.cites)
      const json = { citationID: `z${number}`, properties: { formattedCitation: shown, plainCitation: shown, noteIndex: 0 }, citationItems: citationItems(shape.cites), schema: 'csl-citation.json' }
      return field(` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify(json)} `, shape)
    },
    list: listField(' ADDIN ZOTERO_BIBL {"uncited":[],"omitted":[],"custom":[]} CSL_BIBLIOGRAPHY '),
  },
  {
    name: 'mendeley',
    variant: 'Desktop',
    remembers: true,
    citation: (shape) => {
      const shown = shownFor(shape.cites)
      const mendeley = { formattedCitation: shown, plainTextFormattedCitation: shown, previouslyFormattedCitation: shown }
      const json = { citationItems: citationItems(shape.cites), mendeley, properties: { noteIndex: 0 } }
      return field(`ADDIN CSL_CITATION ${JSON.stringify(json)}`, shape)
    },
    list: listField('ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY '),
  },
  {
    name: 'mendeley-cite',
    variant: 'Cite',
    remembers: true,
    citation: (shape, number) => {
      const json = { citationID: `MENDELEY_CITATION_${number}`, isEdited: false, manualOverride: { isManuallyOverridden: false, citeprocText: shownFor(shape.cites) }, citationItems: citationItems(shape.cites) }
      const runs = shape.state === 'split' ? [...shows(shape)].map((letter) => r(letter)).join('') : r(shows(shape))
      return inControl(`<w:tag w:val="MENDELEY_CITATION_v3_${base64(JSON.stringify(json))}"/>`, runs)
    },
    list: (entries) => inControl('<w:tag w:val="MENDELEY_BIBLIOGRAPHY"/>', entries.map((entry) => p('', r(entry))).join('')),
  },
  {
    name: 'endnote',
    variant: 'inline',
    remembers: true,
    citation: (shape) => field(` ADDIN EN.CITE ${endnoteXml(shape.cites)}`, shape),
    list: listField(' ADDIN EN.REFLIST '),
  },
  {
    name: 'endnote',
    variant: 'in field data',
    remembers: true,
    citation: (shape) => {
      const data = `<w:r><w:fldChar w:fldCharType="begin"><w:fldData xml:space="preserve">${base64(endnoteXml(shape.cites)).replace(/.{76}/g, '$&\n')}</w:fldData></w:fldChar></w:r>`
      const nested = data + code(' ADDIN EN.CITE.DATA ') + mark('end')
      return data + code(' ADDIN EN.CITE ') + nested + mark('separate') + r(shows(shape)) + mark('end')
    },
    list: listField(' ADDIN EN.REFLIST '),
  },
  {
    name: 'citavi',
    variant: '',
    remembers: true,
    citation: (shape, number) =>
      inControl(`<w:tag w:val="CitaviPlaceholder#${number}"/>`, field(`ADDIN CitaviPlaceholder{${base64(citaviJson(shape.cites, number))}}`, shape)),
    list: listField('ADDIN CitaviBibliography{e30=}'),
  },
  {
    name: 'word',
    variant: '',
    remembers: false,
    citation: (shape) => inControl('<w:id w:val="1"/><w:citation/>', field(wordCode(shape.cites), shape)),
    list: listField(' BIBLIOGRAPHY  \\l 1033 '),
  },
]
