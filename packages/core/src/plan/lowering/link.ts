import { linkCode } from '../../wordml/link-code.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { escapeText } from '../../xml/escape.js'
import type { Splice } from '../../xml/splice.js'
import type { Lowering } from './context.js'

/**
 * The links of a paragraph as fields. A `w:ins` has runs in it and no `w:hyperlink` (ISO 29500-1, 17.13.5.18), and an empty link would stay
 * behind where an insertion is rejected that lies in one; Word knows both as one thing.
 */
export const linksAsFields = (lowering: Lowering, { element, story }: Paragraph): readonly Splice[] => {
  const write = lowering.writer(story.part)
  const run = (content: string): string => write.element('w:r', {}, content)
  const sign = (type: string): string => run(write.element('w:fldChar', { 'w:fldCharType': type }))
  return element.children.filter(({ name }) => name === 'w:hyperlink').flatMap((link) => {
    const code = linkCode(lowering.document, story, link)
    const said = code === undefined ? '' : run(write.element('w:instrText', { 'xml:space': 'preserve' }, escapeText(` ${code} `)))
    return [
      { start: link.start, end: link.openEnd, text: said && sign('begin') + said + sign('separate') },
      { start: link.closeStart, end: link.end, text: said && sign('end') },
    ]
  })
}
