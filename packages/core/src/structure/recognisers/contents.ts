import type { Flow, Recogniser } from '../structure.js'

/** Tables of contents and lists of figures: kept by Word's own field, or by its styles. */
export const contents: Recogniser = function* ({ views }: Flow) {
  for (const { paragraph, styleName } of views) {
    if (styleName === 'toc heading') {
      yield { paragraph, role: { kind: 'contents-heading' }, confidence: 0.99, evidence: 'style toc heading' }
    } else if (/^(toc \d|table of figures)$/.test(styleName)) {
      yield { paragraph, role: { kind: 'contents' }, confidence: 0.99, evidence: `style ${styleName}` }
    } else if (paragraph.within.includes('TOC') || paragraph.opened.includes('TOC') || paragraph.fields.some((field) => field.name === 'TOC')) {
      yield { paragraph, role: { kind: 'contents' }, confidence: 0.99, evidence: 'inside a TOC field' }
    }
  }
}
