import type { RichText, TextRun } from '../rich-text.js'

type Looks = readonly (readonly [is: (run: TextRun) => boolean, before: string, after: string])[]

/** Marks are put around a text from the first of a list on, so that the last one stands outermost. */
const marked = (looks: Looks, escaped: (text: string) => string) => (text: RichText): string =>
  text.map((run) => looks.reduce((inner, [is, before, after]) => (is(run) ? before + inner + after : inner), escaped(run.text))).join('')

const raised = ({ position }: TextRun): boolean => position === 'superscript'
const lowered = ({ position }: TextRun): boolean => position === 'subscript'
const is = (look: 'italic' | 'bold' | 'smallCaps' | 'underline') => (run: TextRun): boolean => run[look] === true

/** Text with looks in RTF as citeproc-js prints it, which is how Zotero remembers what it has formatted. */
export const rtf = marked(
  [
    [raised, '\\super ', '\\nosupersub{}'],
    [lowered, '\\sub ', '\\nosupersub{}'],
    [is('underline'), '{\\ul{}', '}'],
    [is('smallCaps'), '{\\scaps ', '}'],
    [is('bold'), '{\\b{}', '}'],
    [is('italic'), '{\\i{}', '}'],
  ],
  (text) =>
    text
      .replace(/[\\{}]/g, '\\$&')
      .replace(/[\u007f-\uffff]/g, (letter) => `\\uc0\\u${letter.charCodeAt(0)}{}`)
      .replace(/\t/g, '\\tab{}'),
)

/** The same in HTML, which is how both Mendeleys remember it. */
export const html = marked(
  [
    [raised, '<sup>', '</sup>'],
    [lowered, '<sub>', '</sub>'],
    [is('bold'), '<b>', '</b>'],
    [is('italic'), '<i>', '</i>'],
  ],
  (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`),
)
