import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const entry = (number: number, name: string): string => `[normal] [${number}] A. ${name}, “Tides of the north,” Northern Ships, vol. ${number}, no. 2, pp. 55–78, 2017.`
const listed = (number: number, name: string): string => `${name}, A. (2017). Tides of the north. Northern Ships, ${number}(2), 55–78.`
const unclear = '[5] ask Martin for the 1962 box in the archive, and whether it is the second'
const names = ['Sample', 'Vaughan', 'Adair', 'Berg']
const understood = ['[heading 1] References', ...names.map((name, place) => entry(place + 1, name))]
const list = [...understood, `[normal] ${unclear}`, entry(6, 'Costa')]
const paper = (...text: string[]): readonly string[] => [...text, ...list]

const formatted = async (lines: readonly string[], style = 'apa-7') => {
  const { document, report } = await format(await makeDocx(lines), { style }, nodeCodec)
  const again = await format(document, { style }, nodeCodec)
  const messages = (check: string) => report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === check)!.findings.map(({ message }) => message)
  return { lines: await bodyText(document), kept: messages('cit.kept'), order: messages('ref.order'), again: again.report.changes }
}

describe('a few citations of what is not understood keep their numbers where the style has names', () => {
  const text = ['Ice was cold [1], [2], and rye was dear [3], [4].', 'Ropes were long [6].', 'Salt was not [5].']

  test('and so does the entry that they point to, behind those that are in the alphabet', async () => {
    const { lines, again } = await formatted(paper(...text))
    expect(lines).toEqual([
      'Ice was cold (Sample, 2017; Vaughan, 2017), and rye was dear (Adair, 2017; Berg, 2017).',
      'Ropes were long (Costa, 2017).',
      'Salt was not [5].',
      'References', listed(3, 'Adair'), listed(4, 'Berg'), listed(6, 'Costa'), listed(1, 'Sample'), listed(2, 'Vaughan'), unclear,
    ])
    expect(again).toEqual([])
  })

  test('and the report says which, and why', async () => {
    const { kept } = await formatted(paper(...text))
    expect(kept).toEqual([
      'The citation was left as it is: the entry “[5] ask Martin for the 1962 box in the archive, and…” is not understood, so that its number stays here and in the list.',
    ])
  })

  test('and so do works that are understood and cited beside it', async () => {
    const { lines, again } = await formatted(paper('Ice was cold [1], and rye was dear [3].', 'Ropes were long [2], [4].', 'Salt was not [5, 6].'))
    expect(lines).toEqual([
      'Ice was cold (Sample, 2017), and rye was dear (Adair, 2017).',
      'Ropes were long (Berg, 2017; Vaughan, 2017).',
      'Salt was not [5, 6].',
      'References', listed(3, 'Adair'), listed(4, 'Berg'), `[6] ${listed(6, 'Costa')}`, listed(1, 'Sample'), listed(2, 'Vaughan'), unclear,
    ])
    expect(again).toEqual([])
  })

  test('which are typed where Word counted them, since it would count them anew', async () => {
    const counted = [...names, 'Costa'].map((name, place) => `{numbering=2} A. ${name}, “Tides of the north,” Northern Ships, vol. ${place + 1}, no. 2, pp. 55–78, 2017.`)
    const said = ['Ice was cold [1], [2], and rye was dear [3], [4].', 'Ropes were long [5].', 'Salt was not [6].']
    const { lines, again } = await formatted([...said, '[heading 1] References', ...counted, `{numbering=2} ${unclear.replace('[5] ', '')}`])
    expect(lines.slice(1, 3)).toEqual(['Ropes were long (Costa, 2017).', 'Salt was not [6].'])
    expect(lines.slice(4)).toEqual([listed(3, 'Adair'), listed(4, 'Berg'), listed(5, 'Costa'), listed(1, 'Sample'), listed(2, 'Vaughan'), unclear.replace('[5] ', '6.\t')])
    expect(again).toEqual([])
  })

  test.each([
    ['raised', (numbers: string) => `<verticalAlign=superscript>${numbers}</>`],
    ['in parentheses', (numbers: string) => ` (${numbers})`],
  ])('%s, too', async (_, cited) => {
    const { lines, again } = await formatted(paper(`Ice was cold${cited('1,2')}, and rye was dear${cited('3,4')}.`, `Ropes were long${cited('6')}, as we know.`, `Salt was not${cited('5')}.`))
    expect(lines[0]).toBe('Ice was cold (Sample, 2017; Vaughan, 2017), and rye was dear (Adair, 2017; Berg, 2017).')
    expect(lines[2]).toBe(`Salt was not${cited('5').replace(/<[^>]+>/g, '')}.`)
    expect(again).toEqual([])
  })
})

test('one that would be read as names in brackets keeps its number, and is no number of a page among names, so that the others change beside it', async () => {
  const said = ['Ice was cold [2], and rye was dear [3], [4].', 'Ropes were long (a word of “quays”; Sample and Roe [1]), whether they were wet [2] or dry [4].']
  const { lines, again } = await formatted([...said, '[heading 1] References', ...['Sample and B. Roe', ...names.slice(1)].map((name, place) => entry(place + 1, name))], 'mla-9')
  expect(lines.slice(0, 2)).toEqual([
    'Ice was cold (Vaughan), and rye was dear (Adair; Berg).',
    'Ropes were long (a word of “quays”; Sample and Roe [1]), whether they were wet (Vaughan) or dry (Berg).',
  ])
  expect(lines.slice(3).map((line) => line.slice(0, 10))).toEqual(['Adair, A. ', 'Berg, A. “', '[1] Sample', 'Vaughan, A'])
  expect(again).toEqual([])
})

