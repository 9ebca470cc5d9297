import { isSdt } from '../../wordml/dissolved.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { childOf } from '../../wordml/tree.js'
import type { PartName } from '../../opc/part-name.js'
import type { XmlElement } from '../../xml/element.js'
import type { Unwrap } from '../edit.js'
import type { Lowering } from './context.js'
import { stretches } from './stretches.js'
import { deletion } from './tracked.js'

/** Controls around whole paragraphs; those in a line go with what else is written there. */
export const lowerUnwrapped = (lowering: Lowering, { controls, part }: Unwrap): void => {
  for (const control of controls) if (control.parent?.name !== 'w:p') openControl(lowering, part, control)
}

/** Takes out of a paragraph what is to go while that which it shows stays. */
export const lowerDissolved = (lowering: Lowering, { dissolved, story: { part, document } }: Paragraph): void => {
  const { revisions } = lowering
  for (const element of dissolved.filter(isSdt)) openControl(lowering, part, element)
  for (const [first, last] of stretches(dissolved.filter((element) => !isSdt(element)))) {
    const gone = document.source.slice(first.start, last.end)
    lowering.splice(part, first.start, last.end, revisions ? deletion(revisions, lowering.writer(part), gone) : '')
  }
}

/** Tracked, each of its tags lies in a range of its own, as Word has it where a control goes and its content stays. */
const openControl = (lowering: Lowering, part: PartName, control: XmlElement): void => {
  const { revisions } = lowering
  const content = childOf(control, 'w:sdtContent') ?? control
  if (!revisions) {
    lowering.splice(part, control.start, content.openEnd, '')
    lowering.splice(part, content.closeStart, control.end, '')
    return
  }
  for (const [from, to] of [[control.start, content.openEnd], [content.closeStart, control.end]] as const) {
    const [start, end] = revisions.rangeMarks(lowering.writer(part), 'w:customXmlDelRange')
    lowering.splice(part, from, from, start)
    lowering.splice(part, to, to, end)
  }
}
