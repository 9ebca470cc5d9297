import { defineCheck } from '../check.js'
import { viewsOf } from '../facts.js'
import type { View } from '../../structure/view.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'

/** Numbers of equations are found by readers who count. */
export const equationNumbering = defineCheck<{ readonly view: View; readonly found: number; readonly wanted: number }>({
  id: 'eq.numbering',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Numbers of equations',
  expected: 'Equations are numbered one after the other.',
  source: { source: 'APA 7', section: '6.47' },
  fix: 'comment',
  help: 'Correct the number, and where the text names the equation.',
  examples: [
    { lines: [text, '{equation: a=b}\t(1)', text, '{equation: b=c}\t(2)', text], passes: true },
    { lines: [text, '{equation: a=b}\t(1)', text, '{equation: b=c}\t(3)', text], passes: false },
    { lines: [text, '\tm = n + 2\t(1)', text, '{equation: b=c}\t(2)', text], passes: true },
    { lines: [text, 'm = n + 2\t(2)', text, '{equation: b=c}\t(2)', text], passes: false },
  ],
  *subjects(facts) {
    let last = 0
    for (const view of viewsOf(facts, 'equation')) {
      const found = Number(/(?:^|\s)\((\d{1,3})\)$/.exec(view.text)?.[1])
      if (Number.isNaN(found)) continue
      yield { view, found, wanted: last + 1 }
      last = found
    }
  },
  examine: ({ view, found, wanted }) =>
    found === wanted ? undefined : { at: whole(view.paragraph), message: `The equation has the number ${found}; after the one before it, ${wanted} is expected.`, found: String(found), expected: String(wanted) },
})
