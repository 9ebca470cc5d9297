/**
 * The namespaces of ISO 29500 and the prefix that stands for each in this code.
 * A Strict file uses other URIs for the same vocabulary; both lead to one canonical prefix.
 */
const families: readonly (readonly [prefix: string, transitional: string, strict?: string])[] = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'http://purl.oclc.org/ooxml/wordprocessingml/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'http://purl.oclc.org/ooxml/officeDocument/relationships'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math', 'http://purl.oclc.org/ooxml/officeDocument/math'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main', 'http://purl.oclc.org/ooxml/drawingml/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture', 'http://purl.oclc.org/ooxml/drawingml/picture'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['w14', 'http://schemas.microsoft.com/office/word/2010/wordml'],
  ['w15', 'http://schemas.microsoft.com/office/word/2012/wordml'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['o', 'urn:schemas-microsoft-com:office:office'],
]

/** URI → canonical prefix. */
export const namespaces: ReadonlyMap<string, string> = new Map(
  families.flatMap(([prefix, transitional, strict]) =>
    strict ? [[transitional, prefix] as const, [strict, prefix] as const] : [[transitional, prefix] as const],
  ),
)

/** The URIs that only a Strict file uses. */
export const strictNamespaces: ReadonlySet<string> = new Set(families.flatMap(([, , strict]) => (strict ? [strict] : [])))

/** Both tables, as the XML reader and the writer of new parts want them. */
export const namespaceTable = { namespaces, strictNamespaces }

/** Relationship types end alike in Transitional and Strict; only the base differs (ISO 29500-1, 15.2). */
export const relationshipType = (name: string, strict: boolean): string =>
  `${strict ? 'http://purl.oclc.org/ooxml/officeDocument/relationships' : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'}/${name}`

/** The last segment of a relationship type: `styles`, `header`, `footnotes`. */
export const relationshipName = (type: string): string => type.slice(type.lastIndexOf('/') + 1)

/** Content types of the parts that are added. */
export const contentTypes = {
  styles: 'application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml',
  numbering: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
  settings: 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml',
  comments: 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml',
  header: 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml',
  footnotes: 'application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml',
  footer: 'application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml',
} as const
