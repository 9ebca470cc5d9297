import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import type { Edit } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { isCountedInRoman, shownIn, typesInUse, type HeaderType, type Section } from '../../wordml/section.js'
import { possible } from '../editable.js'
import { isTitlePage, titleBlock } from '../front-matter/title-block.js'
import { contentCanGo } from '../../wordml/removable.js'
import { text } from '../examples.js'
import { isPageNumber, pageField } from './page-number.js'

const paper = ['[Title] A Year in the Harbour', '[Chicago Title Page] Ada Sample', `{pageBreakBefore=true} ${text}`]

interface Subject {
  /** The section whose first page has no number. */
  readonly title: Section
  /** Where the text begins; undefined where that is on the first page. */
  readonly text: Section | undefined
}

/** Whether the title page, or the first page where there is none, shows its number, and with which number the text begins. */
export const pageNumberFormat = defineCheck<Subject>({
  id: 'page.number-format',
  aspect: 'page',
  severity: 'warning',
  title: 'Number of the title page',
  expected: 'The title page shows no number where the style has none there, and the text begins with the number that the style gives it.',
  source: { source: 'Turabian 9', section: 'A.1.4' },
  fix: 'tracked',
  help: 'Double-click the header, tick Different First Page; Insert › Page Number › Format Page Numbers › Start at.',
  examples: [
    { style: 'chicago-18-nb', lines: [...paper, '{section: titlePage=true,pageNumberStart=0}'], passes: true },
    { style: 'chicago-18-nb', lines: paper, passes: false },
    { style: 'chicago-18-nb', options: { countTitlePage: true }, lines: [...paper, '{section: titlePage=true}'], passes: true },
    { style: 'mla-9', lines: [...paper.slice(0, 1), text], passes: true },
    { style: 'mla-9', options: { choices: { firstPageNumber: 'hidden' } }, lines: [...paper.slice(0, 1), text], passes: false },
    { style: 'mla-9', options: { choices: { firstPageNumber: 'hidden' } }, lines: [...paper.slice(0, 1), text, '{section: titlePage=true}'], passes: true },
  ],
  subjects(facts) {
    const { document: { sections }, style } = facts
    if (!style.definition.page.pageNumber || style.definition.page.pageNumber.firstPage) return []
    if (style.definition.frontMatter.title !== 'page') return [{ title: sections[0]!, text: undefined }]
    const block = titleBlock(facts)
    if (!block || !isTitlePage(block, facts)) return []
    const from = sections.slice(block.text.paragraph.section)
    return [{ title: sections[block.title.paragraph.section]!, text: from.find((section) => !isCountedInRoman(section)) ?? from[0]! }]
  },
  examine({ title, text }, facts): Problem | undefined {
    const starts = !text || isCountedInRoman(text) ? undefined : startOf(title === text, facts)
    const hidden = title.own.values['titlePage'] === true
    const late = text !== undefined && starts !== undefined && text.own.values['pageNumberStart'] !== starts
    const numbers = numbersOn(title, 'first', facts)
    if (hidden && !late && numbers.length === 0) return undefined
    const shown = hidden ? numbers : numbersOn(title, 'default', facts)
    const page = text ? 'title page' : 'first page'
    const none = `no number on the ${page}`
    const problem = { at: { section: title }, ...sayingOf(shown, hidden, page), expected: starts === undefined ? none : `${none}, and 1 on the first page of the text` }
    const stays = (number: Paragraph): boolean => !isPageNumber(number) || !contentCanGo(number) || isShownLater(number, facts)
    if (numbers.some(stays)) return problem
    const fix: Edit[] = [
      ...(hidden ? [] : [{ kind: 'set-section', section: title, properties: { titlePage: true } } as const]),
      ...(late ? [{ kind: 'set-section', section: text, properties: { pageNumberStart: starts } } as const] : []),
      ...numbers.map((paragraph) => ({ kind: 'remove-blocks', paragraph, keepMark: true }) as const),
    ]
    return { ...problem, fix: possible(fix) }
  },
})

/** The number that the section of the text has to begin with so that its first page is 1. */
const startOf = (together: boolean, { style, options }: Facts): number | undefined => {
  const counted = options.countTitlePage ?? style.definition.page.pageNumber!.countTitlePage
  return counted ? undefined : together ? 0 : 1
}

/** Whether other pages show the same part, which wants the number there. */
const isShownLater = ({ story: { part } }: Paragraph, { document: { sections, settings } }: Facts): boolean =>
  sections.some((section) => typesInUse(section, settings.evenAndOddHeaders).some((type) =>
    type !== 'first' && (['header', 'footer'] as const).some((slot) => shownIn(section, slot, type) === part)))

/** Where the pages have no numbers yet, none is shown, and nothing keeps one that comes off the title page. */
const sayingOf = (shown: readonly Paragraph[], hidden: boolean, page: string): Pick<Problem, 'message' | 'found'> => {
  const words = shown.map(({ text: number }) => number.trim()).filter(Boolean).join(', ')
  if (shown.length > 0) return { message: `The ${page} shows a number; the style has none there.`, found: words === '' ? `a number on the ${page}` : `on the ${page}: ${words}` }
  if (hidden) return { message: 'The text does not begin with page 1; the style does not count the title page.', found: 'another number' }
  return { message: `The ${page} would be numbered like the pages after it; the style has no number there.`, found: 'no different first page' }
}

const numbersOn = (section: Section, type: HeaderType, { document }: Facts): readonly Paragraph[] =>
  (['header', 'footer'] as const).flatMap((slot) => {
    const part = shownIn(section, slot, type)
    if (part === undefined) return []
    return document.paragraphs.filter((paragraph) => paragraph.story.part === part && !paragraph.story.fallback && pageField(paragraph))
  })
