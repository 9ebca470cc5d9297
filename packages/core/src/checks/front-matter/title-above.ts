import { certainRole, isCertain, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Edit, Inline, NewParagraph } from '../../plan/edit.js'
import { fewestWritten } from '../../structure/recognisers/abstract.js'
import { isHeadingKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { isFrontNote } from '../../structure/words/front-note.js'
import { leadsToName } from '../../structure/words/front-part.js'
import { leadsToMore } from '../../structure/words/leads-to-more.js'
import { isChapterLabel } from '../../structure/words/chapter-label.js'
import { isOpeningName, isUncountedName } from '../../structure/words/section-names.js'
import { asksForTitle, titleWords } from '../../structure/words/title-label.js'
import { wordsAlone } from '../../structure/words/words-alone.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { beginsPage } from '../begins-page.js'
import { lineOfBreak } from '../break-line.js'
import { possible } from '../editable.js'
import { titleInCase } from '../headings/case.js'
import { abstractIn } from './abstract-in.js'
import { isFree, madeOf } from './made-line.js'
import { isFront, kindOf, titleBlock, type TitleBlock } from './title-block.js'
import type { Properties } from '../../wordml/properties/property.js'
import { runValue } from '../../wordml/values.js'

/** Where the text of a paper begins, under a title page. */
export interface TextBeginning {
  /** The title and the subtitle under it, as one line. */
  readonly title: string
  /** The first paragraph behind the title page, the abstract and the contents. */
  readonly text: View | undefined
  /** The title does not stand there once more, as the style has it. */
  readonly isWrong: boolean
  /** A heading stands there that names the introduction, of which another check says that the title belongs in its place. */
  readonly isOpened: boolean
}

const aside = new Set(['abstract-heading', 'abstract', 'keywords', 'contents-heading', 'contents', 'blank'])

export const isOfText = (view: View, facts: Facts): boolean =>
  view.words > 0 && !aside.has(kindOf(facts, view)) && !isFront(facts, view) && !isFrontNote(view.text, certainRole(facts, view.paragraph).kind === 'heading')

/** A remark may stand before the introduction. */
const mostRemarks = 2

/** Undefined where the style does not repeat the title, or there is no title page. */
export const textBeginning = once((facts: Facts): TextBeginning | undefined => {
  const block = facts.style.definition.frontMatter.titleRepeat ? titleBlock(facts) : undefined
  if (!block || (block.breaks.length === 0 && isAlone(block))) return undefined
  const { flow } = facts.structure
  const after = behindFront(flow.slice(flow.indexOf(block.text)), facts).filter((view) => isOfText(view, facts))
  const lines = titleLines(block, facts)
  const title = wholeTitle(lines, facts)
  const begins = [...block.lines.filter((view) => !lines.includes(view)), ...after.slice(0, 2)]
  const words = titleWordings(facts)
  // Under a remark the title may stand on either side of it. A thesis has its title over none of its chapters.
  const isUnderRemark = after.slice(1, mostRemarks + 1).some(({ text }) => isOpeningName(text))
  const isOther = isUnderRemark || isMasthead(block, facts) || !after[0] || isNoText(after[0], facts)
  const isWrong = !isOther && !begins.some((view) => words.includes(wordsAlone(view.text)))
  return { title, text: after[0], isWrong, isOpened: after[0] !== undefined && isOpeningName(after[0].text) }
})

/** The title with its subtitle, and without, as words are compared. */
export const titleWordings = (facts: Facts): readonly string[] => {
  const block = titleBlock(facts)
  return block ? [wholeTitle(titleLines(block, facts), facts), titleWords(block.title.text)].map(wordsAlone) : []
}

const wholeTitle = (lines: readonly View[], facts: Facts): string => piecesOf(lines, facts).map(({ text }) => text).join('')

/** The title may be typed in several lines, the last of them its subtitle. */
const titleLines = ({ lines, title }: TitleBlock, facts: Facts): readonly View[] => {
  const from = lines.slice(lines.indexOf(title))
  const end = from.findIndex((view) => !isOfTitle(view, facts))
  return end < 0 ? from : from.slice(0, end)
}

const isOfTitle = (view: View, facts: Facts): boolean => /^(?:sub)?title$/.test(kindOf(facts, view))

/** A list that nobody told for one, a chapter of a thesis, and what a form asks for. */
const isNoText = ({ paragraph, text }: View, { structure }: Facts): boolean =>
  structure.role(paragraph).section === 'contents' || isChapterLabel(text) || asksForTitle(text)

/** What stands with lines of which none says who wrote it may be the name of an office or a journal. A title alone on its page is one. */
const isMasthead = ({ lines }: TitleBlock, facts: Facts): boolean =>
  lines.length > 1 && facts.options.metadata.authors.length === 0 && !lines.some((view) => kindOf(facts, view) === 'author' || leadsToName(view.text))

/** A thesis has a declaration and thanks before its list of contents, and its text behind it. */
const behindFront = (views: readonly View[], facts: Facts): readonly View[] =>
  behindLists(behindParts(views.slice(views.findLastIndex((view) => /^contents/.test(kindOf(facts, view))) + 1), facts), facts)

/** Behind lists of abbreviations and the like, each of which ends at the next heading, and declarations, which may have parts. */
const behindLists = (views: readonly View[], facts: Facts): readonly View[] => {
  const { role } = facts.structure
  const first = views.findIndex((view) => isOfText(view, facts))
  if (first < 0) return views
  const { section, level } = role(views[first]!.paragraph)
  // A paper may be called as such a part is: `Supplementary Materials`.
  const isTitle = wordsAlone(views[first]!.text) === wordsAlone(titleWords(titleBlock(facts)!.title.text))
  if (isTitle || (!isUncountedName(views[first]!.text) && section !== 'statement')) return views
  const isPart = ({ paragraph }: View): boolean => section === 'statement' && level !== undefined && (role(paragraph).level ?? level) > level
  const next = views.findIndex((view, at) => at > first && isHeadingKind(kindOf(facts, view)) && !isPart(view))
  return next < 0 ? [] : behindLists(views.slice(next), facts)
}

/** Under the heading of an abstract that nobody has written yet stands at most a remark, up to the next heading. */
const behindUnwritten = (views: readonly View[], facts: Facts): readonly View[] => {
  const next = Math.max(views.findIndex((view) => certainRole(facts, view.paragraph).kind === 'heading'), 0)
  return views.slice(0, next).every(({ words }) => words < fewestWritten) ? views.slice(next) : views
}

/** Behind the parts of a structured abstract, whose names are headings a level below it: keywords, another page or a heading of its own level ends them. */
const behindParts = (views: readonly View[], facts: Facts): readonly View[] => {
  const { role } = facts.structure
  const first = views.findIndex(({ words }) => words > 0)
  if (first >= 0 && kindOf(facts, views[first]!) === 'heading' && role(views[first]!.paragraph).section === 'abstract') return behindUnwritten(views.slice(first + 1), facts)
  const from = views.findIndex((view) => kindOf(facts, view) === 'abstract-heading')
  const [abstract, name] = views.slice(Math.max(from, 0)).filter(({ words }) => words > 0)
  const isPart = (view: View): boolean => kindOf(facts, view) === 'heading' && role(view.paragraph).level! > role(abstract!.paragraph).level!
  if (from < 0 || !name || !isPart(name)) return views
  const rest = views.slice(views.indexOf(name))
  const end = rest.findIndex((view) => view.startsPage || kindOf(facts, view) === 'keywords' || (isHeadingKind(kindOf(facts, view)) && !isPart(view)))
  return end < 0 ? [] : rest.slice(end)
}

/**
 * Writes the title above a paragraph, on the page that the text begins; undefined where that is not this one, or nobody can be sure.
 * Whoever wants the paragraph on a new page wants the title there.
 */
export const titleAbove = (paragraph: Paragraph, facts: Facts): readonly Edit[] | undefined =>
  textBeginning(facts)?.text?.paragraph === paragraph ? repeated(facts) : undefined

const repeated = once((facts: Facts): readonly Edit[] | undefined => {
  const { text, isWrong } = textBeginning(facts)!
  const block = titleBlock(facts)!
  const isMeant = isWrong && !facts.options.rules.disabled.includes('front.title-repeat')
  if (!text || !isMeant || !isSure(block, text, facts)) return undefined
  const heading = madeOf('heading', '', facts)
  // Headings begin their pages by themselves, not by a break in a line above them.
  const isBelowAbstract = facts.options.metadata.abstract !== undefined && !abstractIn(facts)
  const broken = isBelowAbstract ? [] : lineOfBreak(facts.structure.flow.indexOf(text), facts) ?? []
  const pageBreakBefore = isBelowAbstract || text.startsPage || broken.length > 0 || !beginsPage(text, facts)
  const content = contentOf(titleLines(block, facts), facts)
  const line: NewParagraph = { ...heading, content, properties: { ...heading.properties, numbering: 0, pageBreakBefore } }
  const moved: Edit[] = text.startsPage ? [{ kind: 'set-paragraph', paragraph: text.paragraph, properties: { pageBreakBefore: false } }] : []
  return possible([...broken, { kind: 'insert-blocks', before: text.paragraph, blocks: [line] }, ...moved])
})

/** A title alone above the text may belong to a paper that is no title page's. */
const isAlone = ({ lines }: TitleBlock): boolean => lines.length < 2

/**
 * Whether it is known of every line of the title page what it is, so that none goes on with the title, and the text begins here, not what
 * stands before that of a thesis.
 */
const isSure = (block: TitleBlock, text: View, facts: Facts): boolean => {
  const role = facts.structure.role(text.paragraph)
  const isText = role.kind === 'body' || (role.kind === 'heading' && role.section === undefined)
  const lines = titleLines(block, facts)
  const isWhole = block.lines.every((view) => lines.includes(view) || !(isOfTitle(view, facts) || kindOf(facts, view) === 'title-page')) &&
    lines.every((view, at) => at === 0 || kindOf(facts, view) === 'subtitle' || leadsToMore(lines[at - 1]!.text))
  const isNamed = !isAlone(block) && titleWords(block.title.text) === block.title.text
  return isText && isCertain(role) && isWhole && isNamed && isFree(text.paragraph) && !/^\s*\f/.test(text.paragraph.text)
}

/** The words of the title in its case. */
const contentOf = (lines: readonly View[], facts: Facts): readonly Inline[] => {
  const pieces = piecesOf(lines, facts)
  const words = pieces.map(({ text }) => text)
  const cased = titleInCase(words.join(''), facts)
  if (cased.length !== words.join('').length) return [{ text: cased }]
  return pieces.map((piece, at) => {
    const from = words.slice(0, at).join('').length
    return { ...piece, text: cased.slice(from, from + piece.text.length) }
  })
}

/** What is slanted in a title alone, as the name of a ship, stays so; a subtitle stands behind a colon. */
const piecesOf = (lines: readonly View[], facts: Facts): readonly TitlePiece[] =>
  lines.flatMap((view, at) => {
    const { paragraph: { text, runs }, italic } = view
    const above = lines[at - 1]?.text
    const [begin, end] = [text.length - text.trimStart().length, text.trimEnd().length]
    const pieces = runs.flatMap((run): TitlePiece[] => {
      const words = text.slice(Math.max(run.from, begin), Math.min(run.to, end))
      return words === '' ? [] : [{ text: words, ...(!italic && runValue(run.effective, 'italic') === true && { properties: { italic: true } }) }]
    })
    const isBehindColon = above !== undefined && kindOf(facts, view) === 'subtitle' && !/[:：?!—–-]$/.test(above)
    return above === undefined ? pieces : [{ text: isBehindColon ? ': ' : ' ' }, ...pieces]
  })

interface TitlePiece {
  readonly text: string
  readonly properties?: Properties
}
