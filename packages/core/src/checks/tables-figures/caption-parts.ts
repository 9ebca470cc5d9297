import type { Facts } from '../../facts.js'
import { certainRole } from '../../facts.js'
import type { StyleDefinition } from '../../styles/definition.js'
import type { Paragraph } from '../../wordml/paragraph.js'

/** A caption taken apart: `Table` `1` `: ` `Wild bees`, as places in the paragraph's text. */
export interface Caption {
  readonly paragraph: Paragraph
  readonly kind: 'table' | 'figure'
  readonly wanted: StyleDefinition['captions']['table']
  /** Where the label begins and ends, the number begins and ends, and the title begins. */
  readonly at: { readonly label: number; readonly labelEnd: number; readonly number: number; readonly numberEnd: number; readonly title: number }
}

const parts = /^(\s*)(tables?|figures?|figs?\.|fig)([ \u00A0]*)((?:[A-Z][.-]?)?\d+(?:[.\-–]\d+)*[a-z]?|[IVXLC]+\b)([ \u00A0]*[.:|–—]?[ \u00A0]*\n?[ \u00A0]*)/i

/** The captions whose label can be read. Others are nobody's to set. */
export function* captionsOf(facts: Facts, kind: 'table' | 'figure'): Generator<Caption> {
  for (const { paragraph } of facts.structure.flow) {
    if (certainRole(facts, paragraph).kind !== `${kind}-caption`) continue
    const found = parts.exec(paragraph.text)
    if (!found) continue
    const [, indent = '', label = '', blank = '', number = '', separator = ''] = found
    const labelAt = indent.length
    const labelEnd = labelAt + label.length
    const numberAt = labelEnd + blank.length
    const numberEnd = numberAt + number.length
    const at = { label: labelAt, labelEnd, number: numberAt, numberEnd, title: numberEnd + separator.length }
    yield { paragraph, kind, wanted: facts.style.definition.captions[kind], at }
  }
}
