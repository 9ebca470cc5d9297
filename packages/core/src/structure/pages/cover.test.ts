import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r, table } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { canonicalParts } from '../../../test/revisions/canonical.js'
import { ours, reviseAll } from '../../../test/revisions/revise.js'
import { format } from '../../format.js'
import { inspect } from '../../inspect.js'

const plain = (words: string) => p('', r(words))
const centred = (words: string, look = '') => p('<w:jc w:val="center"/>', r(words, look))
const prose = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour, so that the council met every evening and decided nothing at all.'
const lines = [centred('The Harbour in the Ice', '<w:b/><w:sz w:val="32"/>'), p(''), centred('Ada Sample'), centred('Example University'), centred('HIST 101: Harbours'), centred('3 May 2024')]
const kinds = ['title', 'author', 'affiliation', 'course', 'date']
const [inOneCell, inRows] = [table('', [p('') + lines.join('')]), table('', ...lines.map((line) => [line]))]
const page = p('', r('\f'))

const paper = (...front: string[]) => docxOf({ body: [...front, plain(prose), p('', r('The Ships', '<w:b/>')), plain(prose), plain(prose)].join(''), styles: english })

const kindsOf = async (...front: string[]) => {
  const { paragraphs } = await inspect(await paper(...front), {}, nodeCodec)
  return paragraphs.filter(({ confidence, role }) => confidence >= 0.85 && [...kinds, 'table-text'].includes(role)).map(({ role }) => role)
}

test.each([['one cell', inOneCell], ['a row for each line', inRows]])('a title page in a table is read, in %s', async (_, cover) => {
  expect(await kindsOf(cover, page)).toEqual(kinds)
})

test('a table is none where the text follows on its page, where it has columns, or comes behind text', async () => {
  for (const front of [[inOneCell], [table('', [lines.join(''), plain('Nordhafen')]), page], [plain(prose), inOneCell, page]]) expect(await kindsOf(...front)).not.toContain('author')
})

test.each(['apa-7', 'mla-9', 'chicago-18-nb', 'ieee'])('it is formatted in its table in %s, and is as it was once that is rejected', async (style) => {
  const original = await paper(inOneCell, page)
  const direct = await format(original, { style }, nodeCodec)
  const tracked = await format(original, { style, trackedChanges: true }, nodeCodec)
  for (const { document } of [direct, tracked]) expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  expect((await inspect(direct.document, {}, nodeCodec)).paragraphs.map(({ role }) => role)).toEqual(expect.arrayContaining(kinds))
  expect(await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked)).toEqual(await canonicalParts(original))
})
