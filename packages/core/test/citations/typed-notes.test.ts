import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const notes = [
  '1. Peter Vaughan, Salt and Rye (London: Fjord Press, 1998), 12.',
  '2. Mia Hollis, “Rumour in the Market,” Past Time 14, no. 2 (2004): 112.',
  '3. Vaughan, Salt and Rye, 44.',
]
const paper = [
  'Rye was dear in the years of the great ice, as the people of the town remembered for a long time.¹ Nobody knew why.²',
  'It was so in every harbour of the north that had no road to the towns of the plain and their markets.<vertAlign=superscript>3</>',
  'Timber was dear, too (Adair, 2017), though nobody of the town was ever to say a word of that to the others.',
  '[heading 1] Notes', ...notes,
  '[heading 1] Bibliography',
  'Adair, Bo. 2017. <italic=true>Oak and Iron</>. Fjord Press.',
  'Hollis, Mia. “Rumour in the Market.” <italic=true>Past Time</> 14, no. 2 (2004): 101–30.',
  'Vaughan, Peter. <italic=true>Salt and Rye</>. London: Fjord Press, 1998.',
]

test.each(['chicago-18-nb', 'apa-7', 'ieee'])('notes that are typed at the end, and their marks, stay as they are in %s', async (style) => {
  const { document, report } = await format(await makeDocx(paper), { style }, nodeCodec)
  expect(await bodyText(document)).toEqual(expect.arrayContaining([...notes, expect.stringMatching(/long time\.¹ Nobody knew why\.²$/), expect.stringMatching(/markets\.3$/)]))
  const asked = report.groups.flatMap(({ checks }) => checks).filter(({ id }) => /^(?:match\.|note\.numbering|body\.lists)/.test(id)).flatMap(({ findings }) => findings)
  expect(asked.filter(({ status }) => status !== 'passed').map(({ message }) => message)).toEqual([expect.stringContaining('These 3 notes are typed')])
})
