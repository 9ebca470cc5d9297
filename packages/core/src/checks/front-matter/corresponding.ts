import { presenceCheck } from '../presence.js'
import { readableOf } from '../text-rule.js'
import { isFront, titleBlock } from './title-block.js'

const text = '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early.'
const lines = (...more: string[]): string[] => ['[Title] A Year in the Harbour', ...['Ada Sample', 'Department of History, Example University', ...more].map((line) => `[APA Title Page] ${line}`), text]

/** How far from the beginning, and from the end, an address may stand that is not among the lines of the title. */
const nearby = 15

/** Readers of a published paper can write to one of its authors. */
export const corresponding = presenceCheck({
  id: 'front.corresponding',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Address of an author',
  expected: 'A paper for publication has the address of one of its authors.',
  source: { source: 'APA 7', section: '2.7' },
  help: 'Add “Correspondence concerning this article should be addressed to …” with an e-mail address to the author note.',
  examples: [
    { lines: lines('Correspondence: ada.sample@example.edu'), options: { paperType: 'professional' }, passes: true },
    { lines: lines(), options: { paperType: 'professional' }, passes: false },
    { lines: lines(), options: { paperType: 'professional', blind: true }, passes: true },
  ],
  isThere(facts) {
    const { paperType, blind } = facts.options
    const block = paperType === 'professional' || paperType === 'journal' ? titleBlock(facts) : undefined
    // Copies for reviewers say nothing of the authors.
    if (blind || !block || block.lines.length < 2) return undefined
    const all = readableOf(facts)
    const near = [...all.slice(0, block.lines.length + nearby), ...all.slice(-nearby)].some((paragraph) => /@\p{L}|correspond\p{L}* (?:author|concerning|to|address)|author for correspondence/iu.test(paragraph.text))
    return near || facts.structure.flow.some((view) => isFront(facts, view) && view.text.includes('@'))
  },
  missing: 'No address of an author was found; the style wants one for correspondence.',
  wanted: 'an address',
})
