import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

// As databases of computer science give them: names as they are spoken, and a colon.
const entries = [
  'Ada Berg, Carl Roe: How sails wear in the north. Ropes 12(3), 4–9 (2019)',
  'Diedrik P. Kings, Jim Bay: Waves: A Method for Calm Search. Tides 7(2), 11–19 (2015)',
  'Mia Lund: Northern tides and their ports. Fjord Press, Bergen (2018)',
  'Ashe Vas, Noa Shaz, Niki Parm, Jakob Usk: Attention is what ports need. Tides 4(1), 14–29 (2012)',
]

const listOf = async (...lines: string[]) => {
  const paper = await makeDocx(['The harbour lay under ice for months.', '[heading 1] References', ...lines])
  const { document } = await format(paper, { style: 'apa-7' }, nodeCodec)
  expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
  return (await bodyText(document)).slice(2)
}

test('in a list whose names end with a colon the last of them is no part of the title', async () => {
  expect(await listOf(...entries)).toEqual([
    'Berg, A., & Roe, C. (2019). How sails wear in the north. Ropes, 12(3), 4–9.',
    'Kings, D. P., & Bay, J. (2015). Waves: A Method for Calm Search. Tides, 7(2), 11–19.',
    'Lund, M. (2018). Northern tides and their ports. Fjord Press.',
    'Vas, A., Shaz, N., Parm, N., & Usk, J. (2012). Attention is what ports need. Tides, 4(1), 14–29.',
  ])
})

test('where titles stand behind the commas of names, two words and a colon begin one', async () => {
  const history = 'Ada Berg, Northern Ropes: A history of ports. Fjord Press, 2019.'
  const others = ['Lund, M. (2018). Northern tides. Fjord Press.', 'Ada Berg and Carl Roe, Quiet Ports: A study of trade. Fjord Press, 2020.', 'Roe, C. (2016). How ropes wear. Fjord Press.']
  const list = (await listOf(history, ...others)).join(' ')
  for (const title of ['Northern Ropes: A history of ports', 'Quiet Ports: A study of trade']) expect(list).toContain(title)
})
