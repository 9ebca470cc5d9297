import { defineCheck, type Problem } from '../check.js'
import { whole } from '../laid-out.js'
import { captionsOf, type Caption } from './caption-parts.js'
import { quoted } from '../wording.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in that winter.'
const caption = '[caption] Table 1\nBees by Month'
const list = ['[heading 1] References', 'Lee, A. (2018). Quiet streets. Harbour Press.']
const atEnd = { options: { floats: 'end' } } as const

/** Tables and figures stand in the text, or all behind the list, where the journal says which. Only the author can take them there: text goes with them. */
export const captionPlacement = defineCheck<{ readonly caption: Caption; readonly isBehind: boolean }>({
  id: 'tab.placement',
  aspect: 'tables_figures',
  severity: 'info',
  title: 'Place of tables and figures',
  expected: 'Tables and figures stand where the caller wants them: in the text, or after the references.',
  source: { source: 'APA 7', section: '7.6' },
  fix: 'comment',
  help: 'Cut the table or figure with its caption, and paste it behind the references, or where the text names it first.',
  examples: [
    { lines: [text, caption, ...list], passes: true },
    { lines: [text, ...list, caption, '{table: Month | Bees / May | 12}'], passes: true, ...atEnd },
    { lines: [text, caption, ...list], passes: false, ...atEnd },
  ],
  *subjects(facts) {
    const { referenceLists, options } = facts
    // A list at the end of each chapter says nothing of where the paper ends.
    const end = referenceLists.length === 1 ? referenceLists[0]!.heading : undefined
    if (options.floats === 'keep' || !end) return
    for (const each of captionsOf(facts)) yield { caption: each, isBehind: each.paragraph.index > end.index }
  },
  examine({ caption: { paragraph }, isBehind }, { options: { floats } }): Problem | undefined {
    if (isBehind === (floats === 'end')) return undefined
    const [found, expected] = isBehind ? ['after the references', 'in the text'] : ['in the text', 'after the references']
    return { at: whole(paragraph), message: `${quoted(paragraph.text, 40)} stands ${found}; it is wanted ${expected}.`, found, expected }
  },
})
