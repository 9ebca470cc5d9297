/** FNV-1a over UTF-16 units. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Joins a hash with another number; the order matters. Multiplication and shift of MurmurHash3's finaliser. */
export const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 0
}
