import type { Facts } from '../facts.js'
import { certainRole } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { paperLanguage } from '../../structure/paper-language.js'
import type { View } from '../../structure/view.js'
import { captionLabel, wordForNumber } from '../../structure/words/caption-label.js'
import type { StyleDefinition } from '../../styles/definition.js'
import { hasContent, type Paragraph } from '../../wordml/paragraph.js'
import { isParagraph } from '../../wordml/story.js'
import { labelsIn, type CaptionKind, type Labels } from './label-words.js'

/** A caption taken apart: `Table` `1` `: ` `Wild bees`, as places in the paragraph's text. */
export interface Caption {
  readonly view: View
  readonly paragraph: Paragraph
  readonly kind: CaptionKind
  readonly wanted: StyleDefinition['captions']['table']
  /** Whether it is of a kind that the author tells and counts apart: `Map 1`. */
  readonly isOwnKind: boolean
  /** Where the label begins and ends, the number begins and ends, and the title begins. */
  readonly at: { readonly label: number; readonly labelEnd: number; readonly number: number; readonly numberEnd: number; readonly title: number }
  /** The paragraph that has the title, where the label stands alone in its own. */
  readonly titleBelow: Paragraph | undefined
  /** … below the table that the label stands above. */
  readonly titleAcross: boolean
  /** A label that the title begins with, as programs write one before a label that was typed; its place in the paragraph's text. */
  readonly second: { readonly from: number; readonly to: number } | undefined
}

const number = String.raw`(?:[A-Z][.‑-]?)?\d+(?:[.\-‑–]\d+)*[a-z]?|[IVXLC]+\b`

const partsOf = ({ pattern }: Labels): RegExp => new RegExp(String.raw`^(\s*)(${pattern})([ \u00A0]*${wordForNumber})(${number})([ \u00A0]*(?:[.:|–—]|-(?=\s))?[ \u00A0]*\n?[ \u00A0]*)`, 'i')

/** Without a mark behind its number it may be the beginning of a sentence. */
const secondOf = ({ pattern }: Labels): RegExp => new RegExp(String.raw`^(?:${pattern})[ \u00A0]*(?:${number})[ \u00A0]*[.:|–—](?=\s|$)`, 'i')

/** How captions are labelled in this paper. */
export const labelsOf = ({ structure }: Facts): Labels | undefined => labelsIn(paperLanguage(structure))

/** The captions whose label can be read, in document order. */
export const captionsOf = once((facts: Facts): readonly Caption[] => {
  const labels = labelsOf(facts)
  return labels ? [...read(facts, labels)] : []
})

function* read(facts: Facts, labels: Labels): Generator<Caption> {
  const [parts, again] = [partsOf(labels), secondOf(labels)]
  const body = facts.document.paragraphs.filter(({ story }) => story.kind === 'body')
  for (const [index, paragraph] of body.entries()) {
    const kind = captionKindOf(facts, paragraph)
    const found = kind && parts.exec(paragraph.text)
    if (!found) continue
    const [all, indent = '', label = '', blank = '', number = '', separator = ''] = found
    const labelEnd = indent.length + label.length
    const numberAt = labelEnd + blank.length
    const at = { label: indent.length, labelEnd, number: numberAt, numberEnd: all.length - separator.length, title: all.length }
    const below = paragraph.text.slice(all.length).trim() === '' && number !== '' ? body[index + 1] : undefined
    const isTitle = (other: Paragraph | undefined): boolean => other !== undefined && captionKindOf(facts, other) === kind && !parts.test(other.text)
    const across = below && kind === 'table' ? acrossTables(facts).get(paragraph) : undefined
    const titleBelow = [below, across].find(isTitle)
    const titleAcross = titleBelow !== undefined && titleBelow === across
    const repeated = again.exec(paragraph.text.slice(all.length))?.[0]
    const second = repeated === undefined ? undefined : { from: all.length, to: all.length + repeated.length }
    yield { view: facts.structure.view(paragraph), paragraph, kind, ...wantedOf(kind, label, labels, facts), at, titleBelow, titleAcross, second }
  }
}

/** What stands right below a table, by what stands right above it; over another table it may be of that. */
const acrossTables = once(({ document }: Facts): ReadonlyMap<Paragraph, Paragraph> => {
  const blocks = document.stories.find(({ kind }) => kind === 'body')?.blocks ?? []
  return new Map(blocks.flatMap((above, index): [Paragraph, Paragraph][] => {
    const [table, below] = [blocks[index + 1], blocks[index + 2]]
    const next = blocks.slice(index + 3).find((block) => !isParagraph(block) || hasContent(block))
    const isAlone = next === undefined || isParagraph(next)
    return isParagraph(above) && table && !isParagraph(table) && below && isParagraph(below) && isAlone ? [[above, below]] : []
  }))
})

interface NumberApart {
  readonly kind: CaptionKind
  readonly number: string
}

/**
 * The numbers of what reads as a caption in text boxes, where Word puts those of floating pictures, and in tables that lay pictures out: they are
 * counted with the others, and stay as they are.
 */
export const numbersApart = once((facts: Facts): readonly NumberApart[] => {
  const labels = labelsOf(facts)
  const parts = labels && partsOf(labels)
  return facts.document.paragraphs.flatMap((paragraph) => {
    const { story, cell, text } = paragraph
    const isApart = (story.kind === 'text-box' && !story.fallback) || (cell !== undefined && captionKindOf(facts, paragraph) === undefined)
    const label = parts && isApart ? captionLabel(text.trim()) : undefined
    const number = label?.separated && label.rest !== '' ? parts?.exec(text)?.[4] : undefined
    return label && number !== undefined ? [{ kind: label.of, number }] : []
  })
})

const wantedOf = (kind: CaptionKind, label: string, labels: Labels, { style }: Facts): Pick<Caption, 'wanted' | 'isOwnKind'> => {
  const wanted = labels.wanted(kind, style.definition.captions)
  const own = labels.ownKind(label)
  const word = own !== undefined && wanted.label === wanted.label.toUpperCase() ? own.toUpperCase() : own
  return { wanted: word === undefined ? wanted : { ...wanted, label: word, numerals: 'decimal' }, isOwnKind: own !== undefined }
}

export const captionKindOf = (facts: Facts, paragraph: Paragraph): CaptionKind | undefined => {
  const { kind } = certainRole(facts, paragraph)
  return kind === 'table-caption' ? 'table' : kind === 'figure-caption' ? 'figure' : undefined
}
