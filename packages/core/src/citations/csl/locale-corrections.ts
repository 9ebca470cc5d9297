import { isNode, mapped, type CslNode } from './node.js'

/**
 * Words of CSL's locales that papers in a style of these handbooks have otherwise, by the name of the term, and its form behind a blank: one word, or
 * those for one and for several, where they differ.
 */
const terms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // A table is not abbreviated (CMOS 18, 10.48; Cite Them Right 12).
  'en-US': { 'table short': 'table|tables' },
  'en-GB': { 'table short': 'table|tables' },
  // Scholars write “et al.” in every language; “u. a.” and “e.a.” are for the press. A day has its word before it: `abgerufen am 3. Mai`.
  'de-DE': { 'et-al': 'et al.', 'retrieved': 'abgerufen am' },
  'es-ES': { 'retrieved': 'recuperado el' },
  'nl-NL': { 'et-al': 'et al.', 'retrieved': 'geraadpleegd op' },
  'it-IT': { 'editor short': 'a cura di', 'retrieved': 'recuperato il' },
  // An edition is feminine.
  'pt-BR': { 'ordinal': 'ª', 'edition short': 'ed.', 'no date short': 's.d.', 'retrieved': 'recuperado em' },
  'pt-PT': { 'no date short': 's.d.', 'retrieved': 'obtido em' },
  'sv-SE': { 'et-al': 'et al.', 'accessed': 'hämtad', 'available at': 'tillgänglig på' },
  'da-DK': { 'et-al': 'et al.', 'accessed': 'hentet', 'available at': 'tilgængelig på' },
  'nb-NO': { 'et-al': 'et al.', 'accessed': 'hentet', 'available at': 'tilgjengelig på' },
  // Universities that write in French have “dans”. Raised letters and hyphens that do not break are signs of their own, which many fonts lack.
  'fr-FR': { 'in': 'dans', 'ordinal': 'e', 'issue short': 'n°', 'number short': 'n°', 'page-range-delimiter': '-', 'retrieved': 'consulté le' },
}

/** A locale with these words. */
export const correctedLocale = (locale: CslNode, language: string): CslNode => {
  const own = Object.entries(terms[language] ?? {})
  if (own.length === 0) return locale
  return mapped(locale, (node) => (node.name === 'date' ? withPlainDay(node, language) : node.name === 'terms' ? { ...node, children: [...node.children.filter((child) => !isOneOf(child, own)), ...own.map(term)] } : node))!
}

/** Where what counts editions counts no days (`3 de maio`), and where no zero stands before one in words (`3 maj`). */
const plainDays: ReadonlySet<string> = new Set(['pt-BR', 'sv-SE'])

const withPlainDay = (date: CslNode, language: string): CslNode => {
  if (date.attrs['form'] !== 'text' || !plainDays.has(language)) return date
  return { ...date, children: date.children.map((part) => (isNode(part) && part.attrs['name'] === 'day' ? { ...part, attrs: { ...part.attrs, form: 'numeric' } } : part)) }
}

const keyOf = ({ attrs }: CslNode): string => [attrs['name'], ...(attrs['form'] === undefined ? [] : [attrs['form']])].join(' ')

const isOneOf = (child: CslNode | string, own: readonly (readonly [string, string])[]): boolean => typeof child !== 'string' && own.some(([key]) => key === keyOf(child))

const term = ([key, words]: readonly [string, string]): CslNode => {
  const [, name, form] = /^(.*?)(?: (short))?$/.exec(key)!
  return { name: 'term', attrs: { name: name!, ...(form !== undefined && { form }) }, children: words.includes('|') ? words.split('|').map(inNumber) : [words] }
}

const inNumber = (words: string, index: number): CslNode => ({ name: index === 0 ? 'single' : 'multiple', attrs: {}, children: [words] })

/** Where “&” is a sign of English: a word joins the last name, without a comma before it (Manual de Publicaciones de la APA, 4.ª ed. en español). */
const joiningByWord: ReadonlySet<string> = new Set(['es-ES', 'fr-FR'])

/** What stands between day and month, where that is no blank. */
const behindDay: Readonly<Record<string, string>> = { 'de-DE': '. ', 'es-ES': ' de ', 'pt-BR': ' de ', 'pt-PT': ' de ' }

/** A style as papers in a language have it. Only English has capitals on every word of a label, and a month before its day. */
export const inLanguage = (style: CslNode, language: string): CslNode =>
  language.startsWith('en') ? style : mapped(style, (node) => withDay(withLabel(joiningByWord.has(language) && node.attrs['and'] === 'symbol' ? byWord(node) : node), language))!

const byWord = (node: CslNode): CslNode => ({ ...node, attrs: { ...node.attrs, 'and': 'text', 'delimiter-precedes-last': 'never' } })

const withLabel = (node: CslNode): CslNode =>
  node.name === 'label' && node.attrs['text-case'] === 'title' ? { ...node, attrs: { ...node.attrs, 'text-case': 'capitalize-first' } } : node

const withDay = (node: CslNode, language: string): CslNode => {
  const parts = node.name === 'date' ? node.children.filter(isNode) : []
  const [day, month] = [parts.find(({ attrs }) => attrs['name'] === 'day'), parts.find(({ attrs }) => attrs['name'] === 'month')]
  if (!day || !month || parts.length > 2) return node
  return { ...node, children: [{ ...day, attrs: { name: 'day', suffix: behindDay[language] ?? ' ' } }, month] }
}
