import { defineCheck } from '../check.js'
import type { Section } from '../../wordml/section.js'
import { possible } from '../editable.js'
import { countsLines } from './counted-lines.js'

/** Numbers of lines for reviewers, where the style or the caller wants them; where nobody says anything they stay as they are. */
export const lineNumbers = defineCheck<{ readonly section: Section; readonly wanted: boolean }>({
  id: 'page.line-numbers',
  aspect: 'page',
  severity: 'info',
  title: 'Line numbers',
  expected: 'Lines are numbered through the whole paper where that is wanted, and not numbered where it is not.',
  source: { source: 'options.lineNumbers', section: '' },
  fix: 'tracked',
  help: 'Layout › Line Numbers › Continuous, or None.',
  examples: [
    { lines: ['Text.'], options: { lineNumbers: false }, passes: true },
    { lines: ['Text.'], options: { lineNumbers: true }, passes: false },
    { lines: ['Text.', '{section: lineNumbers=5}'], options: { lineNumbers: false }, passes: false },
    { lines: ['Text.', '{section: lineNumbers=1,lineNumberRestart=continuous}'], options: { lineNumbers: true }, passes: true },
    { style: 'ieee-conference', lines: ['Text.', '{section: columns=2,lineNumbers=1}'], passes: false },
  ],
  subjects({ document, style, options }) {
    const wanted = countsLines({ style, options })
    return wanted === undefined ? [] : document.sections.map((section) => ({ section, wanted }))
  },
  examine({ section, wanted }) {
    const { values } = section.own
    const every = Number(values['lineNumbers'] ?? 0)
    const through = values['lineNumberRestart'] === 'continuous'
    if (wanted ? every > 0 && through : every === 0) return undefined
    const found = every === 0 ? 'no line numbers' : `line numbers that ${through ? 'go through the paper' : 'begin anew on each page or in each section'}`
    return {
      at: { section },
      message: `Section ${section.index + 1} has ${found}; ${wanted ? 'numbers through the whole paper' : 'none'} are wanted.`,
      found,
      expected: wanted ? 'continuous' : 'none',
      fix: possible({ kind: 'set-section', section, properties: wanted ? { lineNumbers: Math.max(every, 1), lineNumberRestart: 'continuous' } : { lineNumbers: 0 } }),
    }
  },
})
