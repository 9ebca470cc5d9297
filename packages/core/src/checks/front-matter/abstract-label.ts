import { defineCheck, type Problem } from '../check.js'
import { viewsOf } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import { fewestWords } from '../../structure/name-of-abstract.js'
import type { View } from '../../structure/view.js'
import { abstractLabel } from '../../structure/words/section-names.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Properties } from '../../wordml/properties/property.js'
import { holdsTextAlone, markCanGo } from '../../wordml/removable.js'
import { runValue } from '../../wordml/values.js'
import { possible } from '../editable.js'
import { whole } from '../laid-out.js'
import { lookOf, quoted, short } from '../wording.js'
import { abstractHeadingAbove, nameIn, unnamedAbstract } from './abstract-heading-above.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived on its cellars for months.'
const german = 'Es war ein stilles Jahr im Hafen, und niemand hatte erwartet, dass das Eis so früh kommt und die Stadt ihre Keller leert, bis es taut.'
const body = '[heading 1] {numbering=1} The Harbour'

interface Lead {
  readonly label: string
  readonly look: Properties
}

interface Subject {
  readonly abstract: View
  /** In a line of its own above the abstract. */
  readonly heading: View | undefined
}

/** Where the style has the word “Abstract” in the line of the text, or above it. */
export const abstractLabelPlace = defineCheck<Subject>({
  id: 'front.abstract-label',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Label of the abstract',
  expected: 'The word “Abstract” stands where the style has it: as a heading, or in the line of the text.',
  source: { source: 'IEEE conference template', section: 'abstract' },
  fix: 'tracked',
  help: 'Move the word “Abstract” to where the style has it: into a line of its own above the text, or, with a dash, before the first word.',
  examples: [
    { style: 'ieee-conference', lines: ['[Title] Ice', `[IEEE Abstract] <bold=true,italic=true>Abstract—</><bold=true>${text}</>`, body], passes: true },
    { style: 'ieee-conference', lines: ['[Title] Ice', `[IEEE Abstract] <bold=true>Abstract—${text}</>`, body], passes: false },
    { style: 'ieee-conference', lines: ['[Title] Ice', '[heading 1] Abstract', `[IEEE Abstract] ${text}`, body], passes: false },
    { style: 'ieee-conference', lines: ['[Title] Ice', `[IEEE Abstract] Abstract: ${text}`, body], passes: false },
    { style: 'ieee-conference', lines: ['[Title] Ice', '[heading 1] 1\tAbstract', `[IEEE Abstract] ${text}`, body], passes: false },
    { style: 'ieee-conference', lines: ['[Title] Eis', '[heading 1] Zusammenfassung', `[IEEE Abstract] ${german}`, body], passes: false },
    { style: 'ieee-conference', lines: ['[Title] Eis', `[IEEE Abstract] <bold=true,italic=true>Zusammenfassung—</><bold=true>${german}</>`, body], passes: true },
    { lines: ['[Title] Ice', '[heading 1] {pageBreakBefore=true} Abstract', `[APA Abstract] ${text}`, '[heading 1] The Harbour'], passes: true },
    { lines: ['[Title] Ice', `[APA Abstract] ${text}`, '[heading 1] The Harbour'], passes: false },
    { lines: ['[Title] Ice', '[heading 1] In Short', `[APA Abstract] ${text}`, '[heading 1] The Harbour'], passes: true },
    { lines: ['[Title] Ice', `[APA Abstract] Abstract: ${text}`, '[heading 1] The Harbour'], passes: false },
    { lines: ['[Title] Ice', `[APA Abstract] <bold=true,italic=true>Abstract—</><bold=true>${text}</>`, '[heading 1] The Harbour'], passes: false },
    { style: 'mla-9', lines: ['[Title] Ice', `[abstract] Abstract: ${text}`, '[heading 1] The Harbour', text], passes: true },
  ],
  subjects(facts): Subject[] {
    const [abstract] = viewsOf(facts, 'abstract')
    // Where the style has no abstract it has no place for the word: `front.abstract-present` says so.
    if (!abstract || facts.style.definition.frontMatter.abstract === 'none') return []
    return [{ abstract, heading: viewsOf(facts, 'abstract-heading').find(({ paragraph }) => paragraph.index < abstract.paragraph.index) }]
  },
  examine({ abstract, heading }, facts): Problem | undefined {
    const wanted = facts.style.definition.frontMatter.abstractLead
    const found = abstractLabel(abstract.paragraph.text)
    const problem = { at: whole((heading ?? abstract).paragraph), found: short(heading?.text ?? found ?? abstract.text, 40) }
    if (wanted) {
      const lead = { ...wanted, label: worded(wanted.label, heading?.text ?? found ?? '') }
      if (heading || found !== lead.label) return { ...problem, ...inLine({ abstract, heading }, found, lead) }
      const fix = lookOfLead(abstract.paragraph, lead)
      const message = `“${lead.label}” is set otherwise than the style has it: ${lookOf(lead.look)}.`
      return fix.length > 0 ? { ...problem, message, expected: lookOf(lead.look), fix: possible(fix) } : undefined
    }
    if (heading) return undefined
    if (!found) {
      const message = 'The abstract has no heading; the style has “Abstract” above it.'
      return unnamedAbstract(facts) && { ...problem, message, expected: 'the heading “Abstract”', fix: abstractHeadingAbove(abstract.paragraph, facts) }
    }
    const message = `“${found.trim()}” stands in the line of the abstract; the style has it above as a heading.`
    return { ...problem, message, expected: 'the heading “Abstract”', fix: abstractHeadingAbove(abstract.paragraph, facts) }
  },
})

/** The label in letters of its own, where it is in others. */
const lookOfLead = (paragraph: Paragraph, { label, look }: Lead): Edit[] =>
  paragraph.runs.flatMap((run): Edit[] => {
    const to = Math.min(run.to, label.trimEnd().length)
    const isSet = Object.keys(look).every((name) => runValue(run.effective, name) === look[name])
    return run.from >= to || isSet || run.own.locked || run.deleted ? [] : [{ kind: 'format-text', range: { paragraph, from: run.from, to }, properties: look }]
  })

/** What an abstract calls itself in another language it is called in its line, too: `Zusammenfassung—`. */
const worded = (label: string, name: string): string => {
  const bare = nameIn(name)
  const own = label.replace(/^\p{L}+/u, bare)
  // The next run has to know it for a label again: `Kurz gesagt` is none.
  return english.test(bare) || abstractLabel(`${own}x`) !== own ? label : own
}

const english = /^(?:abstract|(?:(?:executive|structured) )?summary)$/i

/** The label comes into the line of the abstract, and the heading above it goes. */
const inLine = ({ abstract: { paragraph, words }, heading }: Subject, found: string | undefined, { label, look }: Lead): Pick<Problem, 'message' | 'expected' | 'fix'> => {
  const edits: Edit[] = []
  if (found !== label) edits.push({ kind: 'replace-text', range: { paragraph, from: 0, to: found?.length ?? 0 }, content: [{ text: label, properties: look }] })
  if (heading) edits.push({ kind: 'remove-blocks', paragraph: heading.paragraph })
  const canGo = !heading || (markCanGo(heading.paragraph) && holdsTextAlone(heading.paragraph))
  const above = heading && `${quoted(heading.text, 40)} stands above the abstract; the style has “${label}” in its line.`
  return {
    message: above ?? `The style has “${label}” before the first word of the abstract.`,
    expected: label,
    fix: canGo && words >= fewestWords ? possible(edits) : undefined,
  }
}
