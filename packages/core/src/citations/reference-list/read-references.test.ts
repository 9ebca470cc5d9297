import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { level, list, p, r, styled, table } from '../../../test/notation/markup.js'
import { english } from '../../../test/notation/style-sheets.js'
import { defaultLimits } from '../../opc/limits.js'
import { openPackage } from '../../opc/package.js'
import { recognise } from '../../structure/recognise.js'
import { readDocument } from '../../wordml/document.js'
import { parseEntry } from '../parser/entry.js'
import { readNames } from '../parser/fields/names.js'
import { referenceModel } from '../parser/model/reference-model.js'
import { isGrey, isRunOn } from './grey.js'
import { readReferences } from './read-references.js'

const numbers = list(1, level(0, 'decimal', '%1.'))
const prose = 'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.'
const marlow = 'Marlow, T. J., & Quist, A. (2014). Tidal light in northern harbours. Journal of Coastal Studies, 12(3), 45–67.'
const hollis = 'Hollis, M. (1998). The quiet orchard: Fruit and memory. Cambridge University Press.'
const brandt = 'Brandt, L. (2006). Winter ferries. Harbour Review, 4, 1–19.'
const heading = styled('Heading1', 'References')

const listsOf = (...body: string[]) => listsWithin(defaultLimits.references, ...body)
const listsWithin = async (most: number, ...body: string[]) => {
  const bytes = await docxOf({ body: body.join(''), styles: english, numbering: numbers.abstract + numbers.instance })
  const document = await readDocument(await openPackage(bytes, nodeCodec, defaultLimits), defaultLimits)
  return readReferences(document, recognise(document), nodeCodec, most)
}
const rawsOf = async (...body: string[]) => (await listsOf(...body)).map(({ references }) => references.map(({ raw }) => raw))
const text = (line: string) => p('', r(line))

test('an entry is left grey where initials would be somebody’s surname', () => {
  expect(isRunOn([{ family: 'Tan', given: 'K. C. Lee' }, { family: 'J' }])).toBe(true)
  expect(isRunOn([{ family: 'Tan', given: 'L.' }, { family: 'K. C.', given: 'Lee' }])).toBe(true)
  expect(isRunOn([{ family: 'O', given: 'Jung' }, { family: 'NG', given: 'A.' }])).toBe(false)
  const named = (names: string) => isRunOn(readNames(names).names)
  expect(['Nolan, D. P., Lund, W. A. and D., A. P.', 'Agassi, A., D. Alexadis D., A. Sarri & D.G. Hadji'].map(named)).toEqual([true, true])
  expect(['Nolan, D. P. and O, J. H.', 'E W, Lund A'].map(named)).toEqual([false, false])
})

test('a name in full among initials has run on into nothing but what stands behind it', () => {
  const [berg, roe, marlow] = [{ family: 'Berg', given: 'A.' }, { family: 'Roe', given: 'J. Steven' }, { family: 'Marlow', given: 'I.' }]
  expect(isRunOn([berg, roe, marlow])).toBe(false)
  expect(isRunOn([berg, marlow, roe])).toBe(true)
})

