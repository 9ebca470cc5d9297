import { escapeText } from '../../xml/escape.js'
import { localName } from '../../xml/qualified-name.js'
import { type PreferenceFormat, withAttribute } from './preference.js'

/** What EndNote calls the styles that it ships. */
const names: Readonly<Partial<Record<string, string>>> = {
  'apa': 'APA 7th',
  'modern-language-association': 'MLA 9th',
  'chicago-author-date-17th-edition': 'Chicago 17th Author-Date',
  'chicago-notes-bibliography-17th-edition': 'Chicago 17th Footnote',
  'ieee': 'IEEE',
  'vancouver': 'Vancouver',
}

/** EndNote: a variable of the document that holds XML. */
export const endnotePreference: PreferenceFormat = {
  manager: 'endnote',
  path: ['settings'],
  detail: 'EN.Layout: the style of EndNote',
  read(xml) {
    const variables = xml.root.children.filter(({ name }) => localName(name) === 'docVars').flatMap(({ children }) => children)
    for (const variable of variables) {
      const attributes = [...xml.attributes(variable).values()]
      const layout = attributes.includes('EN.Layout') ? attributes.find((value) => styled.test(value)) : undefined
      if (layout === undefined) continue
      return ({ csl }) => {
        const name = names[csl]
        return name === undefined ? [] : withAttribute(xml, variable, 'val', layout.replace(styled, `<Style>${escapeText(name)}</Style>`))
      }
    }
    return undefined
  },
}

const styled = /<Style>[^<]*<\/Style>/u
