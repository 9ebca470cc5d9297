/** An attribute's name as one scope spells it. */
export interface AttributeName {
  readonly canonical: string
  /** Shared by all spellings of one name, prefixes that mean the same namespace: finds an attribute given twice. */
  readonly identity: { lastElement: number }
}

/** How names are spelled where the same namespace declarations hold. */
export class Scope {
  /** Numbers of canonical names, by how elements spell them. */
  readonly elements = new Map<string, number>()
  readonly attributes = new Map<string, AttributeName>()
  /** The ways an attribute is spelled in this scope, by canonical name. */
  readonly spellings = new Map<string, string[]>()
  /** Scopes opened inside, by what they declare: a thousand drawings that declare the same have one scope. */
  readonly inner = new Map<string, Scope>()
}
