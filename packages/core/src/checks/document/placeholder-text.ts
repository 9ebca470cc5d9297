import { certainRole } from '../facts.js'
import { textCheck } from '../text-rule.js'

/** What a template or an author left to be filled in. */
export const placeholderText = textCheck({
  id: 'doc.placeholder-text',
  aspect: 'document',
  severity: 'warning',
  title: 'Text to be filled in',
  expected: 'No words of a template, and no reminders, are left.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Type what is meant, or delete the words.',
  examples: [
    { lines: ['The ice came on [the] third of May, and TBD was its name.'], passes: true },
    { lines: ['The ice came on [insert date], as the people of the town say.'], passes: false },
    { lines: ['TODO: look up when the ice came.'], passes: false },
    { lines: ['Lorem ipsum dolor sit amet, consectetur adipiscing elit.'], passes: false },
  ],
  text: 'all',
  forbids: true,
  signs: /\[|TODO|FIXME|TBD|XXXX|orem ipsum|Click/,
  pattern: /\[(?:[Ii]nsert|INSERT|[Ee]nter|[Tt]ype|[Aa]dd)\s[^\][]{2,80}\]|\[(?:[Yy]our|YOUR)\s[^\][]{2,60}\]|\[(?:TODO|TBD|XX+|placeholder)\b[^\][]{0,80}\]|\b(?:TODO|FIXME|TBD):\s?|\b[Ll]orem ipsum\b|\bX{4,}\b|\bClick (?:or tap )?here to enter text\b/g,
  judge: ([found], paragraph, facts) =>
    certainRole(facts, paragraph).kind === 'reference-entry' ? undefined : { message: `“${found.trim()}” ${whatIs(found)}.`, expected: 'the words that are meant' },
})

const whatIs = (found: string): string => {
  if (/lorem/i.test(found)) return 'stands in for words that are still to be written'
  return /^(?:TODO|FIXME)/.test(found) ? 'reminds of something that is still to be done' : 'is still to be filled in'
}
