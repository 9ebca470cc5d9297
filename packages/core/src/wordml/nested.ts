/** The map inside a map, made when it is first asked for. */
export const nested = <Key, Inner, Value>(map: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> => {
  let inner = map.get(key)
  if (!inner) map.set(key, (inner = new Map()))
  return inner
}
