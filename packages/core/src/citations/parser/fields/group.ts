import { groupWord } from '../../words/groups.js'

const connecting = /\b(?:of|for|on|the|für|pour)\b/i

/** What the law calls a club or a company: no initials, though they look like some. */
const legal = /\s(?:e\.\s?V|S\.\s?p\.\s?A|S\.\s?r\.\s?l|PLC|LLC|LLP|LTD|INC|GMBH)\.?$/u

/** What ministries and offices are for. */
const field = String.raw`\p{Lu}\p{Ll}+(?:ment|tion|sion|ture|ries|ness|ics|logy|ship)|Health|Food|Trade|Sports?|Parks|Water|Energy|Justice|Labou?r|Defence|Heritage|Families|Forests?`
const named = String.raw`\p{Lu}[\p{L}’'-]+`
const country = 'Canada|Australia|England|Scotland|Wales|Ireland|Zealand|Britain|UK'
/**
 * `Environment and Climate Change Canada`, `Fisheries and Oceans Canada`: where one word stands before an “and” and no comma, nobody has given
 * names behind it; what it says or three words at least are no second person’s.
 */
const twoFields = new RegExp(String.raw`^(?:(?:${field})\sand\s${named}\s${named}|${named}\sand\s(?:${named}\s(?:${country})|${named}(?:\s${named}){2,}))\.?$`, 'u')

/** Whether words end in what the law calls a company or a club: “Harbour PLC”. */
export const isCompany = (text: string): boolean => legal.test(text) && !text.includes(',')

/** Whether a word says what kind of group it is: “Institute”, “Union”, “Ministère”. */
export const saysGroup = (text: string): boolean => groupWord.test(text)

/** Whether words are the name of a group, which is never taken apart: “Centers for Disease Control and Prevention”. */
export const isGroup = (text: string): boolean => {
  if (isCompany(text)) return true
  if (/(?:^|\s)\p{Lu}\.(?:\s|,|$)/u.test(text)) return false
  if (twoFields.test(text)) return true
  const count = text.split(/\s+/).length
  return count > 1 ? groupWord.test(text) || (count > 2 && connecting.test(text) && !/,/.test(text)) : /^\p{Lu}{4,}$/u.test(text) && groupWord.test(text)
}
