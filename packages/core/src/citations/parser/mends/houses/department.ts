import { cutAt, type Mend } from '../../segment.js'

/** `Harbour Dept. of Health and Ageing`: no name ends with the stop of a department, and no title begins with its “of”. */
export const withDepartment: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && /^\s*of\s/.test(text) && segments[index - 1]?.label === 'author' && /\bDept\.\s*$/.test(segments[index - 1]!.text))
  if (at < 0) return segments
  const [author, title] = [segments[at - 1]!, segments[at]!]
  const [name, rest] = cutAt(title, /[.,;:(]|$/.exec(title.text)!.index, 'author')
  const whole = { ...author, text: `${author.text.trimEnd()} ${name.text.trimStart()}`, span: [author.span[0], name.span[1]] as const }
  return [...segments.slice(0, at - 1), whole, ...(/\p{L}/u.test(rest.text) ? [{ ...rest, label: title.label }] : []), ...segments.slice(at + 1)]
}
