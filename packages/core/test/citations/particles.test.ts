import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

// CMOS has both `Tocqueville, Alexis de` and `de Gaulle, Charles` (8.7), and which it is hangs on who it is.
test.each([
  ['chicago-18-ad', 'G. de Fay', 'Ice is cold (de Fay 1927, 70).', 'de Fay, G. 1927. “Harbours.” Northern Ships 90: 66–107.'],
  ['turabian-9-ad', 'L. von Hagen', 'Ice is cold (von Hagen 1927, 70).', 'von Hagen, L. 1927. “Harbours.” Northern Ships 90:66–107.'],
  ['chicago-18-ad', 'P. d’Arcy', 'Ice is cold (d’Arcy 1927, 70).', 'd’Arcy, P. 1927. “Harbours.” Northern Ships 90: 66–107.'],
  ['chicago-18-ad', 'J. van der Berg', 'Ice is cold (van der Berg 1927, 70).', 'Berg, J. van der. 1927. “Harbours.” Northern Ships 90: 66–107.'],
])('in %s %s is called by one name in the text and in the list', async (style, name, sentence, entry) => {
  const numbered = ['Ice is cold [1, p. 70].', '[heading 1] References', `[normal] [1]\t${name}, “Harbours,” Northern Ships, vol. 90, pp. 66–107, 1927.`]
  const { document } = await format(await makeDocx(numbered), { style }, nodeCodec)
  expect(await bodyText(document)).toEqual([sentence, 'References', entry])
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
})
