import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { audit, format, parseReferences } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { field, level, list, p, r, section, style, styled } from '../notation/markup.js'

/** What every object of JavaScript has by itself: looked up in a table, it would be found there. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__proto__', '__defineGetter__'] as const

const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'

/** Where a method or an object was printed for a word. */
const odd = (value: unknown): string[] => JSON.stringify(value).match(/.{0,80}(?:native code|\[object ).{0,40}/g) ?? []

const documentOf = (name: string) => docxOf({
  body: [
    styled(name, `A ${name} of the Harbour`), styled('Heading1', name), p(`<w:jc w:val="${name}"/><w:spacing w:line="240" w:lineRule="${name}"/>`, r(`${prose} (${name}, 2019)`)),
    p(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:${name} w:val="1"/>`, r(name, `<w:u w:val="${name}"/><w:color w:val="${name}"/><w:vertAlign w:val="${name}"/><w:lang w:val="${name}"/>`)),
    p('', r(name), `<w:r><w:${name} w:id="1"/><w:t>${prose}</w:t></w:r>`, field(`${name} ${name}`, name), `<w:${name}><w:r><w:t>inside</w:t></w:r></w:${name}>`),
    styled('Heading1', 'References'), p('', r(`${name}, A. (2019, ${name} 3). ${name} of ${name}. ${name}: ${name}. https://doi.org/10.1000/${name}`)), p('', r(`Lee, B. (${name} 2018). Ice. Harbour Press.`)),
    section(),
  ].join(''),
  styles: `${style(name, name)}${style('Heading1', 'heading 1')}`,
  numbering: ((made) => made.abstract + made.instance)(list(1, level(0, name, `${name}.`))),
  settings: `<w:documentProtection w:edit="${name}" w:enforcement="1"/>`,
})

test.each(inherited)('a document that calls everything %s is formatted like any other', async (name) => {
  for (const named of ['apa-7', 'chicago-18-nb', 'ieee']) {
    for (const trackedChanges of [false, true]) {
      const { document, report } = await format(await documentOf(name), { style: named, trackedChanges }, nodeCodec)
      expect(report.summary.changes_applied).toBeGreaterThan(0)
      expect(odd(report)).toEqual([])
      expect(odd(await audit(document, { style: named }, nodeCodec))).toEqual([])
    }
  }
})

test.each(inherited)('an entry full of %s is read as words', async (name) => {
  const [read] = await parseReferences([`${name}, A. (${name} 2019). ${name} of ${name} (${name} ed., Vol. ${name}). ${name}.`], nodeCodec)
  expect(odd(read)).toEqual([])
})
