import type { Claim, Flow, Recogniser } from '../structure.js'
import type { View } from '../view.js'

/** What the heading of a reference list says. */
export const listName = /^(?:\d+\.?\s+|[ivx]+\.\s+)?(references?( list)?|works cited|bibliography|literature( cited)?|cited literature)\s*:?$/i
const year = /\b(1[5-9]|20)\d\d[a-z]?\b|\bn\.\s?d\.|\bin press\b|https?:\/\/|\bdoi\b/i

/** The reference list: its heading, and what follows up to the next heading. */
export const references: Recogniser = function* ({ views }: Flow) {
  for (const view of views) {
    if (view.styleName !== 'bibliography' || view.words < 3 || listName.test(view.text)) continue
    yield { paragraph: view.paragraph, role: { kind: 'reference-entry' }, confidence: 0.97, evidence: 'style bibliography' }
  }
  for (const [index, view] of views.entries()) if (listName.test(view.text)) yield* listUnder(views, index)
}

function* listUnder(views: readonly View[], index: number): Generator<Claim> {
  const entries: View[] = []
  for (const view of views.slice(index + 1)) {
    if (endsList(view)) break
    if (view.words > 0) entries.push(view)
  }
  const dated = entries.filter((view) => year.test(view.text))
  // A heading with nothing like an entry under it is a heading of something else, or of a list that is not there yet.
  if (dated.length === 0 || dated.length < entries.length / 2) return
  const evidence = `heading over ${entries.length} paragraphs, ${dated.length} with a year or a link`
  yield { paragraph: views[index]!.paragraph, role: { kind: 'reference-heading' }, confidence: 0.99, evidence }
  for (const view of entries) {
    yield { paragraph: view.paragraph, role: { kind: 'reference-entry' }, confidence: year.test(view.text) ? 0.94 : 0.8, evidence: 'under the heading of the reference list' }
  }
}

const endsList = (view: View): boolean =>
  view.outlineLevel < 9 ||
  /^heading \d$/.test(view.styleName) ||
  /^(appendix|table|figure|supplementary)\b/i.test(view.text) ||
  (view.bold && view.words > 0 && view.words <= 8 && !year.test(view.text))
