import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { notesText } from '../reading/text.js'

const note = (words: string): string => `The harbour lay under ice for months.{footnote: ${words}}`
const list = [
  '[heading 1] Bibliography',
  'Adler, Ruth. “Hooks and Ballots: The Politics of the Quay.” <italic=true>Journal of Maritime Labour</> 22, no. 3 (1998): 45–71.',
  'Mallory, George. <italic=true>The Long Quay: A History of Port Alder</>. London: Heron Press, 1974.',
]
const full = 'George Mallory, <italic=true>The Long Quay: A History of Port Alder</> (London: Heron Press, 1974), 112-3.'

const notesOf = async (style: string, ...notes: string[]): Promise<readonly string[]> => {
  const { document } = await format(await makeDocx([...notes.map(note), ...list]), { style }, nodeCodec)
  expect((await format(document, { style }, nodeCodec)).report.changes).toEqual([])
  return (await notesText(document)).map((text) => text.trim())
}

describe('typed notes in a style that cites in notes', () => {
  test('are worded as the list is: in full first, and in short after that', async () => {
    expect(await notesOf('chicago-18-nb', full, full, 'Ruth Adler, “Hooks and Ballots: The Politics of the Quay,” Journal of Maritime Labour 22, no. 3 (1998): 45-71.')).toEqual([
      'George Mallory, The Long Quay: A History of Port Alder (Heron Press, 1974), 112–13.',
      'Mallory, The Long Quay: A History of Port Alder, 112–13.',
      'Ruth Adler, “Hooks and Ballots: The Politics of the Quay,” Journal of Maritime Labour 22, no. 3 (1998): 45–71.',
    ])
    expect((await notesOf('turabian-9-nb', full))[0]).toBe('George Mallory, The Long Quay: A History of Port Alder (London: Heron Press, 1974), 112–13.')
  })

  test('keep the short titles that their author gives, also where “ibid.” becomes one', async () => {
    expect((await notesOf('chicago-18-nb', full, 'Ibid., 115-7.', 'Mallory, Long Quay, 140.')).slice(1)).toEqual(['Mallory, Long Quay, 115–17.', 'Mallory, Long Quay, 140.'])
  })

  test('keep “ibid.” where the manual allows it', async () => {
    expect((await notesOf('turabian-9-nb', full, 'Ibid., 115.'))[1]).toBe('Ibid., 115.')
    expect((await notesOf('chicago-17-nb', full, 'Ibid., 115.'))[1]).toBe('Mallory, 115.')
  })

  test('name whoever keeps a page as the list in its new words does, in one run', async () => {
    const page = '“Prices of Ropes.” Quay Prices Project. Last modified May 2, 2019. https://quay.example/ropes.'
    const cited = note('“Prices of Ropes,” Quay Prices Project, last modified May 2, 2019, https://quay.example/ropes.')
    const once = (await format(await makeDocx([note(full), cited, ...list, page]), { style: 'chicago-18-nb' }, nodeCodec)).document
    expect((await notesText(once))[1]!.trim()).toBe('Quay Prices Project, “Prices of Ropes,” last modified May 2, 2019, https://quay.example/ropes.')
    expect((await format(once, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
  })

  test('keep the question mark of a title', async () => {
    const asked = 'Roe, Mia. “Which Ropes Hold?” <italic=true>Journal of Maritime Labour</> 23, no. 1 (1999): 5–17.'
    const { document } = await format(await makeDocx([note(full), note('Roe, “Which Ropes Hold?,” 9.'), note('Roe, “Which Ropes Hold?”'), ...list, asked]), { style: 'chicago-18-nb' }, nodeCodec)
    expect((await notesText(document)).slice(1).map((text) => text.trim())).toEqual(['Mia Roe, “Which Ropes Hold?,” Journal of Maritime Labour 23, no. 1 (1999): 9.', 'Roe, “Which Ropes Hold?”'])
  })

  test('stay short where none is in full: the list says the rest', async () => {
    expect(await notesOf('chicago-18-nb', 'Mallory, Long Quay, 112-3.', 'Adler, “Hooks and Ballots,” 52.')).toEqual(['Mallory, Long Quay, 112–13.', 'Adler, “Hooks and Ballots,” 52.'])
  })

  test('stay as they are typed where they say something of their own, or cite what has no entry', async () => {
    const own = ['George Mallory, The Long Quay: A History of Port Alder (London: Heron Press, 1974), 112-3. Nobody else speaks of it.', 'Thomas Pike, Memoirs of a Docker (Quayside, 1912), 3-4.']
    expect(await notesOf('chicago-18-nb', ...own)).toEqual(own)
  })

  test('are worded in a paper that cites in its text otherwise: its citations become notes behind them', async () => {
    const inText = 'Nobody paid for the ice that year (Adler, 1998, p. 52), nor for ropes (Adler, 1998), and the quay grew longer (Mallory, 1974, p. 9).'
    const { document } = await format(await makeDocx([note(full), inText, ...list]), { style: 'chicago-18-nb' }, nodeCodec)
    expect((await notesText(document)).map((text) => text.trim())).toEqual([
      'George Mallory, The Long Quay: A History of Port Alder (Heron Press, 1974), 112–13.',
      'Ruth Adler, “Hooks and Ballots: The Politics of the Quay,” Journal of Maritime Labour 22, no. 3 (1998): 52.',
      'Adler, “Hooks and Ballots: The Politics of the Quay.”',
      'Mallory, The Long Quay: A History of Port Alder, 9.',
    ])
    expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
  })

  test('stay where one says “Ibid.” of the one before it, and a citation between them stays in the text for that', async () => {
    const lines = [note(full), 'Nobody paid for the ice that year (Adler, 1998, p. 52).', note('Ibid., 15.'), 'Ropes were dear (Adler, 1998), and the quay grew longer (Mallory, 1974, p. 9).', ...list]
    const { document } = await format(await makeDocx(lines), { style: 'chicago-18-nb' }, nodeCodec)
    expect((await notesText(document)).map((text) => text.trim().slice(0, 12))).toEqual(['George Mallo', 'Ibid., 15.', 'Ruth Adler, ', 'Mallory, The'])
    expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
  })
})
