import { char, skipPlain, skipSpace } from './characters.js'
import { unescapeAttribute } from './escape.js'
import { characterEnd, referenceEnd } from './markup.js'
import { malformed, tooLarge } from './refusal.js'
import type { Declaration } from './namespaces.js'
import type { XmlLimits } from './limits.js'

/** Where a name that begins at `at` ends: at white space, `=`, `/`, `>` or the end. Whether it is one is checked once per name. */
export const nameEnd = (source: string, at: number) => {
  for (;;) {
    const code = source.charCodeAt(at)
    if (!(code > char.space) || code === char.equals || code === char.greaterThan || code === char.slash) return at
    at++
  }
}

/** Whether an attribute declares a namespace: `xmlns` or `xmlns:…`. */
const isDeclaration = (name: string) => name === 'xmlns' || name.startsWith('xmlns:')

/** Reads the syntax of start tags, one after the other; what the names mean is left to the scanner. */
export class StartTag {
  /** Where the attributes lie: name start, name end, value start, value end of each. Longer than `count` is old. */
  readonly spans: number[] = []
  /** Four for each attribute. */
  count = 0
  /** Whether an attribute may declare a namespace. */
  declares = false

  constructor(
    private readonly source: string,
    private readonly limits: XmlLimits,
  ) {}

  /** Reads the attributes from the end of the element's name, and returns where `>` or `/>` stands. */
  read(at: number): number {
    const { source } = this
    this.count = 0
    this.declares = false
    for (;;) {
      const start = skipSpace(source, at)
      const code = source.charCodeAt(start)
      if (code === char.greaterThan) return start
      if (code === char.slash && source.charCodeAt(start + 1) === char.greaterThan) return start
      if (start === at) throw malformed('white space is missing in a start tag', at)
      at = this.attribute(start)
    }
  }

  /** The name of the attribute whose span begins at `i`; undefined where it declares a namespace. */
  nameAt(i: number) {
    const name = this.source.slice(this.spans[i], this.spans[i + 1])
    return this.declares && isDeclaration(name) ? undefined : name
  }

  declarations(): Declaration[] {
    const { source, spans } = this
    const found: Declaration[] = []
    for (let i = 0; i < this.count; i += 4) {
      const name = source.slice(spans[i], spans[i + 1])
      if (isDeclaration(name)) found.push({ prefix: name.slice(6), uri: unescapeAttribute(source.slice(spans[i + 2], spans[i + 3])) })
    }
    return found
  }

  private attribute(start: number) {
    const { source } = this
    const end = nameEnd(source, start)
    const equals = skipSpace(source, end)
    if (source.charCodeAt(equals) !== char.equals) throw malformed('an attribute has no value', start)
    const open = skipSpace(source, equals + 1)
    const quote = source.charCodeAt(open)
    if (quote !== char.doubleQuote && quote !== char.singleQuote) throw malformed('an attribute value has no quotes', open)
    const close = valueEnd(source, open + 1, quote)
    this.add(start, end, open + 1, close)
    return close + 1
  }

  private add(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number) {
    const { spans, limits } = this
    let at = this.count
    spans[at++] = nameStart
    spans[at++] = nameEnd
    spans[at++] = valueStart
    spans[at++] = valueEnd
    this.count = at
    if (this.source.startsWith('xmlns', nameStart)) this.declares = true
    if (valueEnd - valueStart > limits.attributeLength) throw tooLarge(`has an attribute of ${valueEnd - valueStart} characters`)
    if (at > limits.attributes * 4) throw tooLarge(`has an element with more than ${limits.attributes} attributes`)
  }
}

const valueEnd = (source: string, at: number, quote: number) => {
  for (;;) {
    at = skipPlain(source, at)
    const code = source.charCodeAt(at)
    if (code === quote) return at
    if (code === char.ampersand) at = referenceEnd(source, at)
    else if (code === char.lessThan) throw malformed('“<” stands in an attribute value', at)
    else at = characterEnd(source, at)
  }
}
