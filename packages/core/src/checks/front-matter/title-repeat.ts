import { defineCheck } from '../check.js'
import { whole } from '../laid-out.js'
import { quoted, short } from '../wording.js'
import { textBeginning, titleAbove, type TextBeginning } from './title-above.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'
const parts = ['[heading 1] {pageBreakBefore=true} Abstract', ...['Purpose', 'Methods', 'Results'].flatMap((name) => [`[heading 2] ${name}`, text])]
const page = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] Example University']

/** Under a title page the text begins with the title once more. */
export const titleRepeat = defineCheck<TextBeginning>({
  id: 'front.title-repeat',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Title above the text',
  expected: 'The text begins with the title of the paper.',
  source: { source: 'APA 7', section: '2.11' },
  fix: 'tracked',
  help: 'Type the title once more above the first paragraph of the text, centred and bold.',
  examples: [
    { lines: [...page, '{pageBreakBefore=true,align=center} <bold=true>A Year in the Harbour</>', text], passes: true },
    { lines: [...page, `{pageBreakBefore=true} ${text}`], passes: false },
    { lines: [...page, '\f', text], passes: false },
    { lines: [...page, text], passes: false },
    { lines: [page[0]!, '[Subtitle] Ships and People', page[1]!, page[2]!, `{pageBreakBefore=true} ${text}`], passes: false },
    { lines: [page[0]!, '[Subtitle] Ships and People', page[1]!, page[2]!, '[heading 1] {pageBreakBefore=true} A Year in the Harbour: Ships and People', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Introduction', text, '[heading 1] Ships', text], passes: false },
    { lines: [page[0]!, '[heading 1] {pageBreakBefore=true} Introduction', text, '[heading 1] Ships', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Abstract', text, '[heading 1] {pageBreakBefore=true} Ships', text], passes: false },
    { lines: [...page, ...parts, '{pageBreakBefore=true,align=center} <bold=true>A Year in the Harbour</>', text], passes: true },
    { lines: [...page, ...parts, 'Keywords: harbours, ice', '[heading 1] {pageBreakBefore=true} A Year in the Harbour', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Abstract', 'Still to be written', '[heading 1] {pageBreakBefore=true} Introduction', text], passes: false },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Abstract', text, 'Word count: 4634', 'Correspondence: ada@example.org', '[heading 1] {pageBreakBefore=true} A Year in the Harbour', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Declaration', text, '[heading 1] Contents', '[toc 1] The Ships\t4', '[heading 1] {pageBreakBefore=true} A Year in the Harbour', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Chapter 1: Ships', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} List of Abbreviations', 'GRT\tgross register tons', '[heading 1] {pageBreakBefore=true} A Year in the Harbour', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} List of Abbreviations', 'GRT\tgross register tons', '[heading 1] {pageBreakBefore=true} Ships', text], passes: false, asks: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Acknowledgments', text, text], passes: false, asks: true },
    { lines: [page[0]!, `{pageBreakBefore=true} ${text}`], passes: false, asks: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Proposed Title:', 'Ice and Ships', '[heading 1] Background', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Declarations', text, '[heading 2] Terms', 'GRT = gross register tons', '[heading 1] A Year in the Harbour', text], passes: true },
    { lines: [...page, `{pageBreakBefore=true} ${text}`, '[heading 1] Introduction', text], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Translator’s Foreword', text, '[heading 1] {pageBreakBefore=true} A Year in the Harbour', text], passes: true },
    { lines: ['[Title] Ice at the Harbour Museum', page[1]!, page[2]!, '[heading 1] {pageBreakBefore=true} Ice at the Harbour Museum', text], passes: true },
    { lines: [page[0]!, '[APA Title Page] Harbour Office', '[APA Title Page] May 3, 2024', `{pageBreakBefore=true} ${text}`], passes: true },
    { lines: [...page, '[heading 1] {pageBreakBefore=true} Contents', text], passes: true },
    { lines: ['[Title] Supplementary Materials', page[1]!, page[2]!, '[heading 1] {pageBreakBefore=true} Supplementary Materials', text, '[heading 1] The Ice', text], passes: true },
    { lines: [...page, ...parts, 'Keywords: harbours, ice', '[heading 1] Declarations', text, '[heading 1] A Year in the Harbour', text], passes: true },
  ],
  subjects(facts) {
    const beginning = textBeginning(facts)
    return beginning ? [beginning] : []
  },
  examine({ title, text: first, isWrong, isOpened }, facts) {
    if (!first || !isWrong) return undefined
    const message = `The text does not begin with the title ${quoted(title, 80)}; the style has it once more above the first paragraph.`
    const fix = titleAbove(first.paragraph, facts)
    // One thing is asked once: the check of that heading asks for the title in its place.
    if (isOpened && !fix) return undefined
    return { at: whole(first.paragraph), message, found: short(first.text, 60), expected: fix ? title : short(title, 80), fix }
  },
})
