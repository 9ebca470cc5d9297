import { boundaries } from './boundary.js'
import { columns, labels } from './label.js'

/**
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001): for each feature a weight for each
 * label, for each kind of boundary a weight for each pair of labels.
 */
export interface Model {
  /** Hashes of the features, ascending. */
  readonly hashes: Uint32Array
  /** A row of weights for each feature, in steps of `step`: one for each label, one for each kind of beginning. */
  readonly weights: Int8Array
  readonly step: number
  /** By boundary, label before, label after. */
  readonly transitions: Float32Array
}

const count = labels.length
const transitionCount = boundaries * count * count
const header = 8

/**
 * Reads a model: the number of features, the step, the transitions, the hashes as differences from one to the next (they
 * deflate better), the weights. Transitions and weights are views over the bytes. Little-endian, as every machine is that this runs on.
 */
export const readModel = (bytes: Uint8Array): Model => {
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  const view = new DataView(own.buffer, own.byteOffset, own.byteLength)
  const features = view.getUint32(0, true)
  const at = (offset: number): number => own.byteOffset + offset
  const afterTransitions = header + transitionCount * 4
  const hashes = new Uint32Array(own.buffer, at(afterTransitions), features).slice()
  for (let index = 1; index < features; index++) hashes[index]! += hashes[index - 1]!
  return {
    step: view.getFloat32(4, true),
    transitions: new Float32Array(own.buffer, at(header), transitionCount),
    hashes,
    weights: new Int8Array(own.buffer, at(afterTransitions + features * 4), features * columns),
  }
}

/** The bytes that `readModel` reads. */
export const writeModel = ({ hashes, weights, step, transitions }: Model): Uint8Array => {
  const bytes = new Uint8Array(header + transitions.byteLength + hashes.byteLength + weights.byteLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, hashes.length, true)
  view.setFloat32(4, step, true)
  let at = header
  const differences = hashes.map((hash, index) => hash - (index === 0 ? 0 : hashes[index - 1]!))
  for (const array of [transitions, differences, weights]) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at)
    at += array.byteLength
  }
  return bytes
}
