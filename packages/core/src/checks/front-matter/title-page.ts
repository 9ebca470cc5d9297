import { firstThen } from '../references/arrangement.js'
import { firstOf } from '../tables-figures/caption-place.js'
import { defineCheck, type Problem } from '../check.js'
import { isCertain, layoutOf, viewsOf, type Facts } from '../facts.js'
import { isOnPageApart } from '../../structure/pages/page-apart.js'
import type { Edit } from '../../plan/edit.js'
import type { View } from '../../structure/view.js'
import { frontStyle } from '../../structure/words/front-style.js'
import type { ResolvedLayout } from '../../styles/resolved.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { possible } from '../editable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { unbroken } from '../page-break.js'
import { setParagraph } from '../paragraph-layout.js'
import { abstractHeadingAbove } from './abstract-heading-above.js'
import { titleAbove } from './title-above.js'
import { isParted, titleBlock, type TitleBlock } from './title-block.js'
import { quoted, styleTitle } from '../wording.js'

const lines = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] Example University']
const block = ['[MLA Title Page] Ada Sample', '[MLA Title Page] 3 May 2024', '[Title] A Year in the Harbour']

type Subject = { readonly title: Paragraph | undefined } | { readonly subtitle: Paragraph } | { readonly block: TitleBlock }

/** A paper begins with its title: on a page of its own, or above the text. What is missing there only its author knows. */
export const titlePage = defineCheck<Subject>({
  id: 'front.title-page',
  aspect: 'front_matter',
  severity: 'error',
  title: 'Title page',
  expected: 'The paper begins with its title in the style Title, on a page of its own where the style has title pages.',
  source: { source: 'APA 7', section: '2.3' },
  fix: 'tracked',
  help: 'Click into the title, then Home › Styles › Title. Where the style has a title page, type author, institution, course, instructor and date below it, and Insert › Page Break.',
  examples: [
    { lines: [...lines, `{pageBreakBefore=true} ${text}`], passes: true },
    { lines: [...lines, text], passes: false },
    { style: 'mla-9', lines: [...block, text], passes: true },
    { style: 'mla-9', lines: [...block, `{pageBreakBefore=true} ${text}`], passes: false },
    { style: 'mla-9', lines: [...block, '{pageBreakBefore=true} For my grandmother', `{pageBreakBefore=true} ${text}`], passes: false, asks: true },
    { lines: [text], passes: false, asks: true },
    { lines: ['{alignment=center} <bold=true>A Year in the Harbour</>', text], passes: false, asks: true },
  ],
  subjects(facts) {
    const { structure, document } = facts
    const title = structure.flow.find(({ paragraph }) => structure.role(paragraph).kind === 'title')?.paragraph
    const block = titleBlock(facts)
    const subtitle = viewsOf(facts, 'subtitle')[0]?.paragraph
    return document.paragraphs.length === 0 ? [] : [{ title }, ...(subtitle ? [{ subtitle }] : []), ...(block ? [{ block }] : [])]
  },
  examine: (subject, facts) => ('block' in subject ? placed(subject.block, facts) : 'subtitle' in subject ? known(subject.subtitle, facts) : styled(subject.title, facts)),
})

const styled = (title: Paragraph | undefined, facts: Facts): Problem | undefined => {
  if (!title) {
    const wanted = hasOwnPage(facts) ? 'title page' : 'title'
    const boxed = inTextBox(facts)
    const message = `${quoted(boxed?.text.trim() ?? '', 80)} stands in a text box, where no program looks for a title; type the lines of the ${wanted} as lines of the text.`
    if (boxed) return { at: whole(boxed), message, found: 'in a text box', expected: `a ${wanted}` }
    return { at: { part: facts.document.main.name }, message: `No ${wanted} was found; the style wants one.`, found: 'none', expected: `a ${wanted}` }
  }
  const layout = layoutOf(facts, title)
  if (!layout || title.styleName === 'title') return undefined
  const problem = { at: whole(title), found: styleTitle(title.styleName), expected: 'Title' }
  const words = quoted(title.text, 80)
  if (!isCertain(facts.structure.role(title))) return { ...problem, message: `${words} may be the title; if it is, give it Word’s style “Title”.` }
  if (title.own.locked) return undefined
  return { ...problem, message: `The title ${words} is set in Word’s style “${styleTitle(title.styleName)}”; “Title” is wanted.`, fix: inItsStyle(facts, title, layout) }
}

