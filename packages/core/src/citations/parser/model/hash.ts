// All hashes are signed: only those that fit 32 bits with a sign are never boxed.

const basis = 0x811c9dc5 | 0
const prime = 0x01000193

/** FNV-1a over UTF-16 units. */
export const hashOf = (text: string): number => {
  let hash = basis
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), prime)
  return hash
}

/** The hash of a digit and a part of a text, as if they were one text. */
export const hashOfPart = (digit: number, text: string, from: number, to: number): number => {
  let hash = Math.imul(basis ^ (48 + digit), prime)
  for (let index = from; index < to; index++) hash = Math.imul(hash ^ text.charCodeAt(index), prime)
  return hash
}

/** Joins a hash with another number; the order matters. Multiplication and shift of MurmurHash3's finaliser. */
export const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
}
