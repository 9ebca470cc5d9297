import type { Citation } from './citations/citations.js'
import { readDocumentCitations } from './citations/read-document.js'
import type { CslItem } from './citations/item.js'
import { readReferences } from './citations/reference-list/read-references.js'
import type { Codec } from './codec.js'
import { resolveLimits, type Limits } from './opc/limits.js'
import { openPackage } from './opc/package.js'
import { recognise } from './structure/recognise.js'
import type { HeadingLevel, RoleKind, SectionName } from './structure/role.js'
import type { Structure } from './structure/structure.js'
import { addedStylesOf } from './styles/added-styles.js'
import { styles } from './styles/registry.js'
import { readDocument, type Document } from './wordml/document.js'
import { objectMark } from './wordml/paragraph.js'
import { paragraphProperties } from './wordml/properties/paragraph.js'
import { valueOf, type Properties, type PropertyTable } from './wordml/properties/property.js'
import { runProperties } from './wordml/properties/run.js'
import { webCodec } from './web-codec.js'

/** What a paragraph is for, as it is printed: headings of whatever part are headings, with the part beside it. */
export type InspectedRole = Exclude<RoleKind, 'contents' | `${string}-heading`> | 'table-of-contents'

/** A paragraph as it was understood. */
export interface InspectedParagraph {
  readonly index: number
  readonly part: string
  /** As it is read: without objects and soft hyphens. */
  readonly text: string
  readonly role: InspectedRole
  /** Of headings, 1 to 9. */
  readonly level?: HeadingLevel
  /** What part of the paper a heading opens. */
  readonly section?: SectionName
  /** The heading in the line of this text, where it has one. */
  readonly runInHeading?: string
  /** 0 to 1; from 0.85 on formatting acts on it, below it the report asks. */
  readonly confidence: number
  readonly evidence: readonly string[]
}

/** A citation with the entries that its cites are linked to. */
export interface InspectedCitation {
  readonly id: string
  readonly paragraph: number
  /** Offsets in the paragraph's text, objects and all. */
  readonly from: number
  readonly to: number
  readonly text: string
  readonly form: Citation['form']
  readonly origin: Citation['origin']
  readonly confidence: number
  readonly cites: readonly Omit<Citation['cites'][number], 'from' | 'to'>[]
}

/** An entry of a reference list, with the paragraphs that it stands in, counted as `InspectedParagraph.index` counts them. */
export interface InspectedReference {
  readonly id: string
  readonly raw: string
  readonly paragraphs: readonly number[]
  readonly csl: CslItem
  readonly confidence: number
}

/** What was recognised in a document. */
export interface Inspection {
  readonly paragraphs: readonly InspectedParagraph[]
  readonly outline: readonly { readonly level: number; readonly text: string; readonly paragraph: number }[]
  /** Every citation, live or typed, with the entries that its cites are linked to. */
  readonly citations: readonly InspectedCitation[]
  /** The entries of the reference lists, with the paragraphs that they stand in. */
  readonly references: readonly InspectedReference[]
}

interface Opened {
  readonly limits: Limits
  readonly document: Document
  readonly structure: Structure
}

const open = async (bytes: Uint8Array, limits: Partial<Limits> | undefined, codec: Codec): Promise<Opened> => {
  const resolved = resolveLimits(limits)
  const document = await readDocument(await openPackage(bytes, codec, resolved), resolved)
  return { limits: resolved, document, structure: recognise(document, addedStylesOf(styles)) }
}

/** Says what each paragraph of a document is for, how sure that is, and why. Rejects with a `FormatError`. */
export const inspect = async (
  bytes: Uint8Array,
  request: { readonly limits?: Partial<Limits> } = {},
  codec: Codec = webCodec,
): Promise<Inspection> => {
  const { document, structure, limits } = await open(bytes, request.limits, codec)
  const lists = await readReferences(document, structure, codec, limits.references)
  const { clusters } = await readDocumentCitations(document, structure, lists)
  return {
    paragraphs: document.paragraphs.map((paragraph) => {
      const { kind, level, section, runIn, confidence, evidence } = structure.role(paragraph)
      const { index, text, story } = paragraph
      return {
        index,
        part: story.part,
        text: readable(text),
        role: printed(kind),
        ...(kind.endsWith('heading') && { level: level ?? 1 }),
        ...(section && { section }),
        ...(runIn && { runInHeading: readable(text.slice(0, runIn.to)).trim() }),
        confidence,
        evidence,
      }
    }),
    outline: structure.outline.map(({ paragraph, level, text }) => ({ level, text: readable(text), paragraph: paragraph.index })),
    citations: clusters.map(inspectedCitation),
    references: lists.flatMap(({ references }) =>
      references.map(({ id, raw, paragraphs, entry: { csl, confidence } }) => ({ id, raw, paragraphs: paragraphs.map(({ index }) => index), csl, confidence })),
    ),
  }
}

const inspectedCitation = ({ id, paragraph, from, to, form, origin, confidence, cites }: Citation): InspectedCitation => ({
  id,
  paragraph: paragraph.index,
  from,
  to,
  text: readable(paragraph.text.slice(from, to)),
  form,
  origin,
  confidence,
  cites: cites.map(({ from: _from, to: _to, ...cite }) => cite),
})

const printed = (kind: RoleKind): InspectedRole => {
  if (kind === 'contents') return 'table-of-contents'
  return kind.endsWith('heading') ? 'heading' : (kind as InspectedRole)
}

const readable = (text: string): string => text.replaceAll(objectMark, '').replaceAll('\u00AD', '').replaceAll('\u2011', '-')

/** A paragraph with everything that holds for it and for its text. */
export interface EffectiveParagraph {
  readonly part: string
  readonly text: string
  readonly paragraph: Properties
  readonly runs: readonly { readonly text: string; readonly properties: Properties }[]
}

/**
 * The resolved properties of every paragraph and run with content. Two documents that give the same here look the
 * same, whatever styles they get their looks from; measurements compare accepted and direct outputs by it. Rejects with a `FormatError`.
 */
export const effectiveContent = async (bytes: Uint8Array, codec: Codec = webCodec): Promise<EffectiveParagraph[]> => {
  const { document } = await open(bytes, undefined, codec)
  // Runs share their properties.
  const known = new Map<Properties, Properties>()
  const complete = (properties: Properties): Properties => {
    let all = known.get(properties)
    if (!all) known.set(properties, (all = completed(runProperties, properties)))
    return all
  }
  return document.paragraphs
    .filter(({ text }) => /\S/.test(text))
    .map((paragraph) => {
      const runs: { text: string; properties: Properties }[] = []
      for (const run of paragraph.runs) {
        const text = paragraph.text.slice(run.from, run.to)
        if (text === '' || run.deleted || run.fallback) continue
        const properties = complete(run.effective)
        const last = runs.at(-1)
        if (last && sameProperties(last.properties, properties)) last.text += text
        else runs.push({ text, properties })
      }
      return {
        part: paragraph.story.part,
        text: paragraph.text,
        paragraph: completed(paragraphProperties, paragraph.effective),
        runs,
      }
    })
}

/** With what holds where nothing is said, so that saying it and not saying it compare equal. */
const completed = (table: PropertyTable, properties: Properties): Properties => {
  const names = new Set([...table.byName.keys(), ...table.off.keys(), ...Object.keys(properties)])
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const value = valueOf(table, properties, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const sameProperties = (one: Properties, other: Properties): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
