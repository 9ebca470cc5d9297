import { isObject } from '../../algorithms/is-object.js'
import type { CslItem, CslName, CslType } from '../item.js'
import { plain } from '../rich-text.js'
import { decodeText, encodeText } from './base64.js'
import { dateOfYear, filled, objectsIn, parseObject, textOf, type Json } from './csl-json.js'
import type { LiveFormat, LiveItem } from './live-field.js'

/**
 * Citavi 5 and 6: `ADDIN CitaviPlaceholder{base64 of JSON}`, in a content control tagged `CitaviPlaceholder#id`; older ones write
 * `ADDIN CITAVI.PLACEHOLDER id base64\nbase64`. The list: `ADDIN CitaviBibliography…`, `ADDIN CITAVI.BIBLIOGRAPHY …`.
 */
export const citavi: LiveFormat = {
  field(code) {
    if (/^ADDIN\s+CITAVI\.?BIBLIOGRAPHY/iu.test(code)) return { manager: 'citavi', kind: 'bibliography', id: null, items: [] }
    const coded = /^ADDIN\s+CITAVI\.?PLACEHOLDER\s*(?:([0-9a-f-]{30,})\s+)?\{?([\s\S]*?)\}?\s*$/iu.exec(code)
    if (!coded) return undefined
    const data = parseObject(decodeText(coded[2]!))
    const id = coded[1] ?? textOf(data?.['Tag'])?.replace(/^CitaviPlaceholder#/u, '') ?? null
    const shown = textOf(data?.['Text']) ?? unitsOf(data)
    const items = objectsIn(data?.['Entries']).map(itemOf)
    const written = data && encodeText(JSON.stringify(data)) === coded[2]!.trim() ? data : undefined
    return {
      manager: 'citavi',
      kind: 'citation',
      id,
      items,
      ...(shown !== undefined && { shown }),
      ...(written && { showing: (text) => ({ code: code.replace(coded[2]!.trim(), () => encodeText(JSON.stringify(withText(written, plain(text))))) }) }),
    }
  },
}

/** The same with another text, which Citavi keeps in one piece and in units of one look each. */
const withText = (data: Json, text: string): Json => {
  const formatted = data['FormattedText']
  const [unit] = isObject(formatted) ? objectsIn(formatted['TextUnits']) : []
  const units = isObject(formatted) && unit ? { FormattedText: { ...formatted, Count: 1, TextUnits: [{ ...unit, Text: text }] } } : {}
  return { ...data, ...units, ...(textOf(data['Text']) !== undefined && { Text: text }) }
}

const unitsOf = (data: Json | undefined): string | undefined => {
  const formatted = data?.['FormattedText']
  return isObject(formatted) ? textOf(objectsIn(formatted['TextUnits']).map((unit) => textOf(unit['Text']) ?? '').join('')) : undefined
}

const itemOf = (entry: Json): LiveItem => {
  const range = entry['PageRange']
  const value = isObject(range) ? textOf(range['OriginalString']) : textOf(range)
  const [prefix, suffix] = [textOf(entry['Prefix']), textOf(entry['Suffix'])]
  return {
    key: textOf(entry['ReferenceId']) ?? textOf(entry['Id']) ?? '',
    item: isObject(entry['Reference']) ? referenceOf(entry['Reference']) : undefined,
    ...(value !== undefined && { locator: { label: 'page', value: value.replace(/^\s*(?:pp?|S)\.\s*/u, '') } }),
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
    ...(entry['YearOnly'] === true && { suppressAuthor: true }),
    ...(entry['PersonOnly'] === true && { authorOnly: true }),
  }
}

const kinds = new Map<string, CslType>(Object.entries({
  JournalArticle: 'article-journal', Book: 'book', BookEdited: 'book', Contribution: 'chapter', Thesis: 'thesis', UnpublishedWork: 'manuscript',
  InternetDocument: 'webpage', ConferenceProceedings: 'book', NewspaperArticle: 'article-newspaper', SpecialIssue: 'article-journal',
  Patent: 'patent', Movie: 'motion_picture', ComputerProgram: 'software', Lecture: 'speech', StatuteOrRegulation: 'legislation',
  CourtDecision: 'legal_case', PersonalCommunication: 'personal_communication', ReportOrGreyLiterature: 'report', Standard: 'standard',
} as const))

const referenceOf = (reference: Json): CslItem => {
  const parent = isObject(reference['ParentReference']) ? reference['ParentReference'] : undefined
  const periodical = isObject(reference['Periodical']) ? textOf(reference['Periodical']['Name']) : undefined
  const [title, subtitle] = [textOf(reference['Title']), textOf(reference['Subtitle'])]
  const range = reference['PageRange']
  const year = textOf(reference['Year']) ?? textOf(reference['YearResolved']) ?? textOf(parent?.['Year'])
  const publisher = objectsIn(reference['Publishers'] ?? parent?.['Publishers']).map((each) => textOf(each['Name'])).find((name) => name !== undefined)
  return filled({
    type: kinds.get(textOf(reference['ReferenceType']) ?? '') ?? 'document',
    author: objectsIn(reference['Authors']).flatMap(nameOf),
    editor: objectsIn(reference['Editors'] ?? parent?.['Editors']).flatMap(nameOf),
    title: title !== undefined && subtitle !== undefined ? `${title}: ${subtitle}` : title,
    'container-title': periodical ?? textOf(parent?.['Title']),
    volume: textOf(reference['Volume']),
    issue: textOf(reference['Number']),
    page: (isObject(range) ? textOf(range['OriginalString']) : textOf(range))?.replace(/^\s*(?:pp?|S)\.\s*/u, ''),
    publisher,
    'publisher-place': textOf(reference['PlaceOfPublication']) ?? textOf(parent?.['PlaceOfPublication']),
    edition: textOf(reference['Edition']),
    DOI: textOf(reference['Doi']),
    URL: textOf(reference['OnlineAddress']),
    ISBN: textOf(reference['Isbn']),
    issued: dateOfYear(year),
  })
}

const nameOf = (person: Json): CslName[] => {
  const family = textOf(person['LastName'])
  if (family === undefined) return []
  const given = [textOf(person['FirstName']), textOf(person['MiddleName'])].flatMap((name) => name ?? []).join(' ')
  const particle = textOf(person['Prefix'])
  const whole = particle === undefined ? family : `${particle} ${family}`
  return [given === '' ? { literal: whole } : { family: whole, given }]
}
