/** Things by a key, in their order. */
export const grouped = <Each, Key>(all: Iterable<Each>, keyOf: (each: Each) => Key): ReadonlyMap<Key, readonly Each[]> => {
  const groups = new Map<Key, Each[]>()
  for (const each of all) put(groups, keyOf(each), each)
  return groups
}

/** Adds to the group of a key. A list that is copied for each that joins it costs the square of their number. */
export const put = <Each, Key>(groups: Map<Key, Each[]>, key: Key, each: Each): void => {
  const group = groups.get(key)
  if (group) group.push(each)
  else groups.set(key, [each])
}
