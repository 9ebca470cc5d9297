import { textCheck } from '../text-rule.js'
import { quoted } from '../wording.js'

/** Marks of Markdown, LaTeX or HTML that came along when text was pasted. */
export const markupResidue = textCheck({
  id: 'doc.markup-residue',
  aspect: 'document',
  severity: 'warning',
  title: 'Marks of another format',
  expected: 'No marks of Markdown, LaTeX or HTML stand among the words.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Delete the marks, and give the words the look that they stood for.',
  examples: [
    { lines: ['The **ice** came early, and nobody was ready for it.'], passes: false },
    { lines: ['The \\emph{ice} came early, and nobody was ready for it.'], passes: false },
    { lines: ['The ice came early (see [the almanac](https://example.org)), and nobody was ready.'], passes: false },
    { lines: ['Signs of significance are * p = .04, ** p = .009, *** p = .0009, and 2 ** 3 is eight.'], passes: true },
  ],
  text: 'all',
  forbids: true,
  signs: /\*\*|##|\\|\]\(|&|<|```/,
  pattern: /(?<![^\s("“])\*\*(?=[\p{L}“"])[^*\n]{1,200}(?<=[\p{L}\p{N}.,;:!?”")])\*\*(?![\p{L}\p{N}*])|^#{2,6} (?=\p{L})|\\(?:textbf|emph|textit|textsc|underline|begin|end|label|section|subsection|footnote)\{[^{}\n]{1,200}\}|\[[^\][\n]{1,200}\]\(https?:[^\s()]+\)|&(?:nbsp|lt|gt|quot);|(?<=\s)&amp;(?=\s)|<(b|i|em|strong|div|span|sub|sup)>[^<>\n]{1,200}<\/\1>|^```/gu,
  judge: ([found]) => ({ message: `${quoted(found, 60)} has marks of another format in it.`, expected: 'the words alone' }),
})
