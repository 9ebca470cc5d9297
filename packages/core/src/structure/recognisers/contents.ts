import type { Recogniser } from '../structure.js'

/** Tables of contents and lists of figures, with the heading over them. */
export const contents: Recogniser = function* ({ lines }) {
  for (const { view: { paragraph, styleName }, contents: line, section, at } of lines) {
    if (styleName === 'toc heading') yield { paragraph, role: { kind: 'contents-heading', section: 'contents' }, confidence: 0.99, evidence: 'style toc heading' }
    else if (line) yield { paragraph, role: { kind: 'contents' }, confidence: line.confidence, evidence: line.evidence }
    else if (section === 'contents' && lines[at + 1]?.contents) {
      yield { paragraph, role: { kind: 'contents-heading', section }, confidence: 0.985, evidence: 'stands over a contents list' }
    }
  }
}
