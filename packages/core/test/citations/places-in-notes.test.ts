import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { notesText } from '../reading/text.js'

const list = [
  '[heading 1] References',
  'Bell, A. (2018, May 4–6). <italic=true>Rye at sea</> [Paper presentation]. Bakers of the North, Bergen, Norway.',
  'Roe, C. (2016). <italic=true>A history of salt</> (Vols. 1–2). Fjord Press.',
]
const notesIn = async (style: string) => {
  const { document } = await format(await makeDocx(['Rye was dear (Bell, 2018), and so was salt (Roe, 2016, p. 5). It came by sea (Roe, 2016, Vol. 2).', ...list]), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return (await notesText(document)).map((note) => note.replace(/^[*\s]+/, ''))
}

test.each(['chicago-18-nb', 'turabian-9-nb'])('%s says in notes where a paper was presented, and of a work in volumes which one is cited', async (style) => {
  expect(await notesIn(style)).toEqual([
    'A. Bell, “Rye at Sea” (paper presented at the Bakers of the North, Bergen, Norway, May 4–6, 2018).',
    'C. Roe, A History of Salt, vols. 1–2 (Fjord Press, 2016), 5.',
    style === 'turabian-9-nb' ? 'Roe, vol. 2.' : 'Roe, A History of Salt, vol. 2.',
  ])
})

test('the last page of an article, which its entry has too, is still the page that is cited once it stands in a note', async () => {
  const article = 'Sample, D. (1998). The price of rope. <italic=true>Northern Review</>, 20–24.'
  const { document } = await format(await makeDocx(['Rope was dear (Sample, 1998, p. 24).', 'It was a quiet year.', '[heading 1] References', article]), { style: 'chicago-18-nb' }, nodeCodec)
  expect((await notesText(document)).map((note) => note.trim())).toEqual(['D. Sample, “The Price of Rope,” Northern Review, 1998, 24.'])
  expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
})
