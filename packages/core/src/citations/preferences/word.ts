import { sourcesNamespace } from '../fields/word.js'
import { withAttribute, type PreferenceFormat } from './preference.js'

/** The styles that Word ships: the transform, its name, its edition. */
const styles: Readonly<Partial<Record<string, readonly [transform: string, name: string, version: string]>>> = {
  'apa': ['\\APASixthEditionOfficeOnline.xsl', 'APA', '6'],
  'modern-language-association': ['\\MLASeventhEditionOfficeOnline.xsl', 'MLA', '7'],
  'chicago-author-date': ['\\CHICAGO.XSL', 'Chicago', '16'],
  'chicago-author-date-17th-edition': ['\\CHICAGO.XSL', 'Chicago', '16'],
  'harvard-cite-them-right': ['\\HarvardAnglia2008OfficeOnline.xsl', 'Harvard - Anglia', '2008'],
  'ieee': ['\\IEEE2006OfficeOnline.xsl', 'IEEE', '2006'],
}

/** Word: attributes of the part of sources (ISO 29500-1, 22.6.2.58). It has older editions than ours, which its next update goes back to. */
export const wordPreference: PreferenceFormat = {
  manager: 'word',
  path: ['customXml'],
  detail: 'Sources: the bibliography style of Word',
  read(xml) {
    const { root } = xml
    const old = [...xml.attributes(root)]
    const isSources = root.name.endsWith('Sources') && (xml.source.includes(sourcesNamespace) || xml.source.includes('officeDocument/bibliography'))
    if (!isSources || !old.some(([name]) => name === 'SelectedStyle')) return undefined
    return ({ csl }) => {
      const style = styles[csl]
      if (!style) return []
      return ['SelectedStyle', 'StyleName', 'Version'].flatMap((name, index) => withAttribute(xml, root, name, style[index]!))
    }
  },
}
