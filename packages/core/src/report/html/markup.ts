import { turning } from '../../checks/wording.js'

/** Markup that may stand in a page. Only `html` makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What may be put into markup: everything but markup is text, and is escaped. */
export type Content = Markup | string | number | null | undefined | false | readonly Content[]

/** A template for markup: every value that is text comes from a document or may do so, and cannot become markup. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Markup =>
  new Markup(strings.map((string, index) => string + rendered(values[index])).join(''))

const rendered = (content: Content): string => {
  if (content === null || content === undefined || content === false) return ''
  if (content instanceof Markup) return content.text
  return typeof content === 'object' ? content.map(rendered).join('') : escapeHtml(String(content))
}

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' }

/** Text for content and for quoted attributes. Control characters and halves of surrogate pairs are not text in HTML; words have their direction already. */
const escapeHtml = (text: string): string =>
  text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd').replace(turning, '').replace(/[&<>"'`]/g, (letter) => references[letter]!)

/** An id or the end of a link: words of letters, digits, dots and dashes. */
export const idOf = (...words: readonly (string | number)[]): string => words.join('-').replace(/[^\w.-]/g, '_')

/** Words of the document, kept apart from ours: their direction is their own (Arabic, Hebrew), and they cannot turn ours. */
export const quoted = (text: string): Markup => html`<bdi class="words">${text}</bdi>`
