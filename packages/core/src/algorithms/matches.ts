/**
 * All that a pattern with the flag `g` finds in a text, in order. `matchAll` copies the pattern for each text, which costs more than to look
 * through most of them.
 */
export const matchesOf = (text: string, pattern: RegExp): readonly RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += pattern.unicode && text.codePointAt(match.index)! > 0xffff ? 2 : 1
  }
  return found
}

/** Where the first match ends, 0 where there is none. */
export const endOf = (match: RegExpExecArray | null): number => (match ? match.index + match[0].length : 0)
