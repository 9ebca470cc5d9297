/** `NHC`, `DoH` for `National Harbour Council`, `Department of Health`: the first letters of some of the words of a name, the first word's among them. */
export const abbreviates = (letters: string, name: string): boolean => {
  const initials = name.split(/[\s-]+/u).map((word) => word[0]?.toUpperCase())
  let next = -1
  const isInitial = (letter: string): boolean => (next = initials.indexOf(letter.toUpperCase(), next + 1)) >= 0
  return /^\p{Lu}\p{L}*\p{Lu}$/u.test(letters) && letters[0] === initials[0] && [...letters].every(isInitial)
}

/** `National Harbour Council (NHC)` or the other way round: both names of a group. */
export const bothNames = (text: string): readonly [long: string, short: string] | undefined => {
  const [, outside = '', inside = ''] = /^(\S[^()]*)\s[([]([^()[\]]+)[)\]]$/u.exec(text) ?? []
  if (abbreviates(inside, outside)) return [outside, inside]
  return abbreviates(outside, inside) ? [inside, outside] : undefined
}
