/** The namespaces that have canonical prefixes. */
export interface NamespaceTable {
  /** Canonical prefixes by namespace; several namespaces, Strict and Transitional, may have one prefix. */
  readonly namespaces: ReadonlyMap<string, string>
  /** Those of the namespaces that are ISO 29500 Strict. */
  readonly strictNamespaces?: ReadonlySet<string>
}

export const isStrict = ({ strictNamespaces }: NamespaceTable, uri: string) => strictNamespaces?.has(uri) ?? false

/** The namespace that a canonical prefix means in a Strict or a Transitional document. */
export const uriFor = (table: NamespaceTable, canonical: string, strict: boolean): string | undefined => {
  const uris = [...table.namespaces.keys()].filter((uri) => table.namespaces.get(uri) === canonical)
  // Most extensions of Word have one namespace for both.
  return uris.find((uri) => isStrict(table, uri) === strict) ?? uris[0]
}
