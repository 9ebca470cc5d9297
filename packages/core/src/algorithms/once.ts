/** A function that works its answer out once for each object that it is asked of: much that hangs on the facts alone many checks ask for. */
export const once = <Of extends object, Answer>(answer: (of: Of) => Answer): ((of: Of) => Answer) => {
  const known = new WeakMap<Of, Answer>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined || known.has(of)) return before as Answer
    const found = answer(of)
    known.set(of, found)
    return found
  }
}
