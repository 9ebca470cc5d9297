import { defineCheck } from '../check.js'
import { text } from '../examples.js'
import { leadsToMore } from '../../structure/words/leads-to-more.js'
import { paperTitle } from '../front-matter/paper-title.js'
import { quoted, short } from '../wording.js'

const lines = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', `{pageBreakBefore=true} ${text}`]

/** What programs write where nobody says anything. */
const nothing = /^(?:untitled|(?:microsoft )?word document|document|title|type your title here|[\w .-]+\.(?:docx?|dotx?|rtf|odt|pdf))?(?: ?\d+)?$/i

/** What a template has in the place of a title. */
const isBlank = /[{}<>$[\]«»]|^(?:(?:(?:my|your|the|document|article|paper|full|main) )*title(?:\s+(?:of\b|goes\b|here\b|[–:-]).*)?|untitled)$/i

/** Screen readers and PDF viewers name a file by the title that it carries, and by its file name where it carries none. */
export const documentTitle = defineCheck<{ readonly title: string; readonly said: string }>({
  id: 'a11y.doc-title',
  aspect: 'accessibility',
  severity: 'info',
  title: 'Title of the file',
  expected: 'The file itself says what the paper is called.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 2.4.2' },
  fix: 'comment',
  help: 'File › Info › Properties › Title, and type the title of the paper.',
  because: 'It is no part of the text, no style asks for it, and no change of it can be tracked.',
  examples: [
    { lines: ['{file: A Year in the Harbour}', ...lines], passes: true },
    { lines, passes: false },
    { lines: ['{file: essay-final.docx}', ...lines], passes: false },
    { lines: ['[Title] Title – type your title here', ...lines.slice(1)], passes: true },
  ],
  *subjects(facts) {
    const title = paperTitle(facts)
    if (title !== undefined && !isBlank.test(title) && !leadsToMore(title)) yield { title, said: facts.document.fileTitle }
  },
  examine({ title, said }, { document: { main } }) {
    if (!nothing.test(said.slice(0, 200))) return undefined
    const message = said === '' ? `The properties of the file have no title; ${quoted(title, 80)} is wanted.` : `The properties of the file have the title ${quoted(said, 80)}; ${quoted(title, 80)} is wanted.`
    return { at: { part: main.name }, message, found: said || 'none', expected: short(title, 80) }
  },
})
