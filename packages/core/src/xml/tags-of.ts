import type { XmlElement } from './element.js'
import { nameEnd } from './spelling.js'

/** An element's name and tags as its part spells them: a writer may choose another prefix of the same namespace, and tags have to match. */
export const tagsOf = (source: string, { start, openEnd }: XmlElement) => {
  const name = source.slice(start + 1, nameEnd(source, start + 1))
  return { name, open: source.slice(start, openEnd).replace(/\/?>$/, '>'), close: `</${name}>` }
}
