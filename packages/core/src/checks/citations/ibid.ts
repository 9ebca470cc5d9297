import { certainRole, type Facts } from '../facts.js'
import type { RoleKind } from '../../structure/role.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { citationsIn } from './cites.js'
import { textCheck, type Fault } from '../text-rule.js'

const list = ['[heading 1] Bibliography', 'Berg, Bea. <italic=true>Winter Ferries</>. Harbour Press, 2006.', 'Sample, Ada. <italic=true>A Year in the Harbour</>. Harbour Press, 2019.']
const dated = ['[heading 1] References', 'Berg, B. (2006). Winter ferries. Harbour Press.', 'Sample, A. (2019). A year in the harbour. Harbour Press.']
const full = 'It was a quiet year.{footnote: Ada Sample, A Year in the Harbour (Harbour Press, 2019), 12.}'
const other = 'Bea Berg, Winter Ferries (Harbour Press, 2006), 9.'

/** `ibid.` belongs in notes, where it stands for the one work of the note before; `op. cit.` is no longer used at all. */
export const ibidem = textCheck({
  id: 'cit.ibid',
  aspect: 'citations',
  severity: 'warning',
  title: 'Ibid. and op. cit.',
  expected: '“Ibid.” stands in notes alone, after a note that cites one work, and “op. cit.” nowhere.',
  source: { source: 'Chicago 18', section: '13.37–13.38' },
  fix: 'comment',
  help: 'Cite the work again: in notes by surname and short title, in the text as the style cites it.',
  because: 'Which work is meant where sentences were moved, or several works were cited before, only the author knows. Where it is sure, the citation is worded anew as a whole.',
  examples: [
    { style: 'chicago-18-nb', lines: [full, 'The ice came early.{footnote: Ibid., 14.}', ...list], passes: true },
    { style: 'chicago-18-nb', lines: [full, 'The ice came early.{footnote: Sample, op. cit., 14.}', ...list], passes: false },
    { style: 'chicago-18-nb', lines: [full, `Nobody knew.{footnote: Sample, A Year in the Harbour, 3; ${other}}`, 'The ice came early.{footnote: Ibid., 14.}', ...list], passes: false },
    { lines: ['The harbour was quiet (Sample, 2019), and the ice came early (ibid., p. 14).', ...dated], passes: true },
    { lines: ['The harbour was quiet (Sample, 2019; Berg, 2006), and the ice came early (ibid., p. 14).', ...dated], passes: false },
    { lines: ['Der Hafen war still (Sample, 2019; Berg, 2006), und das Eis kam früh (ebd., S. 14).', ...dated], passes: false },
    { style: 'chicago-18-nb', lines: ['The harbour was quiet (Sample, 2019; Berg, 2006), and the ice came early (ibid., p. 14).', ...dated], passes: false },
  ],
  text: 'all',
  signs: /ibid|[pc]\. ?cit|ebd|ebenda/i,
  pattern: /(?<![\p{L}“"‘«.])(?:ibid(?:em)?|ebda?(?=\.)|(?<=\()ebenda|(?:op|loc)\. ?cit)(?![\p{L}”"’»])\.?/giu,
  judge({ 0: found, index }, paragraph, facts) {
    if (words.has(certainRole(facts, paragraph).kind)) return undefined
    if (/cit/i.test(found)) return { message: `“${found}” is no longer used; the work is to be cited again, in short.`, expected: 'a short citation' }
    return /note$/.test(paragraph.story.kind) ? afterSeveral(found, paragraph, facts) : inText({ found, index }, paragraph, facts)
  },
})

/** Words that are not the author's own, or that no text is. */
const words: ReadonlySet<RoleKind> = new Set(['block-quotation', 'contents', 'reference-entry'])

/** What it stands for is sure, and it is worded so. */
const inText = ({ found, index }: { readonly found: string; readonly index: number }, paragraph: Paragraph, facts: Facts): Fault | undefined => {
  const own = citationsIn(paragraph, facts)
  const around = own.find(({ from, to }) => from <= index && index < to)
  if (around && (facts.rendered?.citations.has(around.id) || facts.rendered?.notes.has(around.id))) return undefined
  // In a style with notes it may be said of what stands in the text; where citations of the text go into notes, nothing is left there that it repeats.
  if (facts.style.definition.citationSystem === 'notes' && own.every(({ form }) => form === 'note')) return undefined
  return { message: `“${found}” stands in the text; the work is to be cited again there.`, expected: 'a citation' }
}

const afterSeveral = (found: string, paragraph: Paragraph, facts: Facts): Fault | undefined => {
  const own = citationsIn(paragraph, facts)[0]?.cites.find(({ noteForm }) => noteForm === 'ibid')
  if (facts.style.definition.citationSystem !== 'notes' || own?.link.kind !== 'ambiguous') return undefined
  return { message: `“${found}” follows a note that cites several works; it is to say which of them is meant.`, expected: 'a short citation' }
}
