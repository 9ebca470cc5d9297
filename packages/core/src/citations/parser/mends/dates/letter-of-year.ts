import { cutAt, type Mend } from '../../segment.js'

const letterAtStart = /^[a-z](?=\s+\p{Lu})/u

/** `2009a The harbour`: the letter that tells two works of one year apart is the year's, where nothing stands between them. */
export const withLetter: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text, span }, index) => letterAtStart.test(text) && label !== 'date' && segments[index - 1]?.label === 'date' &&
    /\d{4}$/.test(segments[index - 1]!.text) && segments[index - 1]!.span[1] === span[0])
  if (at < 0) return segments
  const [date, after] = [segments[at - 1]!, segments[at]!]
  const [letter, rest] = cutAt(after, 1, after.label)
  return segments.with(at, rest).with(at - 1, { ...date, text: date.text + letter.text, span: [date.span[0], letter.span[1]] })
}
