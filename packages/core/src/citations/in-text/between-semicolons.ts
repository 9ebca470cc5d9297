import { year, yearFirst } from './year-text.js'

/**
 * A semicolon stands between works; in `(Lee; 2020)`, where nothing else says when, between a name and its year; and in `(LEE; ROE, 2020)`, as
 * ABNT NBR 10520 has it, between the names of one work.
 */
export const betweenSemicolons = (inner: string, isOne: (names: string) => boolean): readonly string[] =>
  inner.split(/(?<=;)/u).reduce<string[]>((found, part) => {
    const before = found.findLastIndex((each) => /\d/.test(each)) + 1
    const whole = [...found.slice(before), part].map((each) => each.replace(/;$/, ',')).join('')
    const isYear = before < found.length && yearFirst.test(part) && /\p{L}/u.test(found.at(-1)!)
    if (isYear) return [...found.slice(0, -1), `${found.at(-1)!.slice(0, -1)},${part}`]
    return before < found.length && year.test(part) && isOne(whole) ? [...found.slice(0, before), part.endsWith(';') ? `${whole.slice(0, -1)};` : whole] : [...found, part]
  }, [])
