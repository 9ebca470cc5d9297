/** The highest of any number of numbers, and no less than `least`. `Math.max(...numbers)` has them on the stack, which a document can overflow. */
export const highest = (numbers: Iterable<number>, least: number): number => {
  let most = least
  for (const number of numbers) if (number > most) most = number
  return most
}
