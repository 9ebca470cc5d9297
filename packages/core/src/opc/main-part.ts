import { missingMainPart, notADocx, otherFormat } from './refusals.js'
import type { PartName } from './part-name.js'
import type { Relationship } from './relationships.js'

/** What kind of WordprocessingML file a package is. */
export type PackageKind = 'document' | 'template' | 'macro-document' | 'macro-template'

const kinds: ReadonlyMap<string, PackageKind> = new Map([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', 'document'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml', 'template'],
  ['application/vnd.ms-word.document.macroenabled.main+xml', 'macro-document'],
  ['application/vnd.ms-word.template.macroenabledtemplate.main+xml', 'macro-template'],
])

const otherKinds: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/spreadsheetml|ms-excel/i, 'an Excel workbook'],
  [/presentationml|ms-powerpoint/i, 'a PowerPoint presentation'],
  [/visio/i, 'a Visio drawing'],
  [/xps|fixeddocument/i, 'an XPS document'],
]

/** What the part that the package's relationships point at as its document is, and where. */
export const findMainPart = (
  relationships: readonly Relationship[],
  part: (name: PartName) => { readonly contentType: string } | undefined,
): { mainPart: PartName; kind: PackageKind } => {
  // Strict and Transitional types end alike, and some programs write another base again.
  const relationship = relationships.find(({ type }) => type.endsWith('/officeDocument'))
  if (!relationship) throw missingMainPart('the package does not say which part is the document')
  if (relationship.external) throw missingMainPart('the document itself is not in the file but elsewhere')
  const { target: mainPart, rawTarget } = relationship
  const type = mainPart === undefined ? undefined : part(mainPart)?.contentType
  if (mainPart === undefined || type === undefined) throw missingMainPart(`the document itself (${rawTarget.slice(0, 100)}) is not in the file`)
  const kind = kinds.get(type.toLowerCase())
  if (kind) return { mainPart, kind }
  const other = otherKinds.find(([pattern]) => pattern.test(type))
  throw other ? otherFormat(other[1]) : missingMainPart(`${mainPart} is declared to be “${type}”, which is not a Word document`)
}

/** For an archive that is no OPC package: what it may be instead. */
export const refuseArchive = (mimetype: Uint8Array = new Uint8Array()) => {
  const text = String.fromCharCode(...mimetype.subarray(0, 100))
  const known = mimetypes.find(([pattern]) => pattern.test(text))
  return known ? otherFormat(known[1]) : notADocx('The file is a ZIP archive, but not a Word document.')
}

/** What the first entry of other formats, `mimetype`, says. */
const mimetypes: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^application\/vnd\.oasis\.opendocument\.text/, 'an OpenDocument text (.odt)'],
  [/^application\/vnd\.oasis\.opendocument/, 'an OpenDocument file'],
  [/^application\/epub\+zip/, 'an EPUB book'],
]