test('an entry is left grey where a name was torn, or an initial stands within a surname', () => {
  expect(isRunOn([{ family: 'Pavlova', given: 'K.' }, { family: 'Milena' }, { family: 'Roe', given: 'Ada' }])).toBe(true)
  expect(isRunOn([{ family: 'Berg', given: 'Carl' }, { family: 'Roe', given: 'Ada' }, { family: 'harbour' }])).toBe(true)
  expect(isRunOn([{ family: 'NHA', given: 'ITH' }, { literal: 'and WSO' }])).toBe(true)
  expect(isRunOn([{ family: 'Seyler M Daniel', given: 'I.' }])).toBe(true)
  expect(isRunOn([{ family: 'Roe', given: 'PS' }, { family: 'Berg J', given: 'I' }])).toBe(true)
  expect(isRunOn([{ family: 'Borim', given: 'Lim Haneul KD-C Kim' }])).toBe(true)
  expect(isRunOn([{ family: 'Marlow', given: 'Ada' }, { family: 'Samir', given: 'KC' }])).toBe(true)
  expect(isRunOn([{ family: 'Marlow', given: 'Ada' }, { family: 'Samir', given: 'KC ed' }])).toBe(true)
  expect(isRunOn([{ family: 'Kyras Anna', given: 'A.' }, { family: 'Berg', given: 'Lee T.' }, { family: 'Roe', given: 'Carl' }])).toBe(true)
  expect(isRunOn([{ family: 'McCullen Bruce', given: 'D.' }, { family: 'Vinod', given: 'Carla D.' }])).toBe(true)
  expect(isRunOn([{ family: 'García Pérez', given: 'A.' }, { family: 'Berg', given: 'L.' }])).toBe(false)
  expect(isRunOn([{ family: 'Plato' }])).toBe(false)
  expect(isRunOn([{ family: 'Roe', given: 'Ada' }, { literal: 'TIDES Study Group' }])).toBe(false)
  expect(isRunOn([{ family: 'Varela y Losada', given: 'M.' }])).toBe(false)
})

test('an entry is left grey where a town was read for its publisher, or the end of its title for a book that it is in', async () => {
  const model = await referenceModel(nodeCodec)
  const grey = (raw: string) => isGrey(parseEntry(raw, model))
  expect(grey('Janes, W. (1890). The principles of navigation. Holt: New York.')).toBe(true)
  expect(grey('Janes, W. (1890). The principles of navigation. New York: Holt.')).toBe(false)
  expect(grey('Hollund, H. C. (1965). Hollund 1965 international series of monographs in experimental navigation: II. The spiral after wave. London, Pergamon Press.')).toBe(true)
})

describe('a list is found', () => {
  test('under its heading', async () => {
    expect(await rawsOf(text(prose), heading, text(hollis), text(marlow))).toEqual([[hollis, marlow]])
  })

  test('without a heading, at the end', async () => {
    expect(await rawsOf(text(prose), text(brandt), text(hollis), text(marlow))).toEqual([[brandt, hollis, marlow]])
  })

  test('only of works: people with their offices and a year are none', async () => {
    const people = ['Ada Sample, Fellow, in association with the Harbour Foundation (June 2005)', 'Lee Berg, Intern, in association with the Harbour Foundation (June 2005)', 'Mia Roe, Fellow, in association with the Harbour Foundation (July 2005)']
    expect(await rawsOf(text(prose), ...people.map(text))).toEqual([])
  })

  test('and a count of words under it is no entry, nor a part of one', async () => {
    const undotted = 'Marlow, T. 2013. “Tidal light in northern harbours.” Journal of Coastal Studies 32: 553-564.'
    expect(await rawsOf(text(prose), heading, text(brandt), text(undotted), text('Word count: 612'))).toEqual([[brandt, undotted]])
  })

  test('in a table', async () => {
    const rows = [brandt, hollis, marlow].map((entry, index) => [text(`[${index + 1}]`), text(entry)])
    expect(await rawsOf(text(prose), table('', ...rows), text(prose))).toEqual([[brandt, hollis, marlow]])
  })

  test('in a content control', async () => {
    expect(await rawsOf(text(prose), `<w:sdt><w:sdtContent>${heading}${text(hollis)}${text(marlow)}</w:sdtContent></w:sdt>`)).toEqual([[hollis, marlow]])
  })

  test('once for each chapter that has one', async () => {
    const chapter = styled('Heading1', 'Ferries')
    expect(await rawsOf(text(prose), heading, text(hollis), chapter, text(prose), heading, text(marlow))).toEqual([[hollis], [marlow]])
  })

  test('and what is beyond the limit is left grey', async () => {
    const [list] = await listsWithin(1, text(prose), heading, text(hollis), text(marlow))
    expect(list?.references.map(({ raw, grey, unread }) => [raw, grey, unread])).toEqual([[hollis, false, false], [marlow, true, true]])
  })

  test('and the limit is one of entries: how often a line is read to see where they end does not count', async () => {
    const lines = ['one', 'two', 'three'].map((name) => `See harbour ${name} and what nobody knows of Hollis and others 1950`)
    const [list] = await listsWithin(3, text(prose), heading, ...lines.map((line) => text(line)))
    expect(list?.references.map(({ unread }) => unread)).toEqual([false, false, false])
  })

  test('and beyond the limit nobody looks where entries end', async () => {
    const [first, second] = ['Brandt, L. (2006). Winter', 'ferries of the north. Harbour Review, 4, 1–19.']
    const within = async (most: number) => {
      const [list] = await listsWithin(most, text(prose), heading, ...[hollis, marlow, first, second].map((line) => text(line)))
      return list!.references.map(({ raw }) => raw)
    }
    expect(await within(3)).toEqual([hollis, marlow, `${first} ${second}`])
    expect(await within(1)).toEqual([hollis, marlow, first, second])
  })

  test('and what is longer than any entry is left grey', async () => {
    const [list] = await listsOf(text(prose), heading, text(hollis), text(`Marlow, A. (2019). ${'1'.repeat(40_000)}. Fjord Press.`))
    expect(list?.references.map(({ grey, unread }) => [grey, unread])).toEqual([[false, false], [true, true]])
  })

  test('nowhere in a document that has none, and then nothing is loaded or read', async () => {
    expect(await listsOf(text(prose), text(prose))).toEqual([])
  })
})

