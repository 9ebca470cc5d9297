import type { Facts } from '../facts.js'
import type { Edit, InsertBlocks } from '../../plan/edit.js'
import type { RoleKind } from '../../structure/role.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { possible } from '../editable.js'
import { abstractIn } from './abstract-in.js'
import { isFree, madeOf } from './made-line.js'
import { titleAbove } from './title-above.js'
import { kindOf, titleBlock, type TitleBlock } from './title-block.js'

/** Parts of a paper that its author gives in `options.metadata` because the file does not have them. */

/** What names the authors stays out of a copy for reviewers. */
const naming: ReadonlySet<RoleKind> = new Set<RoleKind>(['author', 'affiliation'])

/** The parts that the style has with the title, in its order. */
export const elementsOf = ({ style, options }: Facts): readonly RoleKind[] =>
  style.definition.frontMatter.elements.filter((kind) => !(options.blind && naming.has(kind)))

/** The lines of a kind that stand with the title, as they are given. */
export const givenFor = (kind: RoleKind, { metadata }: Facts['options']): readonly string[] => {
  switch (kind) {
    case 'author':
      return metadata.authors
    case 'affiliation':
      return metadata.affiliations
    default:
      return [kind === 'title' ? metadata.title : kind === 'course' ? metadata.course : kind === 'instructor' ? metadata.instructor : kind === 'date' ? metadata.dueDate : undefined].filter((each) => each !== undefined)
  }
}

/** An abstract with its heading before the text, on a page of its own where the style has it there; undefined where the title has no certain end. */
export const abstractEdits = (facts: Facts, text: string): readonly [InsertBlocks, ...Edit[]] | undefined => {
  const block = titleBlock(facts)
  if (!block || !isFree(block.text.paragraph)) return undefined
  const lead = facts.style.definition.frontMatter.abstractLead
  const heading = madeOf('abstract-heading', 'Abstract', facts)
  const abstract = madeOf('abstract', text, facts)
  if (lead) return [{ kind: 'insert-blocks', before: block.text.paragraph, blocks: [{ ...abstract, content: [{ text: lead.label, properties: lead.look }, ...abstract.content] }] }]
  const ownPage = heading.properties?.['pageBreakBefore'] === true
  // A break before the text goes on breaking before the abstract.
  const blocks = [{ ...heading, properties: { ...heading.properties, numbering: 0, pageBreakBefore: ownPage && !isBrokenBefore(block) } }, abstract]
  const insert: InsertBlocks = { kind: 'insert-blocks', before: block.text.paragraph, blocks }
  // The title comes in above the text and begins its page.
  if (!ownPage || block.text.startsPage || titleAbove(block.text.paragraph, facts)) return [insert]
  const beginPage = possible<Edit>({ kind: 'set-paragraph', paragraph: block.text.paragraph, properties: { pageBreakBefore: true } })
  return beginPage ? [insert, beginPage] : [insert]
}

const isBrokenBefore = ({ breaks, text }: TitleBlock): boolean => breaks.some((view) => view !== text)

/** No blank stands beside a dash. */
export const gapBehind = (label: string): string => (label.endsWith('—') ? '' : ' ')

/** The line of keywords, under the abstract that there is or that comes in; undefined where there is none. */
export const keywordsEdit = (facts: Facts, keywords: readonly string[]): InsertBlocks | undefined => {
  const before = belowAbstract(facts)
  if (!before || !isFree(before)) return undefined
  const { label, labelLook, end } = facts.style.definition.frontMatter.keywords ?? { label: 'Keywords:', labelLook: {}, end: '' }
  const content = [{ text: label, properties: labelLook }, { text: `${gapBehind(label)}${keywords.join(', ')}${end}` }]
  return { kind: 'insert-blocks', before, blocks: [{ ...madeOf('keywords', '', facts), content }] }
}

const belowAbstract = (facts: Facts): Paragraph | undefined => {
  const { flow } = facts.structure
  const last = flow.findLastIndex((view) => kindOf(facts, view) === 'abstract')
  if (last >= 0) return flow[last + 1]?.paragraph
  return facts.options.metadata.abstract === undefined || abstractIn(facts) ? undefined : titleBlock(facts)?.text.paragraph
}
