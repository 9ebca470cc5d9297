import type { RichText, TextRun } from '../rich-text.js'

/** Text with looks in RTF as citeproc-js prints it, which is how Zotero remembers what it has formatted. */
export const rtf = (text: RichText): string => text.map(runOf).join('')

const looks: readonly (readonly [is: (run: TextRun) => boolean, before: string, after: string])[] = [
  [({ position }) => position === 'superscript', '\\super ', '\\nosupersub{}'],
  [({ position }) => position === 'subscript', '\\sub ', '\\nosupersub{}'],
  [({ underline }) => underline === true, '{\\ul{}', '}'],
  [({ smallCaps }) => smallCaps === true, '{\\scaps ', '}'],
  [({ bold }) => bold === true, '{\\b{}', '}'],
  [({ italic }) => italic === true, '{\\i{}', '}'],
]

const runOf = (run: TextRun): string => looks.reduce((inner, [is, before, after]) => (is(run) ? before + inner + after : inner), escaped(run.text))

const escaped = (text: string): string =>
  text
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[\u007f-\uffff]/g, (letter) => `\\uc0\\u${letter.charCodeAt(0)}{}`)
    .replace(/\t/g, '\\tab{}')
