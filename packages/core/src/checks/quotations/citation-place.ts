import { plain } from '../../citations/rich-text.js'
import type { Citation } from '../../citations/citations.js'
import { defineCheck, type Problem } from '../check.js'
import { words } from '../examples.js'
import { certainRole } from '../facts.js'
import { possible, replace, replaced, shown } from '../editable.js'

const list = ['[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.']
const kept = { citations: { wording: 'keep' } } as const

/** Stop, blank and source, or source and stop: what a quotation ends with. */
const ending = /^\s*\.?\s*$/

/** In a block quotation the stop ends what is quoted in most styles, and its source follows; in some it stands as in running text. */
export const quotationCitationPlace = defineCheck<Citation>({
  id: 'quote.citation-place',
  aspect: 'quotations',
  severity: 'warning',
  title: 'Source of a block quotation',
  expected: 'The source at the end of a block quotation stands where the style has it: after its full stop, or before.',
  source: { source: 'APA 7', section: '8.27' },
  fix: 'tracked',
  help: 'Move the full stop to the end of what is quoted, before the bracket (or behind the bracket, as the style has it).',
  examples: [
    { lines: [`[Quote] ${words}. (Lee, 2018, p. 4)`, ...list], passes: true },
    { lines: [`[Quote] ${words} (Lee, 2018, p. 4).`, ...list], passes: false },
    { lines: [`[Quote] ${words}. (Lee, 2018, p. 4).`, ...list], passes: false },
    { lines: ['It was as Lee (2018) says:', `[Quote] ${words}. (p. 4)`, ...list], passes: true },
    { style: 'ieee', lines: ['It was as Lee (2018) says:', `[Quote] ${words}. (p. 4)`, ...list], passes: false },
    { style: 'harvard', lines: [`[Quote] ${words}. (Lee, 2018, p. 4)`, ...list], options: kept, passes: false },
    { style: 'harvard', lines: [`[Quote] ${words}. (Lee, 2018, p. 4)`, ...list], passes: false },
    { style: 'ieee', lines: [`[Quote] ${words}. (Lee, 2018, p. 4)`, ...list], passes: false },
    { style: 'mla-9', lines: [`[Quote] ${words} (Lee, 2018, p. 4).`, ...list], passes: false },
  ],
  *subjects(facts) {
    const { quotations, citationSystem } = facts.style.definition
    if (quotations.citation === 'any' || citationSystem === 'notes') return
    for (const cluster of facts.citations.clusters) {
      const { paragraph, to, form, cites } = cluster
      // A place alone stands in brackets, whoever is named before it.
      const isSource = (form !== 'narrative' || cites[0]?.goesOn === true) && form !== 'note' && ending.test(paragraph.text.slice(to))
      if (isSource && certainRole(facts, paragraph).kind === 'block-quotation') yield cluster
    }
  },
  examine({ id, paragraph, from, to }, facts): Problem | undefined {
    const before = paragraph.text.slice(0, from)
    const quoted = before.trimEnd().length
    const [stopBefore, stopBehind] = [/\.[”"’]?$/.exec(before.trimEnd()), paragraph.text.slice(to).indexOf('.') >= 0]
    const ended = stopBefore !== null || /[?!][”"’]?$/.test(before.trimEnd())
    const wanted = facts.style.definition.quotations.citation
    const rendered = facts.rendered?.citations.get(id)
    if (quoted === 0 || (rendered && plain(rendered.text) === '')) return undefined
    const behind = to + paragraph.text.slice(to).indexOf('.')
    // What the author put in quotation marks ends before the last of them.
    const end = quoted - /[”"“»]?$/.exec(before.trimEnd())![0].length
    const edits = wanted === 'after-stop'
      ? [...(ended ? [] : [replace(paragraph, end, end, '.')]), ...(stopBehind ? [replace(paragraph, behind, behind + 1, '')] : [])]
      : [...(stopBefore ? [replace(paragraph, stopBefore.index, stopBefore.index + 1, '')] : []), ...(stopBehind || !stopBefore ? [] : [replace(paragraph, to, to, '.')])]
    // Without any stop nobody says where the sentence ends.
    if (edits.length === 0 || (!ended && !stopBehind)) return undefined
    const [found, expected] = [shown(paragraph.text.slice(-60)), shown(replaced(paragraph, edits).slice(-60))]
    const message = `The source of the block quotation stands ${wanted === 'after-stop' ? 'before' : 'after'} its full stop; the style has it ${wanted === 'after-stop' ? 'after' : 'before'} it.`
    return { at: { paragraph, from, to }, message, found, expected, fix: possible(edits) }
  },
})
