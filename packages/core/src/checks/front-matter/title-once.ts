import { defineCheck, type Problem } from '../check.js'
import { certainRole, type Facts } from '../facts.js'
import { isHeadingKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { wordsAlone } from '../../structure/words/words-alone.js'
import { holdsTextAlone, markCanGo } from '../../wordml/removable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { unbroken } from '../page-break.js'
import { quoted } from '../wording.js'
import { isOfText, titleWordings } from './title-above.js'
import { titleBlock } from './title-block.js'

const block = ['[MLA Title Page] Ada Sample', '[Title] A Year in the Harbour']

/** A paper with a title page begins its text with the title once more; where the style has no such page the two come to stand one below the other. */
export const titleOnce = defineCheck<View>({
  id: 'front.title-once',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'The title, once',
  expected: 'The title that stands above the text is not said again as its first heading.',
  source: { source: 'MLA Handbook 9', section: '1.3' },
  fix: 'tracked',
  help: 'Delete the heading that says the title once more.',
  examples: [
    { style: 'mla-9', lines: [...block, text, '[heading 1] Ice', text], passes: true },
    { style: 'mla-9', lines: [...block, '[heading 1] A Year in the Harbour', text, '[heading 1] Ice', text], passes: false },
    { style: 'mla-9', lines: [...block, '[heading 1] A Year in the Harbour', text, '[heading 2] Ice', text], passes: false, asks: true },
    { style: 'mla-9', lines: [...block, '[heading 1] A Year on the Ice', text, '[heading 1] Ships', text], passes: true },
  ],
  subjects(facts) {
    const found = titleBlock(facts)
    if (!found || facts.style.definition.frontMatter.title === 'page') return []
    const { flow } = facts.structure
    const first = flow.slice(flow.indexOf(found.text)).find((view) => isOfText(view, facts))
    return first ? [first] : []
  },
  examine(first, facts): Problem | undefined {
    const { title, breaks } = titleBlock(facts)!
    if (certainRole(facts, first.paragraph).kind !== 'heading' || !titleWordings(facts).includes(wordsAlone(first.text))) return undefined
    const message = `The text begins with the title ${quoted(title.text, 80)} once more; the style has it above the text alone.`
    const holds = holdsTextAlone(first.paragraph) && !isOverParts(first, facts)
    const canGo = holds && markCanGo(first.paragraph) && breaks.every(({ paragraph }) => unbroken(paragraph))
    // What goes is said in words: nobody is to look for it.
    const said = { at: whole(first.paragraph), message, found: first.text.slice(0, 160), expected: 'the title above alone' }
    return { ...said, fix: canGo ? { kind: 'remove-blocks', paragraph: first.paragraph } : undefined }
  },
})

/** The headings of the paper may stand a level below it: they would be left without one. */
const isOverParts = (first: View, { structure: { flow, role } }: Facts): boolean => {
  const next = flow.slice(flow.indexOf(first) + 1).find(({ paragraph }) => isHeadingKind(role(paragraph).kind))
  return next !== undefined && (role(next.paragraph).level ?? 1) > (role(first.paragraph).level ?? 1)
}
