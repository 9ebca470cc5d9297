import type { Paragraph } from '../../wordml/paragraph.js'
import { escapeText } from '../../xml/escape.js'
import type { Splice } from '../../xml/splice.js'
import type { Lowering } from './context.js'

/**
 * The links of a paragraph as fields. A `w:ins` has runs in it and no `w:hyperlink` (ISO 29500-1, 17.13.5.18), and an empty link would stay
 * behind where an insertion is rejected that lies in one; Word knows both as one thing.
 */
export const linksAsFields = (lowering: Lowering, { element, story: { part, document } }: Paragraph): readonly Splice[] => {
  const write = lowering.writer(part)
  const run = (content: string): string => write.element('w:r', {}, content)
  const sign = (type: string): string => run(write.element('w:fldChar', { 'w:fldCharType': type }))
  return element.children.filter(({ name }) => name === 'w:hyperlink').flatMap((link) => {
    const code = codeOf(document.attributes(link), part === lowering.document.main.name ? lowering.document.links : undefined)
    const said = code === undefined ? '' : run(write.element('w:instrText', { 'xml:space': 'preserve' }, escapeText(` HYPERLINK ${code} `)))
    return [
      { start: link.start, end: link.openEnd, text: said && sign('begin') + said + sign('separate') },
      { start: link.closeStart, end: link.end, text: said && sign('end') },
    ]
  })
}

/** What a field says of where it leads; undefined where a link leads nowhere. */
const codeOf = (attributes: ReadonlyMap<string, string>, links: ReadonlyMap<string, string> | undefined): string | undefined => {
  const said = (name: string, mark = ''): string[] => {
    const value = name === 'r:id' ? links?.get(attributes.get(name) ?? '') : attributes.get(name)
    return value === undefined ? [] : [`${mark}"${value.replaceAll('\\', '\\\\').replaceAll('"', '%22')}"`]
  }
  const target = [...said('r:id'), ...said('w:anchor', '\\l ')]
  return target.length === 0 ? undefined : [...target, ...said('w:tooltip', '\\o '), ...said('w:tgtFrame', '\\t ')].join(' ')
}
