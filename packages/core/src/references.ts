import type { CslItem } from './citations/item.js'
import { parseEntry } from './citations/parser/entry.js'
import { referenceModel } from './citations/parser/model/reference-model.js'
import type { Codec } from './codec.js'
import { webCodec } from './web-codec.js'

/** What a reference entry was read as. Spans are offsets into `raw` in UTF-16 units, confidences from 0 to 1. */
export interface ParsedReference {
  readonly raw: string
  /** CSL-JSON; what the entry does not say is not in it. */
  readonly csl: CslItem
  /** That of the least sure field. */
  readonly confidence: number
  readonly fields: Readonly<Record<string, { readonly span: readonly [from: number, to: number]; readonly confidence: number }>>
  /** Stretches that no field has. */
  readonly leftovers: readonly { readonly span: readonly [from: number, to: number]; readonly text: string }[]
}

/** Reads reference entries of any style, one after the other, as CSL-JSON. */
export const parseReferences = async (entries: readonly string[], codec: Codec = webCodec): Promise<ParsedReference[]> => {
  if (!Array.isArray(entries) || entries.some((entry) => typeof entry !== 'string')) throw new TypeError('Entries are an array of texts, one for each reference.')
  const model = await referenceModel(codec)
  return entries.map((entry) => {
    const { raw, csl, confidence, fields, leftovers } = parseEntry(entry, model)
    return {
      raw,
      csl,
      confidence: rounded(confidence),
      fields: Object.fromEntries(Object.entries(fields).map(([name, { span, confidence: sure }]) => [name, { span, confidence: rounded(sure) }])),
      leftovers: leftovers.map((span) => ({ span, text: raw.slice(...span) })),
    }
  })
}

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000
