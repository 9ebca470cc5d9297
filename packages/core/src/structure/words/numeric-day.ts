/** A day of a year. */
export interface DayOfYear {
  readonly day: number
  readonly month: number
}

/** The days that two numbers may say: `11/14` and `14.11.` one, `3/4` two, `5/5` one, `13/14` none. */
export const daysOfNumbers = (one: number, other: number): readonly DayOfYear[] => {
  const readings = [{ day: one, month: other }, { day: other, month: one }].slice(0, one === other ? 1 : 2)
  return readings.filter(({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12)
}
