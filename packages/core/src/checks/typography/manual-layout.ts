import { defineCheck, type Problem } from '../check.js'
import { text } from '../examples.js'
import { certainRole } from '../facts.js'
import { headingKinds, kindsOf, type RoleKind } from '../../structure/role.js'
import { countWords } from '../../structure/view.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { possible, replace } from '../editable.js'

const indented: ReadonlySet<RoleKind> = new Set<RoleKind>(['body', 'reference-entry', 'abstract', 'keywords'])
/** Moved to the middle by hand. */
const centred: ReadonlySet<RoleKind> = new Set<RoleKind>([...headingKinds, 'title', 'title-page'])

/** Lines of programs are set in by hand for a reason, and where no sentence follows nothing is set in. */
const isProse = (text: string): boolean => (hasWords(text) || shortSentence.test(text)) && !code.test(text)

/** `As Sample said:`, `Ships wait.` are short, and sentences all the same. */
const shortSentence = /^\s*\p{Lu}\p{Ll}+\s\p{L}[^\t{};=]*[\p{Ll})][:.!?]\s*$/u

const hasWords = (text: string): boolean => {
  const words = text.matchAll(word)
  let found = 0
  while (found < fewest && !words.next().done) found++
  return found === fewest
}

const mostOfVerse = 16

const word = /(?<!\p{L})\p{L}[\p{Ll}’'-]*(?=[\s,.;:?!)”"]|$)/gu
const fewest = 4
/** The blank as wide as a sign: two of them are how paragraphs are set in by hand in Chinese, and one in Japanese. */
const ideographic = '\u3000'
const code = /[;{}]\s*$|\w\(\w+(?:<\w+>|\[\])? \w+[,)]|^\s*(?:\/\/|\/?\*|[@#<])|\\n|[=+]\s*["'(]|\w\(\)|["']\s*\+/

/** A tab or blanks at the start of a paragraph fake an indent that the style sets as a property. */
export const manualLayout = defineCheck<{ readonly paragraph: Paragraph; readonly isText: boolean }>({
  id: 'type.manual-layout',
  aspect: 'typography',
  severity: 'warning',
  title: 'Indents made with tabs or blanks',
  expected: 'Indents are properties, not characters.',
  source: { source: 'APA 7', section: '2.24' },
  fix: 'tracked',
  help: 'Delete the tab or the blanks at the start, then right-click › Paragraph › Indentation › Special: First line; a heading or a line of the title page gets Home › Center, or an indent on the ruler.',
  examples: [
    { lines: [text], passes: true },
    { lines: [`\t${text}`], passes: false },
    { lines: ['\tIt was a {++very ++}quiet year for the harbour, and nobody expected the ice to come so early.'], passes: false, asks: true },
    { lines: ['\u3000\u3000那一年的冬天来得很早，十一月的第一个星期，港口里就没有船能够出海了。'], passes: false },
    { lines: ['[heading 1] \t\t\tThe Harbour', text], passes: false },
    { lines: ['[APA Title Page] \t\t\t\tAda Sample', text], passes: false },
    { lines: ['[heading 1] Abstract', 'It was a quiet year for the harbour, and nobody expected the ice to come so early that no ship could leave it.', '\tKeywords: harbours, ice, ships, towns', '[heading 1] The Harbour'], passes: false },
    { lines: [text, '\tAs Sample (2019) said:', '{indentStart=720} Nobody who lived in the harbour had seen ice as thick as it was in that year, and nobody wished to see it again as long as they lived. (p. 12)'], passes: false },
    { lines: [`\t${text}`, '\tShips wait.'], passes: false },
    { lines: ['    public static void main() {'], passes: true },
    { lines: ['  public static Document written of(Object harbour, String name)'], passes: true },
    { lines: ['\tString text = "the ice came early and" + " nobody was ready"'], passes: true },
    { lines: [`\u00a0\u00a0\u00a0 ${text}`], passes: false },
    { lines: ['[APA Block Quotation] \t\tIt was a quiet year for the harbour, and nobody expected the ice to come as early as it did.'], passes: false },
    { lines: ['[APA Block Quotation] \tIt was a quiet year for the harbour,'], passes: true },
    { lines: [`     ${text}`], passes: false },
  ],
  *subjects(facts) {
    for (const paragraph of facts.document.paragraphs) {
      const { kind } = certainRole(facts, paragraph)
      // A line of verse is set in by its author.
      if (kind === 'block-quotation' && countWords(paragraph.text) > mostOfVerse) yield { paragraph, isText: true }
      else if (indented.has(kind) || kindsOf(kind).some((each) => centred.has(each))) yield { paragraph, isText: indented.has(kind) }
    }
  },
  examine({ paragraph, isText }): Problem | undefined {
    const [all = '', page = '', blanks] = /^(\f?)(\t+[ \u00a0]*|[ \u00a0]{2,}\t*|\u3000{1,2}(?!\u3000))/.exec(paragraph.text) ?? []
    if (blanks === undefined || (isText && !blanks.startsWith(ideographic) && !isProse(paragraph.text))) return undefined
    // What a field shows is not its author's.
    if (paragraph.runs.some((run) => run.from < all.length && run.field !== undefined)) return undefined
    const fix = replace(paragraph, page.length, all.length, '')
    const tabs = blanks.split('\t').length - 1
    const found = tabs > 1 ? `${tabs} tabs` : tabs === 1 ? 'a tab' : blanks.length > 1 ? `${blanks.length} blanks` : 'a blank'
    const wanted = isText ? 'first-line indent' : 'alignment or indent'
    return { at: fix.range, message: `The paragraph begins with ${found}; use Word’s ${wanted} instead.`, found, expected: wanted, fix: possible(fix) }
  },
})