/** The first words of a paper, where they stand in a text box above all text. */
const inTextBox = ({ document: { paragraphs, main }, structure: { flow } }: Facts): Paragraph | undefined => {
  const text = flow.find(({ words }) => words > 0)
  const first = paragraphs.find(({ story, text: words }) => story.kind === 'text-box' && story.part === main.name && words.trim() !== '')
  const anchor = first && flow.find(({ paragraph: { element } }) => element.start <= first.element.start && first.element.end <= element.end)
  return anchor && (!text || anchor.paragraph.index < text.paragraph.index) ? first : undefined
}

/** Among lines that all look as the style has them, nothing but its style tells a subtitle from text. */
const known = (subtitle: Paragraph, facts: Facts): Problem | undefined => {
  const layout = layoutOf(facts, subtitle)
  const wanted = layout?.style === undefined ? undefined : facts.style.wordStyles.get(layout.style)?.name
  const { styleName, own, text: words } = subtitle
  if (!layout || wanted === undefined || own.locked || styleName === wanted.toLowerCase() || frontStyle(styleName) !== undefined) return undefined
  const message = `The subtitle ${quoted(words, 80)} is set in Word’s style “${styleTitle(styleName)}”; “${wanted}” is wanted.`
  return { at: whole(subtitle), message, found: styleTitle(styleName), expected: wanted, fix: inItsStyle(facts, subtitle, layout) }
}

/** Words whose change of format somebody has pending get no other style: their looks would be others when that is decided. */
const inItsStyle = (facts: Facts, paragraph: Paragraph, layout: ResolvedLayout): Edit | undefined => {
  const edit = setParagraph(facts, paragraph, layout, {})
  return edit.style === undefined ? undefined : edit
}

const hasOwnPage = ({ style }: Facts): boolean => style.definition.frontMatter.title === 'page'

const placed = (block: TitleBlock, facts: Facts): Problem | undefined => {
  const { text, lines, breaks } = block
  const problem = { at: whole(text.paragraph), found: breaks.length > 0 ? 'a page of its own' : 'above the text' }
  if (hasOwnPage(facts)) {
    if (isParted(block, facts)) return undefined
    const fix = titleAbove(text.paragraph, facts) ?? abstractHeadingAbove(text.paragraph, facts) ?? possible({ kind: 'set-paragraph', paragraph: firstOf(firstThen(text.paragraph, facts), facts), properties: { pageBreakBefore: true } })
    return { ...problem, message: 'The text follows on the title page; the style wants it on a page of its own.', expected: 'a page of its own', fix }
  }
  if (breaks.length === 0) return undefined
  const wanted = { ...problem, message: 'The title stands on a page of its own; the style wants the text under it on the same page.', expected: 'above the text' }
  // A title alone may be a cover, and what follows on it no text of a paper; nor is a page with a notice or a dedication, as a thesis has.
  const isOther = lines.length < 2 || isOnPageApart(text, facts.structure, facts.style.definition.page.columns)
  const fixes = isOther ? [undefined] : breaks.map(({ paragraph }) => unbroken(paragraph))
  if (!fixes.every((fix) => fix !== undefined)) return wanted
  // Without the break their styles are what tells the lines from text.
  return { ...wanted, fix: [...fixes.flat(), ...lines.flatMap((view) => carried(view, facts))] }
}

const carried = ({ paragraph }: View, facts: Facts): Edit[] => {
  const layout = layoutOf(facts, paragraph)
  return layout?.style === undefined || paragraph.own.locked ? [] : [setParagraph(facts, paragraph, layout, {})]
}
