import { defineCheck } from '../../check.js'
import { certainRole } from '../../facts.js'
import type { View } from '../../structure/view.js'
import { typedNumber } from '../../structure/words/typed-number.js'
import { whole } from '../laid-out.js'

/** A work that somebody made, in some year: a list of works under another heading has its numbers from the style that it is in. */
const isEntry = ({ text }: View): boolean => /^\S+\s+\p{Lu}[^\d]{0,40}?\b\p{Lu}\b/u.test(text) && /\b(?:1[89]|20)\d\d\b/.test(text)

/**
 * A list whose numbers or bullets are typed is none for a screen reader, and does not count itself. Where it begins anew or goes on, and
 * whether the text names its numbers, only its author knows.
 */
export const listsNative = defineCheck<readonly View[]>({
  id: 'body.lists-native',
  aspect: 'body',
  severity: 'warning',
  title: 'Lists',
  expected: 'Lists are lists of Word’s, not typed numbers or bullets.',
  source: { source: 'APA 7', section: '6.50–6.52' },
  fix: 'comment',
  help: 'Delete the typed numbers, select the lines, then Home › Numbering or Bullets.',
  examples: [
    { lines: ['The ships brought three things.', '{numbering=1} flour and salt', '{numbering=1} rope and tar'], passes: true, style: 'ieee' },
    { lines: ['The ships brought three things, and the town lived on them:', '• flour and salt', '• rope and tar', '• letters'], passes: false },
    { lines: ['The ships brought three things, and the town lived on them.', '31.\tQuist, T. Ropes and knots. Harbour Review 4, 1–19 (2006).', '32.\tSample, A. & Berg, L. A year in the harbour. Northern Towns 12, 45–67 (2019).'], passes: true, style: 'ieee' },
  ],
  *subjects(facts) {
    // Said once for a list, whose items follow one another.
    let list: View[] = []
    for (const view of facts.structure.flow) {
      // Typed notes are to be notes, and `note.numbering` says so.
      const isItem = certainRole(facts, view.paragraph).kind === 'list-item' && !facts.citations.typedNotes.paragraphs.has(view.paragraph)
      if (isItem && view.numbered === list[0]?.numbered) list.push(view)
      else if (isItem || view.words > 0) {
        if (list.length > 0) yield list
        list = isItem ? [view] : []
      }
    }
    if (list.length > 0) yield list
  },
  examine(list) {
    const [first, ...others] = list
    const { numbered, text, paragraph } = first!
    const typed = numbered ? undefined : typedNumber(text)
    // A single line with a sign before it is a remark, a date or a dash, and one that ends with a page is of a contents list.
    if (!typed || others.length === 0 || /\t\s*\d{1,4}$/.test(text) || list.every(isEntry)) return undefined
    const sign = text.slice(0, typed.to).trim()
    return { at: whole(paragraph), message: `The ${/[\p{L}\p{N}]/u.test(sign) ? 'numbers' : 'bullets'} of these ${others.length + 1} lines are typed, from “${sign}” on; in a list of Word’s they come by themselves.`, found: `typed “${sign}”`, expected: 'a list of Word’s' }
  },
})
