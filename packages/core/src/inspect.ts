import type { Codec } from './codec.js'
import { resolveLimits, type Limits } from './opc/limits.js'
import { openPackage } from './opc/package.js'
import { recognise } from './structure/recognise.js'
import type { HeadingLevel, RoleKind } from './structure/role.js'
import type { Structure } from './structure/structure.js'
import { readDocument, type Document } from './wordml/document.js'
import { paragraphProperties } from './wordml/properties/paragraph.js'
import { valueOf, type Properties, type PropertyTable } from './wordml/properties/property.js'
import { runProperties } from './wordml/properties/run.js'
import { webCodec } from './web-codec.js'

/** What was recognised in a document. */
export interface Inspection {
  readonly paragraphs: readonly {
    readonly index: number
    readonly part: string
    readonly text: string
    readonly role: RoleKind
    readonly level?: HeadingLevel
    readonly confidence: number
    readonly evidence: readonly string[]
  }[]
  readonly outline: readonly { readonly level: number; readonly text: string; readonly paragraph: number }[]
}

interface Opened {
  readonly document: Document
  readonly structure: Structure
}

const open = async (bytes: Uint8Array, limits: Partial<Limits> | undefined, codec: Codec): Promise<Opened> => {
  const resolved = resolveLimits(limits)
  const document = await readDocument(await openPackage(bytes, codec, resolved), resolved)
  return { document, structure: recognise(document) }
}

/** Says what each paragraph of a document is for, how sure that is, and why. */
export const inspect = async (
  bytes: Uint8Array,
  request: { readonly limits?: Partial<Limits> } = {},
  codec: Codec = webCodec,
): Promise<Inspection> => {
  const { document, structure } = await open(bytes, request.limits, codec)
  return {
    paragraphs: document.paragraphs.map((paragraph) => {
      const { kind, level, confidence, evidence } = structure.role(paragraph)
      const { index, text, story } = paragraph
      return { index, part: story.part, text, role: kind, ...(level !== undefined && { level }), confidence, evidence }
    }),
    outline: structure.outline.map(({ paragraph, level, text }) => ({ level, text, paragraph: paragraph.index })),
  }
}

/** A paragraph with everything that holds for it and for its text. */
export interface EffectiveParagraph {
  readonly part: string
  readonly text: string
  readonly paragraph: Properties
  readonly runs: readonly { readonly text: string; readonly properties: Properties }[]
}

/**
 * The resolved properties of every paragraph and run with content. Two documents that give the same here look the
 * same, whatever styles they get their looks from; measurements compare accepted and direct outputs by it.
 */
export const effectiveContent = async (bytes: Uint8Array, codec: Codec = webCodec): Promise<EffectiveParagraph[]> => {
  const { document } = await open(bytes, undefined, codec)
  return document.paragraphs
    .filter(({ text }) => /\S/.test(text))
    .map((paragraph) => {
      const runs: { text: string; properties: Properties }[] = []
      for (const run of paragraph.runs) {
        const text = paragraph.text.slice(run.from, run.to)
        if (text === '' || run.deleted || run.fallback) continue
        const properties = run.effective
        const last = runs.at(-1)
        if (last && sameProperties(last.properties, properties)) last.text += text
        else runs.push({ text, properties })
      }
      return {
        part: paragraph.story.part,
        text: paragraph.text,
        paragraph: completed(paragraphProperties, paragraph.effective),
        runs: runs.map(({ text, properties }) => ({ text, properties: completed(runProperties, properties) })),
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
  one === other || JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
