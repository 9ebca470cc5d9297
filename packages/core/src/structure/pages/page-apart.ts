import { once } from '../../algorithms/once.js'
import { confidenceLimit } from '../role.js'
import type { Structure } from '../structure.js'
import type { View } from '../view.js'

/** To whom a thesis is dedicated, and whose it is, takes no more. */
const mostWords = 40

/**
 * Whether a paragraph is on a page that holds a few lines of which nobody can say what they are, between two page breaks: a dedication, a
 * motto, a notice of copyright. Where on the page they stand is all that sets them apart. A style in columns leaves no break.
 */
export const isOnPageApart = (view: View, structure: Structure, { count }: { readonly count: number }): boolean =>
  count === 1 && pagesApart(structure).has(view)

const pagesApart = once(({ flow, role }: Structure): ReadonlySet<View> => {
  const isUnknown = ({ words, paragraph }: View): boolean => words === 0 || role(paragraph).kind === 'other' || role(paragraph).confidence < confidenceLimit
  const isApart = (page: readonly View[]): boolean => {
    const words = page.reduce((sum, view) => sum + view.words, 0)
    return words > 0 && words <= mostWords && page.every((view) => !view.hasObject && isUnknown(view))
  }
  // The first page has no break before it, and the last none behind it.
  return new Set(pagesOf(flow).slice(1, -1).filter(isApart).flat())
})

const pagesOf = (flow: readonly View[]): readonly (readonly View[])[] => {
  const pages: View[][] = [[]]
  for (const view of flow) {
    if (view.startsPage && !isBreakAlone(view)) pages.push([])
    pages.at(-1)!.push(view)
    if (isBreakAlone(view) || /\f\s*$/.test(view.paragraph.text) || view.paragraph.sectionBreak !== undefined) pages.push([])
  }
  return pages.filter((page) => page.length > 0)
}

/** A break in a line of its own stands on the page that it ends. */
const isBreakAlone = ({ words, hasObject, paragraph }: View): boolean => words === 0 && !hasObject && paragraph.text.includes('\f')
