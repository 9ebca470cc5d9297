import type { Flow, Recogniser } from '../structure.js'

/** `Table 2`, `Figure 3.1:`, `Fig. A4.` at the start of a line. What follows a plain number may be a sentence about it. */
const label = /^(table|figure|fig\.?)\s*([A-Z]?\d+(?:[.-]\d+)*)\s*([.:\n]|$)?/i

/** Captions by style, by a sequence field, or by a typed label. */
export const captions: Recogniser = function* ({ views }: Flow) {
  for (const view of views) {
    const { paragraph, styleName, text, words } = view
    if (words === 0 || words > 120) continue
    const typed = label.exec(text)
    const sequence = paragraph.fields.find((field) => field.name === 'SEQ')
    const isTable = /^table/i.test(typed?.[1] ?? sequence?.code.replace(/^SEQ\s+/i, '') ?? styleName)
    const role = { kind: isTable ? ('table-caption' as const) : ('figure-caption' as const) }
    if (/^(caption|table caption|image caption|figure caption|captioned figure)$/.test(styleName)) yield { paragraph, role, confidence: 0.95, evidence: `style ${styleName}` }
    else if (typed && sequence) yield { paragraph, role, confidence: 0.95, evidence: 'label with a sequence number' }
    else if (typed?.[3] !== undefined && words <= 60) yield { paragraph, role, confidence: 0.9, evidence: `begins with “${typed[0].trim()}”` }
  }
}
