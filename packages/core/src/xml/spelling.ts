import { char } from './characters.js'
import type { AttributeName, Scope } from './scope.js'

/** A name as a document writes it. There is one object for each, which remembers what the name meant when last met. */
export class Spelling {
  /** Whether an attribute of this name declares a namespace. */
  readonly isDeclaration: boolean
  elementScope: Scope | null = null
  element = 0
  attributeScope: Scope | null = null
  attribute: AttributeName | null = null

  constructor(readonly text: string) {
    this.isDeclaration = text === 'xmlns' || text.startsWith('xmlns:')
  }
}

/** The same as `source.startsWith(text, at)`, and faster for text as short as names are. */
export const isAt = (source: string, at: number, text: string) => {
  for (let i = 0; i < text.length; i++) if (source.charCodeAt(at + i) !== text.charCodeAt(i)) return false
  return true
}

/** Where a name that begins at `at` ends: at white space, `=`, `/`, `>` or the end. Whether it is a name is not asked. */
export const nameEnd = (source: string, at: number) => {
  while (isInName(source.charCodeAt(at))) at++
  return at
}

const isInName = (code: number) => code > char.space && code !== char.equals && code !== char.greaterThan && code !== char.slash

/** As many as are remembered, less one. */
const mask = 0x3ff

/** The spellings in one document. */
export class Spellings {
  private readonly known = new Map<string, Spelling>()
  /**
   * Spellings met last, by a cheap hash of their characters. A document has few names and writes them very often:
   * this finds them without making a string, and a collision costs no more than a look into the map.
   */
  private readonly recent = Array.from<Spelling>({ length: mask + 1 }).fill(new Spelling(''))

  constructor(private readonly source: string) {}

  /** The spelling that begins at `at`. */
  read(at: number): Spelling {
    const { source, recent } = this
    let hash = 0
    let end = at
    for (let code = source.charCodeAt(end); isInName(code); code = source.charCodeAt(++end)) hash = hash * 31 + code & mask
    const spelling = recent[hash]
    if (spelling?.text.length === end - at && isAt(source, at, spelling.text)) return spelling
    return recent[hash] = this.find(source.slice(at, end))
  }

  private find(text: string) {
    const known = this.known.get(text)
    if (known) return known
    const added = new Spelling(text)
    this.known.set(text, added)
    return added
  }
}
