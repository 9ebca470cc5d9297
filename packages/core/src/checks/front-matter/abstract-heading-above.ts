import { viewsOf, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Edit } from '../../plan/edit.js'
import { nameOfAbstract } from '../../structure/name-of-abstract.js'
import { isHeadingKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { abstractLabel } from '../../structure/words/section-names.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { beginsPage } from '../begins-page.js'
import { lineOfBreak } from '../break-line.js'
import { possible, replace } from '../editable.js'
import { isFree, madeOf } from './made-line.js'
import { isParted, titleBlock } from './title-block.js'

/** The abstract over which no heading stands, where the style has its name there. */
const headless = once((facts: Facts): View | undefined => {
  const { abstract: wanted, abstractLead } = facts.style.definition.frontMatter
  const [abstract] = viewsOf(facts, 'abstract')
  if (!abstract || wanted === 'none' || abstractLead) return undefined
  const { flow, role } = facts.structure
  // Whatever the author calls it.
  const above = flow.findLast((view) => view.words > 0 && view.paragraph.index < abstract.paragraph.index)
  const isNamed = viewsOf(facts, 'abstract-heading').some(({ paragraph }) => paragraph.index < abstract.paragraph.index)
  return isNamed || (above && isHeadingKind(role(above.paragraph).kind)) ? undefined : abstract
})

/** The same, where it has only a style, or its place, to say what it is. */
export const unnamedAbstract = (facts: Facts): View | undefined => {
  const abstract = headless(facts)
  return abstract && abstractLabel(abstract.paragraph.text) === undefined ? abstract : undefined
}

/**
 * Writes the heading above a paragraph that is such an abstract, and takes the label out of its line. Whoever wants the paragraph on a new
 * page wants the heading there.
 */
export const abstractHeadingAbove = (paragraph: Paragraph, facts: Facts): readonly Edit[] | undefined =>
  headless(facts)?.paragraph === paragraph && !facts.options.rules.disabled.includes('front.abstract-label') ? named(facts) : undefined

const named = once((facts: Facts): readonly Edit[] | undefined => {
  const { paragraph, startsPage } = headless(facts)!
  const label = abstractLabel(paragraph.text)
  const name = nameOfAbstract(headless(facts)!, facts.structure)
  if (name === undefined || !isFree(paragraph) || /^\s*\f/.test(paragraph.text)) return undefined
  const heading = madeOf('abstract-heading', nameIn(name), facts)
  const block = titleBlock(facts)
  const ownPage = heading.properties?.['pageBreakBefore'] === true || (block?.text.paragraph === paragraph && !isParted(block, facts))
  const broken = (ownPage ? lineOfBreak(facts.structure.flow.indexOf(headless(facts)!), facts) : undefined) ?? []
  const pageBreakBefore = startsPage || (ownPage && (broken.length > 0 || !beginsPage(headless(facts)!, facts)))
  const insert: Edit = { kind: 'insert-blocks', before: paragraph, blocks: [{ ...heading, properties: { ...heading.properties, numbering: 0, pageBreakBefore } }] }
  const moved: Edit[] = startsPage ? [{ kind: 'set-paragraph', paragraph, properties: { pageBreakBefore: false } }] : []
  const cut: Edit[] = label === undefined ? [] : [replace(paragraph, 0, label.length, '')]
  return possible([...broken, insert, ...moved, ...cut])
})

/** `ABSTRACT—` → `Abstract` */
export const nameIn = (label: string): string => {
  const name = label.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
  return name === name.toUpperCase() ? name.slice(0, 1) + name.slice(1).toLowerCase() : name
}
