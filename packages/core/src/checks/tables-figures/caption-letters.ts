import { defineCheck, type Problem } from '../check.js'
import type { FormatText } from '../../plan/edit.js'
import type { Paragraph, Run } from '../../wordml/paragraph.js'
import type { Properties } from '../../wordml/properties/property.js'
import { runValue } from '../../wordml/values.js'
import { inOtherLetters } from '../in-other-letters.js'
import { captionsOf, type Caption } from './caption-parts.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in that winter.'

/** How label and title of captions look, where the style tells the two apart. */
export const captionLetters = defineCheck<Caption>({
  id: 'tab.caption-letters',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Letters of captions',
  expected: 'The label and the title of a caption look as the style has them.',
  source: { source: 'APA 7', section: '7.10, 7.11' },
  fix: 'tracked',
  help: 'Select the label, or the title, and set bold and italic under Home, or small capitals under Home › Font.',
  examples: [
    { lines: [text, '[caption] <bold=true>Table 1</>\n<italic=true>Bees in Four Kinds of Places</>'], passes: true },
    { lines: [text, '[caption] Table 1\nBees in Four Kinds of Places'], passes: false },
    { lines: [text, '[caption] <bold=true>Table 1</>', '[caption] Bees in Four Kinds of Places'], passes: false },
    { style: 'chicago-18-nb', lines: [text, '[caption] <bold=true>Table 1.</> Bees in four kinds of places'], passes: false },
    { style: 'ama-11', lines: [text, '[caption] <bold=true>Table 1.</> Bees in Four Kinds of Places'], passes: true },
  ],
  subjects: captionsOf,
  examine({ paragraph, wanted, at, titleBelow }): Problem | undefined {
    const formats = [
      ...differing(paragraph, 0, labelEnd(paragraph.text, at), wanted.labelLook),
      ...differing(paragraph, at.title, paragraph.text.length, wanted.titleLook),
      ...(titleBelow ? differing(titleBelow, 0, titleBelow.text.length, wanted.titleLook) : []),
    ]
    const first = firstStretch(formats)
    return first && { at: first.range, ...inOtherLetters(first), fix: formats }
  },
})

/** What needs the same from the first on, as a reader sees it: Word cuts text into runs as it likes. */
const firstStretch = ([first, ...others]: readonly FormatText[]): FormatText | undefined => {
  if (!first) return undefined
  const { paragraph, from } = first.range
  const names = Object.keys(first.properties).join()
  let { to } = first.range
  for (const { range, properties } of others) {
    if (range.paragraph !== paragraph || Object.keys(properties).join() !== names || /\S/.test(paragraph.text.slice(to, range.from))) break
    to = range.to
  }
  return { ...first, range: { paragraph, from, to } }
}

/** The stop of `Table 1.` belongs to the label, the blank behind it to neither. */
const labelEnd = (words: string, { numberEnd, title }: Caption['at']): number => numberEnd + words.slice(numberEnd, title).trimEnd().length

/** What of a stretch of text looks otherwise. */
export function* differing(paragraph: Paragraph, from: number, to: number, look: Properties): Generator<FormatText> {
  const names = Object.keys(look)
  const inside = (run: Run): string => paragraph.text.slice(Math.max(run.from, from), Math.min(run.to, to))
  const runs = paragraph.runs.filter((run) => run.from < to && run.to > from && !run.deleted && !run.fallback && /\S/.test(inside(run)))
  // Words that are slanted or upright among others mean something: a species, a title.
  const mixed = names.filter((name) => name === 'italic' && new Set(runs.map(({ effective }) => runValue(effective, name))).size > 1)
  for (const run of runs) {
    if (run.own.locked) continue
    const off = names.filter((name) => !mixed.includes(name) && runValue(run.effective, name) !== look[name])
    if (off.length === 0) continue
    const properties = Object.fromEntries(off.map((name) => [name, look[name]!]))
    yield { kind: 'format-text', range: { paragraph, from: Math.max(run.from, from), to: Math.min(run.to, to) }, properties }
  }
}
