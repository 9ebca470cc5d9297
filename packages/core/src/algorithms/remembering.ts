/**
 * A function that works its answer out once for each text. So many texts are remembered, and when there are more it begins anew; what is longer
 * than `longest` is worked out each time.
 */
export const remembering = <Answer extends object | string>(most: number, answer: (text: string) => Answer, longest = Infinity): ((text: string) => Answer) => {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = answer(text)
    if (known.size === most) known.clear()
    if (text.length <= longest) known.set(text, found)
    return found
  }
}
