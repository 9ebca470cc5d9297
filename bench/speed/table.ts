/** One line of the table: a figure that must not pass its bound, or one that is only shown. */
export interface Measured {
  readonly name: string
  readonly figure: number
  readonly bound?: number
  readonly unit: string
  /** Set where more is better, as with “at least so many times less than pandoc”. */
  readonly atLeast?: boolean
  readonly note?: string
}

export const holds = ({ figure, bound, atLeast }: Measured): boolean => bound === undefined || (atLeast === true ? figure >= bound : figure <= bound)

export function printMeasured(rows: readonly Measured[]): void {
  console.log(`\n${'measure'.padEnd(56)} ${'bound'.padStart(12)} ${'figure'.padStart(12)}`)
  for (const row of rows) {
    const bound = row.bound === undefined ? '' : `${row.atLeast === true ? '≥' : '≤'} ${String(row.bound)} ${row.unit}`
    const figure = `${row.figure.toFixed(2)} ${row.unit}`
    console.log(`${row.name.padEnd(56)} ${bound.padStart(12)} ${figure.padStart(12)} ${row.bound === undefined ? '    ' : holds(row) ? ' ok ' : 'FAIL'} ${row.note ?? ''}`)
  }
}
