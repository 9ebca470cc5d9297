import type { Flow, Recogniser } from '../structure.js'

/** What the heading of an abstract says. */
export const abstractName = /^abstract:?$/i

/** A paragraph that is called abstract, and what stands under it up to the keywords or the next heading. */
export const abstract: Recogniser = function* ({ views }: Flow) {
  for (const view of views) {
    if (view.styleName === 'abstract' && view.words >= 10) {
      yield { paragraph: view.paragraph, role: { kind: 'abstract' }, confidence: 0.95, evidence: 'style abstract' }
    }
  }
  const at = views.findIndex((view) => abstractName.test(view.text))
  const first = views.slice(at + 1).find(({ words }) => words > 0)
  if (at < 0 || !first || first.words < 20) return
  yield { paragraph: views[at]!.paragraph, role: { kind: 'abstract-heading' }, confidence: 0.985, evidence: 'is called abstract' }
  for (const view of views.slice(at + 1)) {
    if (view.outlineLevel < 9 || /^key ?words\b/i.test(view.text) || (view.bold && view.words <= 12) ) break
    if (view.words === 0) continue
    yield { paragraph: view.paragraph, role: { kind: 'abstract' }, confidence: 0.93, evidence: 'under the heading Abstract' }
  }
}
