import { malformed } from './refusal.js'

/** XML 1.0, production 23 (XMLDecl). */
const declaration = /^<\?xml\s+version\s*=\s*(["'])1\.0\1(?:\s+encoding\s*=\s*(["'])([A-Za-z][\w.-]*)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>/

/** What OPC allows, and ASCII, which is UTF-8 as well. */
const allowedEncoding = /^(?:utf-?8|utf-?16(?:le|be)?|(?:us-)?ascii)$/i

/** The place after the byte order mark and the XML declaration, where there are any. */
export const declarationEnd = (source: string) => {
  const start = source.startsWith('\ufeff') ? 1 : 0
  const close = source.indexOf('?>', start) + 2
  if (!/^<\?xml\s/.test(source.slice(start, start + 6))) return start
  const [text, , , encoding] = declaration.exec(source.slice(start, close)) ?? []
  if (text === undefined || /[^\t\n\r -~]/.test(text)) throw malformed('its XML declaration is not one of XML 1.0', start)
  // The bytes are decoded by now. One of UTF-8 and UTF-16 declared for the other does no harm, all else would be misread.
  if (encoding !== undefined && !allowedEncoding.test(encoding)) {
    throw malformed(`it is declared to be in ${encoding}, but parts of a document are in UTF-8 or UTF-16`, start)
  }
  return close
}
