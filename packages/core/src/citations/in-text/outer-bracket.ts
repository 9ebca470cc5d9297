import type { Bracket } from './bracket.js'
import type { NameList } from './names.js'

/** Round brackets around a citation that has brackets of its own for the year, with what leads to it. */
export interface Outer {
  readonly from: number
  readonly to: number
  readonly prefix: string
}

const leads = /^(?:(?:see|cf\.|compare|e\.g\.,?|also|for example,?)\s?)*$/iu

/** The brackets around names whose year has brackets of its own, where nothing but a place follows the year in them. */
export const outerOf = (text: string, { to }: Bracket, names: NameList): Outer | undefined => {
  const from = text.lastIndexOf('(', names.from)
  const prefix = text.slice(from + 1, names.from)
  const place = from < 0 || !leads.test(prefix) ? null : /^(?:,\s(?:pp?\.\s)?\d[\d\s,–-]*)?\)/u.exec(text.slice(to))
  return place ? { from, to: to + place[0].length, prefix: prefix.trim() } : undefined
}
