import { defineCheck } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import { isTyped } from '../../citations/render/cites.js'
import { breaksOff, namesFor } from '../../citations/render/leaning.js'
import { hasRoomForNote, stretchOfNote } from '../../citations/render/notes/room.js'
import { ended, follows } from '../../citations/render/placed.js'
import { plain, type RichText } from '../../citations/rich-text.js'
import { layoutOf, type Facts } from '../facts.js'
import type { Edit, Inline, ReplaceText } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { isEditable } from '../../wordml/editable.js'
import { isLaw, isLifetime } from '../matching/cited.js'
import { entriesById } from '../references/entry.js'
import { citationsIn, placeOfCitation } from './cites.js'
import { citationLooks, lookIn } from './reword.js'

const entry = 'Sample, A. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.'
const notes = { style: 'chicago-18-nb', options: { citations: { wording: 'style' } } } as const

/** In styles that cite in notes a citation in the text becomes a footnote, whose mark stands behind the stop. */
export const citationAsNote = defineCheck<Citation>({
  id: 'cit.as-note',
  aspect: 'citations',
  severity: 'error',
  title: 'Citations in notes',
  expected: 'Every citation stands in a note, in full where a work is cited first and in short after that.',
  source: { source: 'Chicago 18', section: 'chapter 13' },
  fix: 'tracked',
  help: 'Write the citation in a footnote: References › Insert Footnote.',
  examples: [
    {
      lines: ['It was a quiet year for the harbour.{footnote: A. Sample, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 46.}', '[heading 1] Bibliography', entry],
      passes: true,
      ...notes,
    },
    { lines: ['It was a quiet year for the harbour (Sample, 2019, p. 46).', '[heading 1] Bibliography', entry], passes: false, ...notes },
    {
      lines: ['It was told before.{footnote: B. Roe, *Rye at Sea* (Fjord Press, 2020), 3.}', 'It was a quiet year (Sample, 2019, p. 46).', 'Others say so.{footnote: Ibid., 7.}', '[heading 1] Bibliography', entry, 'Roe, B. (2020). <italic=true>Rye at sea</>. Fjord Press.'],
      passes: false,
      asks: true,
      ...notes,
    },
    { lines: ['Under the Harbour Ice Act it was a quiet year (Harbour Ice Act 1999, s. 4).{footnote: A. Sample, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 46.}', '[heading 1] Bibliography', entry], passes: true, ...notes },
    { lines: ['That it was a quiet year for the harbour is shown in [1].', '[heading 1] Bibliography', `[normal] [1] ${entry}`], passes: false, ...notes },
  ],
  subjects: ({ citations, rendered, style }) => (rendered && style.definition.citationSystem === 'notes' ? citations.clusters.filter(isTyped).filter(isForNote) : []),
  examine(citation, facts) {
    if (citation.form === 'note') return undefined
    const { paragraph, from, to } = citation
    const [at, found] = [placeOfCitation(citation), paragraph.text.slice(from, to)]
    const text = facts.rendered?.notes.get(citation.id)
    const names = breaksOff(citation) ? namesFor(citation, entriesById(facts)) : undefined
    const fix = text && noted(citation, text, facts, names)
    if (!fix) return { at, message: `The citation “${found}” stands in the text; write it in a note${hindrances[facts.rendered?.hindered.get(citation.id) ?? 'none']}.`, found }
    const expected = plain(text)
    if (names !== undefined) return { at, message: `The sentence is to name “${names}” in the place of “${found}”, with a note: “${expected}”`, found, expected: `${names}: ${expected}`, fix }
    return { at, message: `The citation “${found}” is to stand in a note: “${expected}”`, found, expected, fix }
  },
})

const isForNote = (citation: Citation): boolean =>
  citation.form === 'note' || (citation.paragraph.story.kind === 'body' && !citation.cites.some((cite) => isLifetime({ cite, citation }) || isLaw({ cite, citation })))

/** What else there is to do where a note would make untrue what others say. */
const hindrances = {
  none: '',
  leaning: ', and name the work in the note behind it, whose “Ibid.” would mean another one then',
  numbered: ', and mend the numbers by which notes are named, which would be others then',
} as const

/** Whether the citation before it becomes a note, too, with nothing but a stop between them. */
const isBeside = (citation: Citation, facts: Facts): boolean =>
  citationsIn(citation.paragraph, facts).some((other) => follows(citation, other) && facts.rendered?.notes.has(other.id) === true)

const noted = (citation: Citation, text: RichText, facts: Facts, names: string | undefined): readonly Edit[] | undefined => {
  if (!hasRoomForNote(citation, names !== undefined)) return undefined
  const content = text.map((run): Inline => ({ text: run.text, properties: lookIn(run, citationLooks) }))
  return intoNote(citation, content, facts, { names, beside: isBeside(citation, facts) })
}

interface Beside {
  readonly names?: string | undefined
  readonly whole?: ReplaceText['whole']
  readonly beside?: boolean
}

/**
 * Takes a stretch out with the blank before it, and puts the mark of a note with that content behind the stop. Undefined where
 * there is nothing that it could stand behind. `names` stay in its place, `whole` says what the stretch is the whole of, `beside` that
 * another gave its stop up before it.
 */
export const intoNote = (
  cited: Pick<Citation, 'paragraph' | 'from' | 'to' | 'names'>,
  content: readonly Inline[],
  facts: Facts,
  { names, whole, beside }: Beside = {},
): readonly Edit[] | undefined => {
  const { paragraph, from, to } = cited
  const { start, end } = stretchOfNote(cited, names !== undefined)
  // `Roe et al. (2019).`: the stop of the abbreviation ends the sentence too. `Ice was dear. (Lee, 2020).`: the sentence has its own.
  const isEnded = names === undefined && !beside && ended.test(paragraph.text.slice(0, start))
  const until = isEnded && paragraph.text[to] === '.' && !whole ? to + 1 : to
  if (whole && (start === 0 || !isFree(paragraph, start, from) || !isFree(paragraph, to, end))) return undefined
  const note = [noteOf(content, layoutOf(facts, paragraph)?.run, facts)]
  const here: Inline[] = [...(names === undefined ? [] : [{ text: names }]), ...(end === until ? note : [])]
  const gone: Edit[] = whole
    ? [...replacement(paragraph, start, from, []), { kind: 'replace-text', range: { paragraph, from, to }, content: here, whole }]
    : replacement(paragraph, start, until, here)
  return end === until ? gone : [...gone, { kind: 'replace-text', range: { paragraph, from: end, to: end }, content: note }]
}

const isFree = (paragraph: Paragraph, from: number, to: number): boolean => from === to || isEditable({ paragraph, from, to })

const replacement = (paragraph: Paragraph, from: number, to: number, content: readonly Inline[]): Edit[] =>
  from === to ? [] : [{ kind: 'replace-text', range: { paragraph, from, to }, content }]

/** The note as the style has notes, so that nothing is left to set in it. */
const noteOf = (content: readonly Inline[], look: Inline['properties'], { style }: Facts): Inline => {
  const layout = style.layout({ kind: 'footnote-text', confidence: 1, evidence: [] })
  return { note: { style: 'footnote-text', properties: { ...layout?.paragraph, ...layout?.run }, content: [{ text: ' ' }, ...content] }, ...(look && { properties: look }) }
}
