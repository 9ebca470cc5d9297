import { declarationEnd } from './declaration.js'
import { SpannedDocument } from './document.js'
import { Namespaces } from './namespaces.js'
import { Refusal, refusalOf } from './refusal.js'
import { Scanner } from './scanner.js'
import type { XmlDocument } from './element.js'
import type { XmlLimits } from './limits.js'
import type { NamespaceTable } from './namespace-table.js'

interface ParseOptions extends NamespaceTable {
  /** The part's name, for messages. */
  readonly partName: string
  readonly limits: XmlLimits
}

/**
 * Reads the text of a part. Throws a FormatError where it is not well-formed (`malformed_part`)
 * or passes a bound (`too_large`).
 *
 * The scanner is our own since compression and parsing are all the cost there is: it takes a fifth of the time of
 * saxes, which the tests compare it with.
 */
export const parseXml = (source: string, options: ParseOptions): XmlDocument => {
  const namespaces = new Namespaces(options.namespaces)
  const scanner = new Scanner(source, namespaces, options.limits)
  try {
    return new SpannedDocument(source, scanner.scan(declarationEnd(source)), namespaces, options)
  } catch (error) {
    if (error instanceof Refusal) throw refusalOf(error, options.partName, source, scanner.at)
    throw error
  }
}
