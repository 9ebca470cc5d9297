import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { english } from '../notation/style-sheets.js'
import { partOf } from '../reading/archive.js'
import { bodyText } from '../reading/text.js'
import { expectBothWays } from '../revisions/both-ways.js'

const address = 'https://doi.org/10.1000/182'
const link = `<w:hyperlink w:anchor="north">${r(address)}</w:hyperlink>`
const paper = docxOf({
  body: [
    p('', r('Rope was dear (Berg, 2011).')),
    styled('Heading1', 'References'),
    p('', r('Berg, L. (2011). Ropes of the north. ') + r('Harbour Review', '<w:i/>') + r(', ') + r('7', '<w:i/>') + r('(1), 12–19. ') + link),
  ].join(''),
  styles: english,
})

/** The words in the link. */
const linked = async (document: Uint8Array): Promise<string> =>
  /<w:hyperlink[^>]*>(.*?)<\/w:hyperlink>/.exec(await partOf(document))![1]!.replace(/<[^>]+>/g, '')

test.each([
  ['ieee', '[1]\tL. Berg, “Ropes of the north,” Harbour Review, vol. 7, no. 1, pp. 12–19, 2011, doi: 10.1000/182.', 'doi: 10.1000/182'],
  ['vancouver', '1.\tBerg L. Ropes of the north. Harbour Review. 2011;7(1):12–9. doi:10.1000/182', 'doi:10.1000/182'],
  ['mla-9', 'Berg, L. “Ropes of the North.” Harbour Review, vol. 7, no. 1, 2011, pp. 12–19, https://doi.org/10.1000/182.', address],
])('a link holds its address in %s, and no word that comes in before it', async (style, entry, inLink) => {
  const original = await paper
  const { document } = await format(original, { style }, nodeCodec)
  expect((await bodyText(document)).at(-1)).toBe(entry)
  expect(await linked(document)).toBe(inLink)
  await expectBothWays(original, (bytes, trackedChanges) => format(bytes, { style, trackedChanges }, nodeCodec))
})

test('a link on a citation holds what the citation becomes', async () => {
  const text = p('', r('Rope was dear (') + `<w:hyperlink w:anchor="north">${r('Berg, 2011')}</w:hyperlink>` + r(').'))
  const entry = p('', `<w:bookmarkStart w:id="1" w:name="north"/>${r('Berg, L. (2011). ')}${r('Ropes of the north', '<w:i/>')}${r('. Fjord Press.')}<w:bookmarkEnd w:id="1"/>`)
  const original = await docxOf({ body: text + styled('Heading1', 'References') + entry, styles: english })
  const { document } = await format(original, { style: 'mla-9' }, nodeCodec)
  expect((await bodyText(document))[0]).toBe('Rope was dear (Berg).')
  expect(await linked(document)).toBe('Berg')
  await expectBothWays(original, (bytes, trackedChanges) => format(bytes, { style: 'mla-9', trackedChanges }, nodeCodec))
})
