import { text } from '../examples.js'
import type { Value } from '../../wordml/properties/property.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'
import { listed } from '../wording.js'

/** Space above and below paragraphs, in twips; Word's automatic spacing beats the number beside it. */
export const paragraphSpacing = paragraphLayoutCheck({
  id: 'type.paragraph-spacing',
  aspect: 'typography',
  severity: 'warning',
  title: 'Space between paragraphs',
  expected: 'Paragraphs have the space before and after that the style wants.',
  source: { source: 'APA 7', section: '2.21' },
  fix: 'tracked',
  help: 'Select the text, then Home › Line and Paragraph Spacing › Line Spacing Options, and set Before and After.',
  examples: [
    { lines: [text], passes: true },
    { style: 'harvard', lines: [`{contextualSpacing=true} ${text}`], passes: false },
    { lines: [`{contextualSpacing=true} ${text}`], passes: true },
    { lines: [`{spaceAfter=160} ${text}`], passes: false },
    { lines: [text, '{table: Ship | Crew / Ada | 12}', '[heading 1] Appendix', text], passes: true },
    { lines: [text, '{table: Ship | Crew / Ada | 12}', '[heading 1] The Ice', text], passes: false },
  ],
  properties: ['spaceBefore', 'spaceAfter', 'autoBefore', 'autoAfter', 'linesBefore', 'linesAfter', 'contextualSpacing'],
  // That lines of a title stand together is for their style to say.
  elsewhere: { property: 'contextualSpacing', when: ({ layout }) => layout.paragraph['contextualSpacing'] === true },
  says: 'The paragraph has',
  describe: ({ spaceBefore, spaceAfter, autoBefore, autoAfter, contextualSpacing }) =>
    listed([space('before', spaceBefore, autoBefore), space('after', spaceAfter, autoAfter), between(contextualSpacing)].filter((words) => words !== '')),
})

/** Word leaves the space out between paragraphs of one style where it is told to. */
const between = (contextual: Value | undefined): string => (contextual === undefined ? '' : contextual === true ? 'none between paragraphs of the same style' : 'the same between paragraphs of the same style')

/** Of automatic space Word takes no measure. */
const space = (where: string, twips: Value | undefined, automatic: Value | undefined): string => {
  if (automatic === true) return `automatic space ${where} it`
  if (twips === undefined) return automatic === undefined ? '' : `no automatic space ${where} it`
  return Number(twips) === 0 ? `no space ${where} it` : `${Number(twips) / 20} pt ${where} it`
}