test('entries of a numbered list have its numbers, typed ones their own', async () => {
  const numbered = (line: string) => p('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', r(line))
  const [given] = await listsOf(text(prose), heading, numbered(marlow), numbered(hollis))
  expect(given!.references.map(({ number }) => number)).toEqual([1, 2])
  const [typed] = await listsOf(text(prose), heading, text(`[7] ${marlow}`), text(`[8] ${hollis}`))
  expect(typed!.references.map(({ number }) => number)).toEqual([7, 8])
})

test('a number without a mark is one of the list only beside the number before or after it', async () => {
  const [counted] = await listsOf(text(prose), heading, text(`1 ${marlow}`), text(`2 ${hollis}`))
  expect(counted!.references.map(({ number, labelled }) => [number, labelled])).toEqual([[1, 2], [2, 2]])
  const [named] = await listsOf(text(prose), heading, text(marlow), text('100 Northern Towns. (2019). A year in the harbour. Harbour Press.'))
  expect(named!.references.map(({ number, labelled }) => [number, labelled])).toEqual([[undefined, 0], [undefined, 0]])
})

test('a year in brackets before the second half of an entry is no number, and stays where the list has none', async () => {
  const [list] = await listsOf(text(prose), heading, text('Marlow, T.'), text('(2017). Oak and iron. Northern Ships, 4(2), 55–78.'), text(hollis))
  expect(list!.references.map(({ number }) => number)).not.toContain(2017)
})

test('what begins with a year in brackets is not understood, with a number before it or none', async () => {
  const half = '(2017). Oak and iron. Northern Ships, 4(2), 55–78.'
  for (const entries of [[marlow, half, hollis], [`[1] ${marlow}`, `[2] ${half}`, `[3] ${hollis}`]]) {
    const [list] = await listsOf(text(prose), heading, ...entries.map(text))
    expect(list!.references.map(({ grey }) => grey)).toEqual([false, true, false])
  }
})

