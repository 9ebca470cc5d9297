import type { Codec } from '../../../codec.js'
import { decodeBase64 } from '../../../algorithms/base64.js'
import { readModel, type Model } from './model.js'

/** More than any model that is written; the bound only keeps the codec's contract. */
const mostBytes = 8 << 20

let loaded: Promise<Model> | undefined

/** The model that reference entries are read with. Its weights are a module of their own, loaded when the first entry is met. */
export const referenceModel = (codec: Codec): Promise<Model> => (loaded ??= load(codec))

const load = async (codec: Codec): Promise<Model> => {
  const { weights } = await import('./weights.js')
  return readModel(await codec.inflateRaw(decodeBase64(weights), mostBytes))
}
