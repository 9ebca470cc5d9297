import { layoutOf, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { paragraphValue, runValue } from '../../wordml/values.js'
import { captionsOf } from '../tables-figures/caption-parts.js'
import { placed } from '../tables-figures/caption-place.js'

/** Of the height of letters: how far a line of text stands from the next, and how wide a letter is on average. */
const [lineHeight, letterWidth] = [1.15, 0.45]

/** How many twips the caption of a picture will take in lines so wide, with a line for the label. It is an estimate: only Word breaks lines. */
export const captionHeight = (picture: Paragraph, width: number, facts: Facts): number =>
  (captionsOfPictures(facts).get(picture) ?? []).reduce((sum, paragraph) => sum + heightOf(paragraph, width, facts), 0)

/** Its paragraphs, where it is certain which picture a caption belongs to. */
const captionsOfPictures = once((facts: Facts): ReadonlyMap<Paragraph, readonly Paragraph[]> =>
  new Map(captionsOf(facts).flatMap((caption) => {
    const picture = placed(caption, facts)?.picture
    return picture ? [[picture, [caption.paragraph, ...(caption.titleBelow ? [caption.titleBelow] : [])]]] : []
  })))

const heightOf = (paragraph: Paragraph, width: number, facts: Facts): number => {
  const layout = layoutOf(facts, paragraph)
  const of = (name: string): number => Number(layout?.paragraph[name] ?? paragraphValue(paragraph.effective, name) ?? 0)
  const size = Number(layout?.run['size'] ?? runValue(paragraph.runs[0]?.effective ?? {}, 'size')) * 10
  const lines = Math.ceil(paragraph.text.length / Math.max(width / (size * letterWidth), 1)) + 1
  return Math.ceil(lines * size * lineHeight * (of('line') / 240)) + of('spaceBefore') + of('spaceAfter')
}
