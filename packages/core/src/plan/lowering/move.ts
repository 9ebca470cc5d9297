import type { Paragraph } from '../../wordml/paragraph.js'
import { childrenOf, insertChild, markupOf } from '../../wordml/properties/patch.js'
import { childOf, descendants } from '../../wordml/tree.js'
import type { MoveBlocks } from '../edit.js'
import type { Lowering } from './context.js'

/** Markers that must not be doubled or torn apart, and what stands for a place in another part. */
const anchored = /^w:(bookmark(Start|End)|comment(Range(Start|End)|Reference)|perm(Start|End)|footnoteReference|endnoteReference|fldChar|ins|del|move\w+|sectPr|sdt|drawing|pict|object)$/

/** Whether a paragraph carries nothing that ties it to its place. */
export const canMove = (paragraph: Paragraph): boolean =>
  !paragraph.revised && [...descendants(paragraph.element)].every(({ name }) => !anchored.test(name) && name !== 'mc:AlternateContent')

/** Direct: cut and put in. Tracked: a deletion here and an insertion there, which every reader of the format knows. */
export const lowerMove = (lowering: Lowering, { paragraphs, before }: MoveBlocks): void => {
  for (const paragraph of paragraphs) {
    const { story, element } = paragraph
    const { source } = story.document
    if (!lowering.revisions) {
      lowering.splice(before.story.part, before.element.start, before.element.start, source.slice(element.start, element.end))
      lowering.splice(story.part, element.start, element.end, '')
      continue
    }
    lowering.splice(before.story.part, before.element.start, before.element.start, copy(lowering, paragraph, 'w:ins'))
    lowering.splice(story.part, element.start, element.end, copy(lowering, paragraph, 'w:del'))
  }
}

/** The paragraph with its mark and its runs inserted, or deleted. An id of its own (`w14:paraId`) stays with the old place. */
const copy = (lowering: Lowering, { story, element, properties }: Paragraph, kind: 'w:ins' | 'w:del'): string => {
  const { source } = story.document
  const write = lowering.writer(story.part)
  const revisions = lowering.revisions!
  const marks = childrenOf(story.document, childOf(properties, 'w:rPr'))
  marks.unshift({ name: kind, markup: revisions.mark(write, kind) })
  const children = childrenOf(story.document, properties)
  insertChild('w:pPr', children, { name: 'w:rPr', markup: write.element('w:rPr', {}, markupOf(marks)) })
  const content = element.children.filter((child) => child !== properties).map((child) => source.slice(child.start, child.end)).join('')
  const shown = kind === 'w:del' ? content.replace(new RegExp(`<(/?)${write.name('w:t')}(?=[\\s/>])`, 'g'), `<$1${write.name('w:delText')}`) : content
  const open = kind === 'w:del' ? source.slice(element.start, element.openEnd) : write.open('w:p')
  return `${open}${write.element('w:pPr', {}, markupOf(children))}${shown && revisions.mark(write, kind, shown)}${write.close('w:p')}`
}
