import { text } from '../examples.js'
import { runLayoutCheck } from '../run-layout.js'
import { colourName } from './colour-name.js'

/** Text is black. Links may keep the look of links (APA 7, section 9.35). */
export const textColour = runLayoutCheck({
  id: 'type.text-colour',
  aspect: 'typography',
  severity: 'info',
  title: 'Text colour',
  expected: 'Text is black.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'tracked',
  help: 'Select the text, then Home › Font Color › Automatic.',
  examples: [
    { lines: [text], passes: true },
    { lines: ['It was a quiet year for the harbour, <color=00000A>and nobody expected</> the ice to come so early.'], passes: true },
    { lines: ['It was a quiet year for the harbour, <color=C00000>and nobody expected</> the ice to come so early.'], passes: false },
  ],
  properties: ['color'],
  exempt: (run, _, facts) =>
    run.link ||
    facts.document.cascade.sheet.get(run.own.style, 'character')?.name.includes('hyperlink') === true,
  // Black by number, what no eye tells from it (LibreOffice writes 00000A), or the theme's first text colour without a tint.
  accepts: (_, value) => /^(?:[01][\dA-F]){3}$/i.test(String(value)) || /@(text1|dark1|tx1|windowText)\/?\/?$/.test(String(value)),
  says: 'The text is',
  describe: ({ color }) => colourName(String(color).split('@')[0]!),
})
