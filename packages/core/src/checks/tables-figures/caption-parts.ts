import type { Facts } from '../../facts.js'
import { certainRole } from '../../facts.js'
import { once } from '../../once.js'
import { isEnglish } from '../../structure/paper-language.js'
import type { View } from '../../structure/view.js'
import type { StyleDefinition } from '../../styles/definition.js'
import type { Paragraph } from '../../wordml/paragraph.js'

export type CaptionKind = 'table' | 'figure'

/** A caption taken apart: `Table` `1` `: ` `Wild bees`, as places in the paragraph's text. */
export interface Caption {
  readonly view: View
  readonly paragraph: Paragraph
  readonly kind: CaptionKind
  readonly wanted: StyleDefinition['captions']['table']
  /** Where the label begins and ends, the number begins and ends, and the title begins. */
  readonly at: { readonly label: number; readonly labelEnd: number; readonly number: number; readonly numberEnd: number; readonly title: number }
  /** The paragraph that has the title, where the label stands alone in its own. */
  readonly titleBelow: Paragraph | undefined
}

const parts = /^(\s*)(tables?|figures?|figs?\.|fig)([ \u00A0]*)((?:[A-Z][.‑-]?)?\d+(?:[.\-‑–]\d+)*[a-z]?|[IVXLC]+\b)([ \u00A0]*(?:[.:|–—]|-(?=\s))?[ \u00A0]*\n?[ \u00A0]*)/i

/** The captions whose label can be read, in document order; those of papers in other languages are nobody's to word. */
export const captionsOf = once((facts: Facts): readonly Caption[] => (isEnglish(facts) ? [...read(facts)] : []))

function* read(facts: Facts): Generator<Caption> {
  const { flow } = facts.structure
  for (const [index, view] of flow.entries()) {
    const { paragraph } = view
    const kind = kindOf(facts, paragraph)
    const found = kind && parts.exec(paragraph.text)
    if (!found) continue
    const [all, indent = '', label = '', blank = '', number = '', separator = ''] = found
    const labelEnd = indent.length + label.length
    const numberAt = labelEnd + blank.length
    const at = { label: indent.length, labelEnd, number: numberAt, numberEnd: all.length - separator.length, title: all.length }
    const below = paragraph.text.slice(all.length).trim() === '' && number !== '' ? flow[index + 1]?.paragraph : undefined
    const titleBelow = below && kindOf(facts, below) === kind && !parts.test(below.text) ? below : undefined
    yield { view, paragraph, kind, wanted: facts.style.definition.captions[kind], at, titleBelow }
  }
}

const kindOf = (facts: Facts, paragraph: Paragraph): CaptionKind | undefined => {
  const { kind } = certainRole(facts, paragraph)
  return kind === 'table-caption' ? 'table' : kind === 'figure-caption' ? 'figure' : undefined
}
