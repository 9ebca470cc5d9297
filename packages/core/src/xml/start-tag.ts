import { char, skipPlain, skipSpace } from './characters.js'
import { unescapeAttribute } from './escape.js'
import { characterEnd, referenceEnd } from './markup.js'
import { malformed, tooLarge } from './refusal.js'
import type { XmlLimits } from './limits.js'
import type { Declaration } from './qualified-name.js'
import type { Spelling, Spellings } from './spelling.js'

/** Reads the syntax of start tags, one after the other; what the names mean is left to the scanner. */
export class StartTag {
  /** How many attributes the tag has. */
  count = 0
  /** Whether one of them declares a namespace. */
  declares = false
  /** Their names, and where their values start and end. What lies beyond `count` is of tags before. */
  readonly names: Spelling[] = []
  private readonly values: number[] = []

  constructor(
    private readonly source: string,
    private readonly spellings: Spellings,
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

  declarations(): Declaration[] {
    const found: Declaration[] = []
    for (let i = 0; i < this.count; i++) {
      const name = this.names[i]
      if (!name?.isDeclaration) continue
      if (name.text === 'xmlns:') throw malformed('a namespace is declared for no prefix')
      const value = this.source.slice(this.values[i * 2], this.values[i * 2 + 1])
      found.push({ prefix: name.text.slice(6), uri: unescapeAttribute(value) })
    }
    return found
  }

  private attribute(start: number) {
    const { source } = this
    const name = this.spellings.read(start)
    const equals = skipSpace(source, start + name.text.length)
    if (source.charCodeAt(equals) !== char.equals) throw malformed('an attribute has no value', start)
    const open = skipSpace(source, equals + 1)
    const quote = source.charCodeAt(open)
    if (quote !== char.doubleQuote && quote !== char.singleQuote) throw malformed('an attribute value has no quotes', open)
    const close = valueEnd(source, open + 1, quote)
    this.add(name, open + 1, close)
    return close + 1
  }

  private add(name: Spelling, valueStart: number, valueEnd: number) {
    const { limits, count } = this
    this.names[count] = name
    this.values[count * 2] = valueStart
    this.values[count * 2 + 1] = valueEnd
    this.count++
    if (name.isDeclaration) this.declares = true
    if (valueEnd - valueStart > limits.attributeLength) throw tooLarge(`has an attribute of ${valueEnd - valueStart} characters`)
    if (count >= limits.attributes) throw tooLarge(`has an element with more than ${limits.attributes} attributes`)
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