describe('breaks', () => {
  test('before the second half of a journal and its volume split no entry', async () => {
    const at = marlow.indexOf('Studies, 12')
    const [list] = await listsOf(text(prose), heading, text(hollis), text(marlow.slice(0, at)), text(`\t${marlow.slice(at)}`), text(brandt))
    expect(list!.references.map(({ raw, paragraphs }) => [raw, paragraphs.length])).toEqual([[hollis, 1], [marlow, 2], [brandt, 1]])
  })

  test('that join two entries in one paragraph are cut where signs and reading agree', async () => {
    const [list] = await listsOf(text(prose), heading, text(`${brandt}\n${hollis}`), text(marlow))
    expect(list!.references.map(({ raw }) => raw)).toEqual([brandt, hollis, marlow])
    expect(list!.references.map(({ from }) => from)).toEqual([0, brandt.length + 1, 0])
    expect(list!.doubts).toEqual([])
  })

  test('inside an entry are none of its ends', async () => {
    const broken = marlow.replace('harbours. ', 'harbours.\n')
    expect(await rawsOf(text(prose), heading, text(hollis), text(broken))).toEqual([[hollis, broken]])
  })

  test('that split an entry over two paragraphs are mended', async () => {
    const at = marlow.indexOf('northern')
    const [list] = await listsOf(text(prose), heading, text(hollis), text(marlow.slice(0, at)), text(marlow.slice(at)))
    expect(list!.references.map(({ raw, paragraphs }) => [raw, paragraphs.length])).toEqual([[hollis, 1], [marlow.replace('  ', ' '), 2]])
  })
})

test('an entry that is not understood is grey', async () => {
  const [list] = await listsOf(text(prose), heading, text(hollis), text('see the notes in the archive, box 12, which nobody has ordered since 1962 or so'), text(marlow))
  expect(list!.references.map(({ grey }) => grey)).toEqual([false, true, false])
})

test('a sentence among the entries is grey, whatever it says of authors and years', async () => {
  const model = await referenceModel(nodeCodec)
  const sentences = [
    'Whether the council knew of the shortage before December is a question that the letters leave open (Sample, 2019).3',
    'However, nobody in the harbour expected the ice to come so early in that winter.',
    'Hollis (1972, p. 60) argued that the two accounts of the winter are compatible.',
    'The argument rests on a distinction introduced much earlier (Hollis 1971, 176).',
  ]
  expect(sentences.map((raw) => isGrey(parseEntry(raw, model)))).toEqual([true, true, true, true])
  expect(isGrey(parseEntry(hollis, model))).toBe(false)
})

test('an entry of which one part was taken for another is grey', async () => {
  const mistaken = [
    'Aumann, Jutta: Assimilation in the northern towns. Bielefeld: Harbour Press, 2009.',
    'Beck, A. 2004. The evaluation of harbours for ships in an arid environment. PhD, Durham. https://www.example.org/beck/2004.',
    'National Harbour Survey (NHS), Centers for Ice Control and Prevention (CIC), 2011.',
    'Symons, D. Rodents and potential tides in west Harbouria 2022. https://example.org/tides/ (accessed March 2, 2022).',
    'Environmental Protection Agency (EPA), Polychlorinated Biphenyls (PCBs), http://www.example.org/hazard/about.htm.',
  ]
  const [list] = await listsOf(text(prose), heading, ...[...mistaken, hollis, marlow].map(text))
  expect(list!.references.map(({ grey }) => grey)).toEqual([true, true, true, true, true, false, false])
})

test('names end where those of a list of chemists end', async () => {
  const chemical = ['Marlow, T. J.; Quist, A. Tidal Light. Coast Studies 2014, 12 (3), 45–67.', 'Hollis, M. The Quiet Orchard; Fjord Press, 1998.',
    'Brandt, L. Winter Ferries. Harbour Review 2006, 4, 1–19.', 'Berg, A. B.; Roe, C.; et al. Ropes of the North. Coast Studies 2011, 9, 3–8.', 'Lund, P. Salt of the North. Coast Studies 2012, 10, 3–8.']
  const odd = 'Safe, S. Seafaring, Structure-Function Relationship, and Health Impacts of Northern Harbours: Progress and Problems. Harbour Studies 1992, 100, 259–268.'
  const [list] = await listsOf(heading, ...[...chemical, odd].map(text))
  expect(list!.references.at(-1)!.entry.csl).toMatchObject({ author: [{ family: 'Safe', given: 'S.' }], title: 'Seafaring, Structure-Function Relationship, and Health Impacts of Northern Harbours: Progress and Problems' })
})

