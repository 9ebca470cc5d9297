import { monthNumber } from '../../structure/words/months.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { localName } from '../../xml/qualified-name.js'
import type { CslItem, CslName, CslType } from '../item.js'
import { dateOfYear, filled } from './csl-json.js'
import type { LiveFormat, LiveItem } from './live-field.js'

/**
 * Word's own citations: `CITATION tag \l 1033 \p 5 \m other` (ISO 29500-1, 17.16.5.8), whose works lie in a part of custom XML
 * (22.6), and `BIBLIOGRAPHY`.
 */
export const word: LiveFormat = {
  field(code, _data, sources) {
    if (/^BIBLIOGRAPHY\b/u.test(code)) return { manager: 'word', kind: 'bibliography', id: null, items: [...sources].map(([key, item]) => ({ key, item })) }
    if (!/^CITATION\s/u.test(code)) return undefined
    const items = code
      .replace(/^CITATION\s+/u, '')
      .split(/\s+\\m\s+/u)
      .map((part) => itemOf(part, sources))
    // Word remembers nothing of what it showed.
    return { manager: 'word', kind: 'citation', id: items[0]?.key ?? null, items, showing: () => ({}) }
  },
}

const itemOf = (text: string, sources: ReadonlyMap<string, CslItem>): LiveItem => {
  const key = /^"?([^\s"\\]+)/u.exec(text)?.[1] ?? ''
  const said = (letter: string): string | undefined => {
    const match = new RegExp(`\\\\${letter}\\s+(?:"([^"]*)"|([^\\s\\\\]+))`, 'u').exec(text)
    return match?.[1] ?? match?.[2]
  }
  const [value, prefix, suffix] = [said('p'), said('f'), said('s')]
  return {
    key,
    item: sources.get(key),
    ...(value !== undefined && { locator: { label: 'page', value } }),
    ...(prefix !== undefined && { prefix: prefix.trim() }),
    ...(suffix !== undefined && { suffix: suffix.trim() }),
    ...(/\\n(?![\w"])/u.test(text) && { suppressAuthor: true }),
  }
}

export const sourcesNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/bibliography'

const kinds = new Map<string, CslType>(Object.entries({
  JournalArticle: 'article-journal', ArticleInAPeriodical: 'article-magazine', Book: 'book', BookSection: 'chapter', ConferenceProceedings: 'paper-conference',
  Report: 'report', InternetSite: 'webpage', DocumentFromInternetSite: 'webpage', ElectronicSource: 'document', Film: 'motion_picture',
  Interview: 'interview', Patent: 'patent', Case: 'legal_case', SoundRecording: 'song', Performance: 'performance', Art: 'graphic', Misc: 'document',
} as const))

/** The works in a part of sources, by their tags. `b:` stands for the namespace of sources in any spelling. */
export const readSources = (xml: XmlDocument): Map<string, CslItem> => {
  const sources = new Map<string, CslItem>()
  for (const source of xml.root.children) {
    const tag = textIn(xml, source, 'Tag')
    if (tag !== undefined) sources.set(tag, sourceOf(xml, source))
  }
  return sources
}

const sourceOf = (xml: XmlDocument, source: XmlElement): CslItem => {
  const at = (name: string) => textIn(xml, source, name)
  const kind = at('SourceType') ?? ''
  const thesis = kind === 'Report' && /thesis|dissertation/iu.test(at('ThesisType') ?? '')
  const year = at('Year')
  const date = [year, monthOf(at('Month')), at('Day')].map(Number)
  const unknown = date.findIndex((part) => !Number.isInteger(part) || part === 0)
  const known = unknown < 0 ? date : date.slice(0, unknown)
  return filled({
    type: thesis ? 'thesis' : (kinds.get(kind) ?? 'document'),
    author: peopleIn(xml, source, 'Author'),
    editor: peopleIn(xml, source, 'Editor'),
    translator: peopleIn(xml, source, 'Translator'),
    title: at('Title'),
    'container-title': at('JournalName') ?? at('PeriodicalTitle') ?? at('BookTitle') ?? at('ConferenceName') ?? at('InternetSiteTitle'),
    volume: at('Volume'),
    issue: at('Issue'),
    page: at('Pages'),
    edition: at('Edition'),
    publisher: at('Publisher') ?? at('Institution') ?? at('ProductionCompany'),
    'publisher-place': at('City'),
    genre: at('ThesisType'),
    DOI: at('DOI'),
    URL: at('URL'),
    ISBN: at('StandardNumber'),
    issued: known.length > 0 ? { 'date-parts': [known] } : dateOfYear(year),
  })
}

const monthOf = (month = ''): string => String(monthNumber(month.toLowerCase().replace(/\.$/, '')) ?? month)

const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined => element?.children.find((each) => localName(each.name) === name)

const textIn = (xml: XmlDocument, element: XmlElement, name: string): string | undefined => {
  const found = childNamed(element, name)
  const text = found ? xml.text(found).trim() : ''
  return text === '' ? undefined : text
}

/** `b:Author` holds `b:Author`, `b:Editor`, …, each with a list of names or a corporation. */
const peopleIn = (xml: XmlDocument, source: XmlElement, role: string): CslName[] => {
  const holder = childNamed(childNamed(source, 'Author'), role)
  if (!holder) return []
  const corporate = textIn(xml, holder, 'Corporate')
  if (corporate !== undefined) return [{ literal: corporate }]
  return (childNamed(holder, 'NameList')?.children ?? []).flatMap((person): CslName[] => {
    const [family, first, middle] = [textIn(xml, person, 'Last'), textIn(xml, person, 'First'), textIn(xml, person, 'Middle')]
    const given = [first, middle].flatMap((name) => name ?? []).join(' ')
    if (family === undefined) return given === '' ? [] : [{ literal: given }]
    return [{ family, ...(given !== '' && { given }) }]
  })
}
