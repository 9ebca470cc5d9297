import type { Problem } from '../check.js'
import type { Facts } from '../facts.js'
import type { Edit } from '../plan/edit.js'
import type { View } from '../structure/view.js'
import { beginsOnPage, type Section } from '../wordml/section.js'
import { whole } from './laid-out.js'
import { unbroken } from './page-break.js'
import { standsForSpace } from './typography/blank-paragraphs.js'
import { short } from './wording.js'

/**
 * What is wrong with a heading that is to begin a page; `begin` makes it do so. A break at the end of the text above is as good as
 * the property, or a new section; one in a line of its own is not: where the text above fills its page, that line leaves an empty one.
 */
export const begunPage = (view: View, begin: () => Edit, facts: Facts): Problem | undefined => {
  const { flow } = facts.structure
  const before = flow[flow.indexOf(view) - 1]
  const problem = { at: whole(view.paragraph), expected: 'new page' }
  const { locked } = view.paragraph.own
  const line = locked ? undefined : lineOfBreak(view, facts)
  if (line) {
    const message = `“${short(view.text, 60)}” begins its page by a break in a line of its own, which leaves a page empty where the text above ends with its page.`
    return { ...problem, message, found: 'a break in a line of its own', fix: [...line, begin()] }
  }
  if (!before || view.startsPage || /\f\s*$/.test(before.paragraph.text) || startsSectionPage(facts.document.sections, before)) return undefined
  const wanted = { ...problem, message: `“${short(view.text, 60)}” stands under other text; the style wants it on a new page.`, found: 'same page' }
  return locked ? { ...wanted, review: true } : { ...wanted, fix: begin() }
}

/** The break's kind stands with the section that follows it. */
const startsSectionPage = (sections: readonly Section[], { paragraph }: View): boolean =>
  paragraph.sectionBreak !== undefined && beginsOnPage(sections[paragraph.section + 1])

/** How the line goes that holds a page break alone, where nothing that stays stands between it and the paragraph below. */
const lineOfBreak = (below: View, facts: Facts): Edit[] | undefined => {
  const { flow } = facts.structure
  const at = flow.indexOf(below)
  let above = at - 1
  while (above > 0 && standsForSpace(facts, above)) above--
  const line = flow[above]?.paragraph
  if (line?.text !== '\f') return undefined
  const between = new Set(flow.slice(above + 1, at).map(({ paragraph }) => paragraph.element))
  const siblings = line.element.parent?.children ?? []
  const next = siblings.slice(siblings.indexOf(line.element) + 1).find((element) => !between.has(element))
  return next === below.paragraph.element ? unbroken(line) : undefined
}
