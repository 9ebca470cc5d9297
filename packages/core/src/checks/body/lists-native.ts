import { defineCheck } from '../../check.js'
import { certainRole } from '../../facts.js'
import type { View } from '../../structure/view.js'
import { typedNumber } from '../../structure/words/typed-number.js'
import { whole } from '../laid-out.js'

/** A list whose numbers or bullets are typed is none for a screen reader, and does not count itself. */
export const listsNative = defineCheck<View>({
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
  ],
  *subjects(facts) {
    for (const view of facts.structure.flow) if (certainRole(facts, view.paragraph).kind === 'list-item') yield view
  },
  examine({ numbered, text, paragraph }) {
    const typed = numbered ? undefined : typedNumber(text)
    if (!typed) return undefined
    const sign = text.slice(0, typed.to).trim()
    return { at: whole(paragraph), message: `The list is typed: its item begins with “${sign}”. A list of Word’s is wanted.`, found: `typed “${sign}”`, expected: 'a list of Word’s', review: true }
  },
})
