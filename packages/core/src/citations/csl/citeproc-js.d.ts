/** What is used of the CSL engine citeproc-js, which has no types of its own. */
declare module 'citeproc' {
  export interface Sys {
    retrieveLocale(language: string): unknown
    retrieveItem(id: string): unknown
    normalizeUnicode(key: string): string
    stringCompare(one: string, other: string): number
  }

  export interface Format {
    readonly text_escape: (text: string | undefined) => string
    readonly [attribute: `@${string}`]: string | boolean | ((state: Engine, text: string | undefined) => string)
    readonly bibstart: string
    readonly bibend: string
  }

  export interface Name {
    readonly family?: string
    readonly given?: string
    readonly 'non-dropping-particle'?: string
    readonly 'dropping-particle'?: string
  }

  /** Who is named in the works that the engine has, and how much of a given name tells him from others (`level` 0 to 2). */
  export interface NameRegister {
    addname(id: string, name: Name, place: number): void
    evalname(id: string, name: Name, place: number, level: number, form: string, initials: unknown): number
  }

  /** Looks for tags and quotation marks in what is printed. */
  export interface TagReader {
    processTags(blob: { readonly blobs: unknown }): void
  }

  /** Those items alone in which a field has a value. */
  export interface Section {
    readonly include: readonly { readonly field: string; readonly value: string }[]
  }

  /** What is gathered for printing, level in level. */
  export interface Queue {
    readonly queue: unknown
    /** Prints what was gathered, which is gone then. */
    string(state: Engine, queue: unknown): unknown
    openLevel(token: unknown): void
  }

  export interface Engine {
    /** The ends of ranges of dates. */
    readonly dateput: Queue
    readonly tmp: { readonly date_token: unknown }
    readonly fun: { readonly flipflopper: TagReader }
    readonly registry: Readonly<Record<string, unknown>> & { readonly namereg: NameRegister }
    readonly opt: { development_extensions: Record<string, boolean> }
    citation_sort: { tokens: readonly unknown[] }
    readonly citation: { readonly opt: { readonly collapse: string | readonly []; 'after-collapse-delimiter'?: string | undefined } }
    readonly bibliography: { readonly opt: { 'subsequent-author-substitute'?: string | undefined } }
    setOutputFormat(name: string): void
    updateItems(ids: readonly string[]): void
    makeCitationCluster(cites: readonly object[]): string
    makeBibliography(section?: Section): false | [{ entry_ids: [string][] }, string[]]
    getTerm(name: string): string
  }

  /** A run that tells citations of one key apart: what it counts up, and the lists of works that are left. */
  export interface Disambiguation {
    readonly akey: string
    /** The ids of the works whose citations look alike, by how they look. */
    readonly ambigcites: Readonly<Record<string, readonly string[]>>
    readonly modeindex: number
    readonly gnameset: number
    readonly gname: number
    readonly lists: readonly (readonly [unknown, readonly unknown[]])[]
    /** Whether there is nothing more to count up. */
    incrementDisambig(): boolean
    /** Tells the citations apart that look like this. */
    run(key: string): void
  }

  const CSL: {
    readonly Disambiguation: { readonly prototype: Disambiguation }
    /** What an item is sorted by, its words parted by `|`. */
    getSortKeys: (this: { readonly opt: { readonly lang: string } }, item: Readonly<Record<string, unknown>>, area: string) => string[]
    readonly Engine: new (sys: Sys, style: unknown, language: string, force: boolean) => Engine
    readonly Output: { readonly Formats: Record<string, Format>; readonly Formatters: object }
    readonly Util: {
      readonly FlipFlopper: new (state: Pick<Engine, 'getTerm'>) => TagReader
      readonly Names: { mergetag(state: unknown, between: string, terminator: string): string }
    }
    readonly POSITION_FIRST: number
    readonly POSITION_SUBSEQUENT: number
    readonly POSITION_IBID: number
    readonly POSITION_IBID_WITH_LOCATOR: number
  }
  export default CSL
}
