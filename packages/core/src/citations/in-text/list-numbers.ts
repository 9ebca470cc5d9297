import type { Document } from '../../wordml/document.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** `(1)`, `[1]`: numbers of lists that look as citations do. */
const inBrackets = /^[([]%[1-9][)\]]$/

/** The numbers of paragraphs that Word counts in brackets: they stand in no text, as those do that are typed. */
export const listNumbers = ({ paragraphs, cascade: { numbering } }: Document): ReadonlyMap<Paragraph, number> => {
  const counts = new Map<string, number>()
  const numbers = new Map<Paragraph, number>()
  for (const paragraph of paragraphs) {
    const [list, depth] = [Number(paragraph.effective['numbering'] ?? 0), Number(paragraph.effective['numberingLevel'] ?? 0)]
    const level = list === 0 ? undefined : numbering.level(list, depth)
    if (level?.format !== 'decimal' || !inBrackets.test(level.text)) continue
    const key = `${list} ${depth}`
    const number = counts.get(key) ?? level.start
    counts.set(key, number + 1)
    numbers.set(paragraph, number)
  }
  return numbers
}
