import type { Flow, Recogniser } from '../structure.js'

/** What nothing more special can be said of: lists, figures, and prose. */
export const runningText: Recogniser = function* ({ views }: Flow) {
  for (const view of views) {
    const { paragraph, text, words } = view
    if (words === 0) {
      yield { paragraph, role: { kind: view.hasObject ? 'figure' : 'blank' }, confidence: 0.8, evidence: view.hasObject ? 'only an object' : 'no text' }
    } else if (isCode(view)) {
      yield { paragraph, role: { kind: 'other' }, confidence: 0.96, evidence: `style ${view.styleName}` }
    } else if (view.numbered || /^list\b/.test(view.styleName)) {
      yield { paragraph, role: { kind: 'list-item' }, confidence: 0.9, evidence: view.numbered ? 'numbered or bulleted' : `style ${view.styleName}` }
    } else if (words >= 12 || (words >= 6 && /[.?!][”"’)\]]*$/.test(text))) {
      const set = view.align === 'center' || view.align === 'right' || view.indentStart > 250 || view.indentEnd > 250 || view.outlineLevel < 9
      yield { paragraph, role: { kind: 'body' }, confidence: set ? 0.6 : 0.86, evidence: `${words} words of prose` }
    } else {
      yield { paragraph, role: { kind: 'other' }, confidence: 0.4, evidence: 'a short line of no known kind' }
    }
  }
}

const isCode = ({ styleName }: { styleName: string }): boolean => /\b(code|verbatim|preformatted|source)\b/.test(styleName)
