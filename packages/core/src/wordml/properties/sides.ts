/** Left and right are called start and end in Strict files, and either in later Transitional ones; here they are left and right. */
const sides: ReadonlyMap<string, string> = new Map([['start', 'left'], ['end', 'right']])
const strictly: ReadonlyMap<string, string> = new Map(Array.from(sides, ([now, old]) => [old, now]))

/** `start` → `left`; what is no side stays. */
export const sideOf = (word: string): string => sides.get(word) ?? word

/** `left` → `start` in a Strict file; what is no side stays. */
export const spelledSide = (side: string, strict: boolean): string => (strict ? strictly.get(side) ?? side : side)
