import type { Facts } from './facts.js'
import { once } from '../algorithms/once.js'
import { objectMark, type Paragraph, type Run } from '../wordml/paragraph.js'
import { childOf, descendants } from '../wordml/tree.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'

/** A picture, chart, shape or text box as it stands in the text (ISO 29500-1, 20.4). */
export interface Drawing {
  readonly paragraph: Paragraph
  readonly at: number
  /** Floats beside the text; otherwise it stands in the line. */
  readonly anchored: boolean
  /** A box without words is what lies in it. */
  readonly kind: 'picture' | 'text-box' | 'other'
  /** `wp:docPr`: its name and the words for those who cannot see it. */
  readonly about: XmlElement | undefined
  /** Twips. */
  readonly width: number
  readonly height: number
  /** The relationship of the only picture in it, and how much of that picture's width is shown. */
  readonly shows: { readonly id: string; readonly share: number } | undefined
  /** The `w:drawing` of a picture that can be drawn in another size: it stands in the line, and no older form of it stands beside it. */
  readonly resizable: XmlElement | undefined
}

/** The drawings of the body and its notes, in order; groups are one. */
export const drawingsOf = once(({ document: { paragraphs } }: Facts): readonly Drawing[] => {
  const holding = paragraphs.filter(({ story, text }) => /^(body|footnote|endnote)$/.test(story.kind) && text.includes(objectMark))
  return holding.flatMap((paragraph) => [...drawingsIn(paragraph)])
})

function* drawingsIn(paragraph: Paragraph): Generator<Drawing> {
  for (const run of paragraph.runs) {
    if (run.deleted || run.fallback) continue
    for (const child of run.element.children) {
      if (child.name !== 'w:drawing' && child.name !== 'mc:AlternateContent') continue
      const within = child.name === 'w:drawing' ? child : child.children[0]
      const holder = within && (within === child ? child.children[0] : childOf(within, 'w:drawing')?.children[0])
      if (holder) yield read(paragraph, run, child, holder)
    }
  }
}

const emuPerTwip = 635

const read = (paragraph: Paragraph, run: Run, child: XmlElement, holder: XmlElement): Drawing => {
  const extent = childOf(holder, 'wp:extent')
  const names = new Set([...descendants(holder)].map(({ name }) => name))
  const plain = child.name === 'w:drawing' && holder.name === 'wp:inline' && names.has('pic:pic') && !names.has('mc:AlternateContent')
  const free = !paragraph.revised && !paragraph.bound && run.field === undefined && !run.own.locked && run.to === run.from + 1
  const sizeOf = (name: 'cx' | 'cy'): number => Math.round(Number((extent && paragraph.story.document.attribute(extent, name)) ?? 0) / emuPerTwip)
  return {
    paragraph,
    at: run.from,
    resizable: plain && free && extent ? child : undefined,
    anchored: holder.name === 'wp:anchor',
    kind: names.has('wps:txbx') && names.has('w:t') ? 'text-box' : names.has('pic:pic') ? 'picture' : 'other',
    about: childOf(holder, 'wp:docPr'),
    shows: shownIn(paragraph.story.document, holder),
    width: sizeOf('cx'),
    height: sizeOf('cy'),
  }
}

/** Cropping is said in thousandths of a per cent (ISO 29500-1, 20.1.8.55); Strict files may write a per cent sign. */
const shownIn = (document: XmlDocument, holder: XmlElement): Drawing['shows'] => {
  const [blip, ...others] = [...descendants(holder)].filter(({ name }) => name === 'a:blip')
  const id = blip && others.length === 0 ? document.attribute(blip, 'r:embed') : undefined
  if (!blip || id === undefined) return undefined
  const crop = childOf(blip.parent ?? undefined, 'a:srcRect')
  const cut = (side: string): number => {
    const value = (crop && document.attribute(crop, side)) ?? '0'
    return parseFloat(value) / (value.endsWith('%') ? 100 : 100_000)
  }
  return { id, share: 1 - cut('l') - cut('r') }
}
