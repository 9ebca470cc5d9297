import type { XmlElement } from '../xml/element.js'
import type { Document } from './document.js'
import type { Story } from './story.js'

/** What a field says of where a link (`w:hyperlink`) leads that is to stand as one; undefined where it leads nowhere. */
export const linkCode = ({ main, links }: Document, { part, document }: Story, link: XmlElement): string | undefined => {
  const attributes = document.attributes(link)
  const said = (name: string, mark = ''): string[] => {
    // Relationships are known for the text itself.
    const value = name === 'r:id' ? (part === main.name ? links.get(attributes.get(name) ?? '') : undefined) : attributes.get(name)
    return value === undefined ? [] : [`${mark}"${value.replaceAll('\\', '\\\\').replaceAll('"', '%22')}"`]
  }
  const target = [...said('r:id'), ...said('w:anchor', '\\l ')]
  return target.length === 0 ? undefined : ['HYPERLINK', ...target, ...said('w:tooltip', '\\o '), ...said('w:tgtFrame', '\\t ')].join(' ')
}
