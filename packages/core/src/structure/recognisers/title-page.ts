import type { Claim, Flow, Recogniser } from '../structure.js'
import type { View } from '../view.js'
import { abstractName } from './abstract.js'
import { listName } from './references.js'

/** More lines than this, and the first page is no title page. */
const mostLines = 16

/** A title in a title style, and the lines of a page of its own before the text. */
export const titlePage: Recogniser = function* (flow: Flow) {
  const styled = flow.views.filter((view) => view.styleName === 'title' && view.words > 0)
  for (const [index, view] of styled.entries()) {
    yield { paragraph: view.paragraph, role: { kind: 'title' }, confidence: index === 0 ? 0.97 : 0.6, evidence: 'style title' }
  }
  for (const view of flow.views) {
    if (!titlePageStyle.test(view.styleName) || view.words === 0 || view.words > 40) continue
    yield { paragraph: view.paragraph, role: { kind: 'title-page' }, confidence: 0.9, evidence: `style ${view.styleName}` }
  }
  yield* typedTitlePage(flow.views, styled[0])
}

const titlePageStyle = /^(subtitle|author|authors|date|affiliation|institution)$/

function* typedTitlePage(views: readonly View[], styled: View | undefined): Generator<Claim> {
  const end = views.findIndex((view, index) => index > 0 && (startsText(view) || endsPage(views[index - 1]!)))
  const lines = views.slice(0, Math.max(end, 0)).filter((view) => view.words > 0)
  if (lines.length < 2 || lines.length > mostLines || lines.some((view) => isProse(view) || view.hasObject || view.numbered)) return
  const centred = lines.filter(isCentred).length / lines.length
  if (centred < 0.6) return
  const title = styled && lines.includes(styled) ? styled : mostProminent(lines)
  for (const view of lines) {
    const evidence = `${lines.length} short lines, ${Math.round(centred * 100)} % centred, alone on the first page`
    yield { paragraph: view.paragraph, role: { kind: view === title ? 'title' : 'title-page' }, confidence: 0.99, evidence }
  }
}

/** An abstract and a reference list will begin a page, if they do not yet. */
const startsText = (view: View): boolean => view.startsPage || abstractName.test(view.text) || listName.test(view.text)

const isProse = ({ words, text }: View): boolean => words > 40 || (words >= 12 && /[.!?]$/.test(text))

/** Lines in a style of title pages, or set off as headings there, will be centred, if they are not yet. */
const isCentred = ({ align, bold, styleName, outlineLevel }: View): boolean =>
  align === 'center' || bold || outlineLevel < 9 || styleName === 'title' || titlePageStyle.test(styleName)

const endsPage = (view: View): boolean => /\f\s*$/.test(view.paragraph.text) || view.paragraph.sectionBreak !== undefined

/** The largest line, then the bold one, then the first that is longer than a name. */
const mostProminent = (lines: readonly View[]): View =>
  lines.reduce((best, view) => (prominence(view) > prominence(best) ? view : best))

const prominence = (view: View): number => view.size * 10 + (view.bold ? 5 : 0) + (view.words > 3 ? 1 : 0)
