import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { docxOf } from '../../test/notation/docx-of.js'
import { p, r } from '../../test/notation/markup.js'
import { english } from '../../test/notation/style-sheets.js'
import { effectiveContent } from '../inspect.js'
import { format } from '../format.js'

const prose = 'The winter of that year came early to the coast, and by the first week of November no ship could leave the harbour, so that the council met every evening and decided nothing at all.'
const centred = (words: string, look = '') => p('<w:jc w:val="center"/>', r(words, look))
const cover = (handedIn: string) => [
  centred('Example University'), centred('The Harbour in the Ice', '<w:b/><w:sz w:val="40"/>'), centred('Trade in a Northern Winter', '<w:i/>'), centred(handedIn), centred('by'), centred('Ada Sample'), centred('May 2024'),
]
const parts = p('<w:pageBreakBefore/>', r('Introduction', '<w:b/>')) + p('', r(prose)) + p('', r('The Ships', '<w:b/>')) + p('', r(prose)) + p('', r(prose))

const formatted = async (handedIn: string, options = {}) => {
  const { document } = await format(await docxOf({ body: cover(handedIn).join('') + parts, styles: english }), { style: 'mla-9', options }, nodeCodec)
  const again = await format(document, { style: 'mla-9', options }, nodeCodec)
  expect(again.report.changes).toEqual([])
  const all = await effectiveContent(document, nodeCodec)
  const of = (text: string) => all.find((each) => each.text === text)!
  return [of('Ada Sample').paragraph['align'], of('Introduction').paragraph['pageBreakBefore'] === true]
}

test('a thesis keeps its title page where the handbook has none, and another paper does not', async () => {
  expect(await formatted('A thesis submitted in partial fulfilment of the requirements for the degree of Master of Arts')).toEqual(['center', true])
  expect(await formatted('Masterarbeit')).toEqual(['center', true])
  expect(await formatted('Term Paper')).toEqual(['left', false])
})

test('whoever asks for none gets none', async () => {
  expect(await formatted('Master’s Thesis', { choices: { titlePage: 'none' } })).toEqual(['left', false])
})
