import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText, notesText } from '../reading/text.js'

const list = [
  '[heading 1] Bibliography',
  'Hollis, Mia, and Adair, Bo, ‘Rumour in the Market’, <italic=true>Past Time</>, 14:2 (2004), pp. 101–30.',
  'Roe, Carl, ‘Early Ropes’, in Ada Berg (ed.), <italic=true>Ropes of the North</> (London: Fjord Press, 2015), pp. 10–30.',
  'Vaughan, Peter, <italic=true>Salt and Rye</> (London: Fjord Press, 1998).',
]
const noted = (text: string, note: string): string => `${text}{footnote: {raised number} ${note}}`
const formatted = async (style: string, ...lines: readonly string[]) => {
  const { document } = await format(await makeDocx([...lines, ...list]), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return { text: (await bodyText(document))[0]!, notes: (await notesText(document)).map((note) => note.replace(/^[*\s]+/, '')) }
}

describe('the page that is meant stands behind those of the whole work', () => {
  const lines = [
    [
      noted('Rye was dear.', 'Mia Hollis and Bo Adair, ‘Rumour in the Market’, <italic=true>Past Time</>, 14:2 (2004), 101–30 (p. 112).'),
      noted('Ropes were long.', 'Carl Roe, ‘Early Ropes’, in Ada Berg (ed.), <italic=true>Ropes of the North</> (London: Fjord Press, 2015), pp. 10–30, at p. 12.'),
      noted('Salt was not.', 'Peter Vaughan, <italic=true>Salt and Rye</> (London: Fjord Press, 1998), 7; Roe, ‘Early Ropes’, here 15.'),
    ].join(' '),
  ]
  test.each([
    ['harvard', 'Rye was dear (Hollis and Adair, 2004, p. 112). Ropes were long (Roe, 2015, p. 12). Salt was not (Vaughan, 1998, p. 7; Roe, 2015, p. 15).'],
    ['mla-9', 'Rye was dear (Hollis and Adair 112). Ropes were long (Roe 12). Salt was not (Vaughan 7; Roe 15).'],
  ])('and is that of the citation in %s', async (style, wanted) => expect(await formatted(style, ...lines)).toEqual({ text: wanted, notes: [] }))
})

describe('a note that quotes from another work', () => {
  const line = [noted('‘All were dear’.', 'Quoted in Vaughan, <italic=true>Salt and Rye</>, 50.'), noted('Rye was dear.', 'Hollis and Adair, ‘Rumour in the Market’, 112.')].join(' ')
  test.each([
    ['harvard', '‘All were dear’ (cited in Vaughan, 1998, p. 50). Rye was dear (Hollis and Adair, 2004, p. 112).'],
    ['mla-9', '‘All were dear’ (qtd. in Vaughan 50). Rye was dear (Hollis and Adair 112).'],
  ])('says so in the text in the words of %s', async (style, wanted) => expect((await formatted(style, line)).text).toBe(wanted))
  test('and stays as it is where it is still a note', async () =>
    expect((await formatted('chicago-18-nb', line)).notes[0]).toBe('Quoted in Vaughan, Salt and Rye, 50.'))
})

test('the note before “op. cit.” stays, since nobody could tell else which work that is', async () => {
  const line = [noted('Salt was dear.', 'Vaughan, <italic=true>Salt and Rye</>, 44.'), noted('Rye was dear.', 'Hollis and Adair, ‘Rumour in the Market’, 112.'), noted('It was told.', 'Op. cit., p. 20.')].join(' ')
  expect((await formatted('harvard', line)).notes).toEqual(['Hollis and Adair, ‘Rumour in the Market’, 112.', 'Op. cit., p. 20.'])
})

test('a note that says that its work has no pages keeps that', async () => {
  const { text, notes } = await formatted('mla-9', noted('Rye was dear.', 'Peter Vaughan, <italic=true>Salt and Rye</> (London: Fjord Press, 1998), o. S.'))
  expect(text).toMatch(/^Rye was dear\./)
  expect(notes.join(' ')).toContain('o. S.')
})