test('a number beyond the end of the list points nowhere, and holds no other', async () => {
  const { lines, again } = await formatted(['Ice was cold [1], [2], and rye was dear [12].', 'Ropes were long [2].', '[heading 1] References', entry(1, 'Sample'), entry(2, 'Vaughan')])
  expect(lines).toEqual(['Ice was cold (Sample, 2017; Vaughan, 2017), and rye was dear [12].', 'Ropes were long (Vaughan, 2017).', 'References', listed(1, 'Sample'), listed(2, 'Vaughan')])
  expect(again).toEqual([])
})

describe('a citation that cannot be written anew, since a change is pending beside it, points to the same work as before', () => {
  const pending = 'Salt was {--never --}{++hardly ++}dear [2].'

  test('in a style with names, where its entry keeps its number', async () => {
    const { lines, kept, again } = await formatted(['Ice was cold [1], and rye was dear [3].', 'Ropes were long [4].', pending, ...understood])
    expect(lines[2]).toMatch(/dear \[2\]\.$/)
    expect(lines).toContain(`[2] ${listed(2, 'Vaughan')}`)
    expect(kept).toEqual([
      'The citation was left as it is: a change that is pending, a field or a content control is where it stands, so that its number stays here and in the list.',
    ])
    expect(again).toEqual([])
  })

  test('in a style that counts by first mention, where no other number changes and the list stays in its order', async () => {
    const { lines, order, again } = await formatted(['Ice was cold [3], and rye was dear [1].', pending, 'Ropes were long [4].', ...understood], 'ieee')
    expect(lines[0]).toBe('Ice was cold [3], and rye was dear [1].')
    expect(lines.slice(4).map((line) => line.replace(/,.*/, '').replace('\t', ' '))).toEqual(names.map((name, place) => `[${place + 1}] A. ${name}`))
    expect(order[0]).toContain('numbers change together or not at all, and “[2]” cannot change, since a change that is pending, a field or a content control is where it stands')
    expect(again).toEqual([])
  })
})

describe('where citations become notes', () => {
  const works = ['[heading 1] References', entry(1, 'Sample'), entry(2, 'Vaughan'), entry(3, 'Adair')]

  test.each(['chicago-18-nb', 'turabian-9-nb', 'mla-9'])('a number beyond the end of the list stays by itself: %s', async (style) => {
    const { lines, again } = await formatted(['Ice was cold [2], and rye was dear [14].', 'Ropes were long [1].', ...works], style)
    expect(lines[0]).toMatch(/rye was dear \[14\]\.$/)
    expect(lines.slice(0, 2).join(' ')).not.toMatch(/\[[12]\]/)
    expect(lines.slice(3).map((line) => /^\w+/.exec(line)![0])).toEqual(['Adair', 'Sample', 'Vaughan'])
    expect(again).toEqual([])
  })

  test('a citation beside which a change is pending keeps its number, and its entry, too', async () => {
    const { lines, kept, again } = await formatted(['Ice was cold [1], and rye was dear [1].', 'Ropes were long [1].', 'Salt was {--never --}{++hardly ++}dear [2].', ...works], 'chicago-18-nb')
    expect(lines.slice(0, 2).join(' ')).not.toContain('[1]')
    expect(lines[2]).toMatch(/dear \[2\]\.$/)
    expect(lines.slice(4).map((line) => line.slice(0, 11))).toEqual(['Adair, A. “', 'Sample, A. ', '[2] Vaughan'])
    expect(kept).toEqual([expect.stringContaining('so that its number stays here and in the list')])
    expect(again).toEqual([])
  })

  test('no number stays among the marks of notes that would look as if it were one', async () => {
    const raised = (number: number): string => `<verticalAlign=superscript>${number}</>`
    const text = [`Ice was cold.${raised(2)} Rye was dear.${raised(14)}`, `Ropes were long.${raised(1)}`]
    const { lines } = await formatted([...text, ...works], 'chicago-18-nb')
    expect(lines.slice(0, 2)).toEqual(['Ice was cold.2 Rye was dear.14', 'Ropes were long.1'])
  })
})

describe('all numbers stay', () => {
  test('where every other citation is of what is not understood', async () => {
    const text = ['Ice was cold [1], and rye was dear [3].', 'Salt was not [5]. So they say [5].']
    const { lines, kept } = await formatted(paper(...text))
    expect(lines.slice(0, 2)).toEqual(text)
    expect(kept[0]).toContain('4 citations were left as they are')
  })

  test('where other numbers in the text point into the list and are no citations', async () => {
    const text = ['Ice was cold [1], [2], and rye was dear [3], [4].', 'Ropes were long [6], as ref 2 says.', 'Salt was not [5].']
    expect((await formatted(paper(...text))).lines.slice(0, 3)).toEqual(text)
  })
})
