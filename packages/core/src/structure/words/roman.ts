const digits = [['m', 1000], ['cm', 900], ['d', 500], ['cd', 400], ['c', 100], ['xc', 90], ['l', 50], ['xl', 40], ['x', 10], ['ix', 9], ['v', 5], ['iv', 4], ['i', 1]] as const
const worth: ReadonlyMap<string, number> = new Map(digits)

/** The value of a Roman numeral, in letters of either case. */
export const romanValue = (text: string): number => {
  const values = [...text.toLowerCase()].map((each) => worth.get(each) ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

/** `romanNumeral(4)` is `IV`. */
export const romanNumeral = (value: number): string => {
  let rest = value
  let numeral = ''
  for (const [letters, each] of digits) {
    while (rest >= each) {
      numeral += letters
      rest -= each
    }
  }
  return numeral.toUpperCase()
}
