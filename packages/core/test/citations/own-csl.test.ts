import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { checkRequest, format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const style = (citation: string, links = '') => `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info><title>Our school</title><id>https://example.org/our-school</id>${links}<updated>2024-01-01T00:00:00+00:00</updated></info>
  ${citation}
  <bibliography><layout suffix="."><names variable="author"><name/></names><date variable="issued" prefix=" / "><date-part name="year"/></date><text variable="title" prefix=" / "/></layout></bibliography>
</style>`
const citation = '<citation><layout prefix="(" suffix=")" delimiter="; "><names variable="author"><name form="short"/></names><date variable="issued" prefix=" "><date-part name="year"/></date></layout></citation>'

test('citations are worded as a CSL style of the caller’s own has them', async () => {
  const paper = ['Streets are quiet (Vaughan, 2015).', '[heading 1] References', 'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.']
  const { document } = await format(await makeDocx(paper), { style: 'apa-7', options: { citations: { csl: style(citation) } } }, nodeCodec)
  expect((await bodyText(document))[0]).toBe('Streets are quiet (Vaughan 2015).')
})

test.each([
  ['no XML', 'apa'],
  ['no style', '<locale xmlns="http://purl.org/net/xbiblio/csl"/>'],
  ['a style without citations', style('')],
  ['a style that depends on another', style('', '<link href="http://www.zotero.org/styles/apa" rel="independent-parent"/>')],
  ['a style that calls a macro that is not there', style('<citation><layout><text macro="gone"/></layout></citation>')],
])('%s is refused with a code before any document is read', (_, csl) => {
  expect(() => checkRequest({ style: 'apa-7', options: { citations: { csl } } })).toThrow(expect.objectContaining({ code: 'invalid_options' }) as Error)
})