test('names end where those of the list end', async () => {
  const medical = ['Marlow TJ, Quist A. Tidal light. Coast Stud. 2014;12(3):45-67.', 'Hollis M. The quiet orchard. Fjord Press; 1998.', 'Brandt L. Winter ferries. Harbour Rev. 2006;4:1-19.',
    'Berg AB, Roe C, et al. Ropes of the north. Coast Stud. 2011;9:3-8.']
  const odd = 'Forbes C. Comparison, Self-praise and Irony: Harbours and the Conventions of Northern Rhetoric. Harbour Studies. 1986;32(1):1-30.'
  const [list] = await listsOf(heading, ...[...medical, odd].map(text))
  expect(list!.references.at(-1)!.entry.csl).toMatchObject({ author: [{ family: 'Forbes', given: 'C.' }], title: 'Comparison, Self-praise and Irony: Harbours and the Conventions of Northern Rhetoric' })
})

test('a particle behind initials is no given name, and the names of a list end where their signs say', async () => {
  const dutch = 'Dulm SA van, Tack MAJB, Nij-van der Sand MWG. Safety at sea: what can we learn from a northern cohort? Harbour Care. 2011;49(12):1089–95.'
  const lists = await listsOf(heading, ...[
    'Berg AB, Roe C. Tides of the northern harbours. Coast Res. 2012;4(2):12–9.',
    'Lund EF, Marlow TJ, Quist A. Winter ferries and their crews. Coast Res. 2013;5(1):1–9.',
    'Hollis M, Chan K. The quiet orchard of the north. Coast Res. 2014;6(3):20–7.',
    'Sand P, Moe L. Ropes and sails in the ice. Coast Res. 2015;7(1):31–8.',
    dutch,
  ].map(text))
  const { entry, grey } = lists[0]!.references.at(-1)!
  expect(entry.csl.author?.map(({ family }) => family)).toEqual(['Dulm', 'Tack', 'Nij-van der Sand'])
  expect(grey).toBe(false)
})

test('a title without its author is no end of the entry before', async () => {
  const [list] = await listsOf(heading, ...[
    'Brandt, Lena. Winter Ferries. Harbour Library, Bergen, MS 7334.',
    '“Ice.” Northern Lights, created by Ann Roe, season 3, episode 10, Fjord Television, 23 May 2010.',
    hollis,
  ].map(text))
  expect(list!.references).toHaveLength(3)
})

test('the address of an entry ends it where the line below is another work with its own, whatever number stands before it', async () => {
  const pages = ['The Harbour Site. 2015, http://www.harbour.example/.', 'Fjord/Quay/Tide Simulator—Ns (Version 2). http://tides.example/ns/.']
  expect(await rawsOf(heading, text(hollis), ...pages.map(text))).toEqual([[hollis, ...pages]])
  expect(await rawsOf(heading, text(`1. ${hollis}`), text(`2. ${pages[0]}`), text(pages[1]!))).toEqual([[`1. ${hollis}`, `2. ${pages[0]}`, pages[1]]])
})

test('a blank or a sign that is still slanted, as it was around “et al.”, ends no names', async () => {
  const slanted = (text: string) => r(text, '<w:i/>')
  const entry = p('', r('Marlow, T. J., et') + slanted(' ') + r('al') + slanted('.') + r(' “Tidal Light in Northern Harbours.” ') + slanted('Harbour Review') + r(', vol. 4, 2020, pp. 1–19.'))
  const [list] = await listsOf(heading, text(hollis), entry)
  const { entry: { csl, etAl }, grey } = list!.references[1]!
  expect({ author: csl.author, etAl, grey }).toEqual({ author: [{ family: 'Marlow', given: 'T. J.' }], etAl: true, grey: false })
})
