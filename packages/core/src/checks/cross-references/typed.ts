import { defineCheck } from '../check.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { text } from '../examples.js'
import { isOfOthers } from '../tables-figures/callouts.js'
import { captionsToCount } from '../tables-figures/caption-number.js'
import { numberedCaptions, isCountedApart, mentionsOf, type Mention } from './mentions.js'

const caption = '[caption] Table {field: SEQ Table => 1}. Ships of the town'

/** Where captions count themselves, typed numbers go wrong as soon as a table is added. */
export const typedMention = defineCheck<Mention>({
  id: 'xref.typed',
  aspect: 'cross_references',
  severity: 'info',
  title: 'Typed cross-references',
  expected: 'Numbers of tables and figures that count themselves are cross-references.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Delete the label with its number, then References › Cross-reference › Only label and number.',
  because: 'A cross-reference leads to a bookmark around the caption, and no bookmark can be tracked, so that rejecting would leave it behind. The number is right as it is.',
  examples: [
    { lines: [`${text} See {field: REF ships => Table 1}.`, caption, text], passes: true },
    { lines: [`${text} See Table 1.`, caption, text], passes: false },
    { lines: [`${text} See Table 1.`, '[caption] Table 1. Ships of the town', text], passes: false },
    { lines: [`${text} See Table 7.`, '[caption] Table 7. Ships of the town', text], passes: true },
    { lines: [`${text} See Supplementary Table 1.`, caption, text], passes: true },
    { lines: [`${text} Others knew it (Sample 1987: 57–59, table 1).`, caption, text], passes: true },
  ],
  *subjects(facts) {
    const all = numberedCaptions(facts)
    // Formatting has captions count themselves, and what it leaves to do is said with it.
    const toCount = new Set(captionsToCount(facts).map(({ paragraph }) => paragraph))
    const countsItself = (paragraph: Paragraph): boolean => toCount.has(paragraph) || paragraph.fields.some(({ name }) => name === 'SEQ')
    const counting = new Set(all.flatMap(({ of, number, paragraph }) => (countsItself(paragraph) ? [`${of} ${number}`] : [])))
    const captions = new Set(all.map(({ paragraph }) => paragraph))
    const seen = new Set<string>()
    for (const mention of mentionsOf(facts)) {
      const name = `${mention.of} ${mention.numbers[0]}`
      // The first mention stands for all: they are mended alike.
      if (!counting.has(name) || seen.has(name) || captions.has(mention.paragraph)) continue
      if (isCountedApart(mention) || isOfOthers(mention.paragraph, mention.from, mention.to)) continue
      seen.add(name)
      yield mention
    }
  },
  examine({ paragraph, from, to, label, numbers }) {
    const overlaps = (other: { readonly from: number; readonly to: number }): boolean => other.from < to && from < other.to
    const { fields, runs, within } = paragraph
    if (fields.some(overlaps) || runs.some((run) => run.link && overlaps(run)) || within.length > 0) return undefined
    return { at: { paragraph, from, to }, message: `“${label} ${numbers[0]}” is typed; a cross-reference to its caption, which counts itself, would stay right.`, found: 'typed', expected: 'a cross-reference' }
  },
})
