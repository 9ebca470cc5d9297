import { mapped, type CslNode } from './node.js'

/** Words of CSL's locales that papers in a style of these handbooks have otherwise, by the name of the term, and its form behind a blank. */
const terms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Scholars write “et al.” in every language; “u. a.” and “e.a.” are for the press.
  'de-DE': { 'et-al': 'et al.' },
  'nl-NL': { 'et-al': 'et al.' },
  'it-IT': { 'editor short': 'a cura di' },
  // An edition is feminine.
  'pt-BR': { 'ordinal': 'ª', 'edition short': 'ed.' },
  // Universities that write in French have “dans”. Raised letters and hyphens that do not break are signs of their own, which many fonts lack.
  'fr-FR': { 'in': 'dans', 'ordinal': 'e', 'issue short': 'n°', 'number short': 'n°', 'page-range-delimiter': '-' },
}

/** A locale with these words. */
export const correctedLocale = (locale: CslNode, language: string): CslNode => {
  const own = Object.entries(terms[language] ?? {})
  if (own.length === 0) return locale
  return mapped(locale, (node) => (node.name === 'terms' ? { ...node, children: [...node.children.filter((child) => !isOneOf(child, own)), ...own.map(term)] } : node))!
}

const keyOf = ({ attrs }: CslNode): string => [attrs['name'], ...(attrs['form'] === undefined ? [] : [attrs['form']])].join(' ')

const isOneOf = (child: CslNode | string, own: readonly (readonly [string, string])[]): boolean => typeof child !== 'string' && own.some(([key]) => key === keyOf(child))

const term = ([key, words]: readonly [string, string]): CslNode => {
  const [name, form] = key.split(' ')
  return { name: 'term', attrs: { name: name!, ...(form !== undefined && { form }) }, children: [words] }
}

/** Where “&” is a sign of English: a word joins the last name, without a comma before it (Manual de Publicaciones de la APA, 4.ª ed. en español). */
const joiningByWord: ReadonlySet<string> = new Set(['es-ES', 'fr-FR'])

/** A style as papers in a language have it. Only English has capitals on every word of a label. */
export const inLanguage = (style: CslNode, language: string): CslNode =>
  language.startsWith('en') ? style : mapped(style, (node) => withLabel(joiningByWord.has(language) && node.attrs['and'] === 'symbol' ? byWord(node) : node))!

const byWord = (node: CslNode): CslNode => ({ ...node, attrs: { ...node.attrs, 'and': 'text', 'delimiter-precedes-last': 'never' } })

const withLabel = (node: CslNode): CslNode =>
  node.name === 'label' && node.attrs['text-case'] === 'title' ? { ...node, attrs: { ...node.attrs, 'text-case': 'capitalize-first' } } : node
