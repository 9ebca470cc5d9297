import { expect, test } from 'vitest'
import { entryOf as read } from '../../../test/notation/entry-of.js'
import type { Label } from '../parser/model/label.js'
import { withListOrder, withWholeSurnames } from './name-order.js'

test('a group in a list of surnames keeps all of its words', () => {
  const people = ['Berg, A.', 'Lee, B.', 'Roe, C.', 'Sample, D.'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const group = read(['author', 'Planet Harbour II'], ['date', '(2016)'], ['title', 'Northern Television.'])
  expect(withListOrder([...people, group]).at(-1)!.csl.author).toEqual([{ literal: 'Planet Harbour II' }])
})

test('a group in a short list keeps its words too, where all others have a comma behind their surnames', () => {
  const people = ['Berg, A.', 'Lee, B. and Roe, C.'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const group = read(['author', 'Northern Ferries'], ['date', '(2016)'], ['title', 'Yearly report.'])
  expect(withListOrder([...people, group]).at(-1)!.csl.author).toEqual([{ literal: 'Northern Ferries' }])
  expect(withListOrder([people[0]!, group, group]).at(-1)!.csl.author).toEqual([{ family: 'Ferries', given: 'Northern' }])
})

test('a list may be half of groups, and a firm is called by two surnames', () => {
  const people = ['Berg, A.', 'Lee, B. and Roe, C.', 'Sample, D.'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const groups = ['Northern Ferries', 'Sport Harbouria', 'Fjord Watch', 'Lund & Lund', 'Marks and Roe', 'Fjordwagen AG', 'Fjord OWL'].map((name) => read(['author', name], ['date', '(2016)'], ['title', 'Yearly report.']))
  expect(withListOrder([...people, ...groups]).slice(3).map(({ csl }) => csl.author![0]!.literal))
    .toEqual(['Northern Ferries', 'Sport Harbouria', 'Fjord Watch', 'Lund & Lund', 'Marks and Roe', 'Fjordwagen AG', 'Fjord OWL'])
})

test('a firm is one in a list that has its initials first, and initials are none where no commas stand before them', () => {
  const authors = (...names: string[]) => withListOrder(names.map((name) => read(['author', name], ['title', 'Tides.'], ['date', '2019.']))).at(-1)!.csl.author
  expect(authors('A. Berg,', 'B. Lee,', 'C. Roe,', 'D. Sample,', 'Lund & Lund,')).toEqual([{ literal: 'Lund & Lund' }])
  expect(authors('A. Berg,', 'B. Lee,', 'C. Roe,', 'D. Sample,', 'Fjord OWL.')).toEqual([{ literal: 'Fjord OWL' }])
  expect(authors('Berg A.', 'Lee BC.', 'Roe C.', 'Sample DE.', 'Lund FG.')).toEqual([{ family: 'Lund', given: 'FG' }])
})

test('two letters behind one word may be initials where others have commas, and the entry is not certain', () => {
  const people = ['Berg, A.', 'Lee, B.', 'Roe, C.', 'Sample, D.'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const last = (name: string) => withListOrder([...people, read(['author', name], ['title', 'Ice.'], ['date', '2019.'])]).at(-1)!
  expect([last('Marlow PA').csl.author, last('Marlow PA').confidence]).toEqual([[{ family: 'Marlow', given: 'PA' }], 0])
  for (const group of ['Harbour AG', 'Harbour UK', 'Harbour OWL']) expect(last(group).csl.author).toEqual([{ literal: group }])
})

test('whoever has no surname in a list of surnames keeps all of his names', () => {
  const people = ['Berg, A.', 'Lee, B.', 'Roe, C.', 'Sample, D.'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const one = read(['author', "Ngotho wa Thiong'o"], ['date', '(1986)'], ['title', 'Northern tongues.'])
  expect(withListOrder([...people, one]).at(-1)!.csl.author).toEqual([{ literal: "Ngotho wa Thiong'o" }])
})

test('an entry that has its editors as they are spoken has its author so, and no group', () => {
  const people = ['A. Berg,', 'B. Lee,', 'C. Roe,', 'D. Sample,'].map((name) => read(['author', name], ['title', '“Tides,”'], ['date', '2019.']))
  const one = (...behind: [Label, string][]) => withListOrder([...people, read(['author', 'Gerd Marlow,'], ['title', '“Knots,”'], ...behind)]).at(-1)!.csl.author
  expect(one(['editor', 'in Ada Roe and Mia Lund, eds.,'], ['container-title', 'Ships'])).toEqual([{ family: 'Marlow', given: 'Gerd' }])
  expect(one(['editor', 'in A. Roe and M. Lund, eds.,'], ['container-title', 'Ships'])).toEqual([{ literal: 'Gerd Marlow' }])
})

test('in a list that has initials alone before surnames, all that stands behind them is the surname', () => {
  const people = Array.from({ length: 6 }, (_, place) => read(['author', `A. Berg and B. Lee,`], ['title', `“Tides ${place}.”`], ['date', '2019.']))
  const one = read(['author', 'L. M. Martín Lopez and N. Aguila de Soto,'], ['title', '“Whales.”'], ['date', '2021.'])
  const names = (entries: readonly (typeof one)[]) => withWholeSurnames(entries).at(-1)!.csl.author!.map(({ given, family }) => `${given} | ${family}`)
  expect(names([...people, one])).toEqual(['L. M. | Martín Lopez', 'N. | Aguila de Soto'])
  expect(names([...people, ...people.map(() => read(['author', 'Anna Berg and Bo Lee,'], ['title', '“Tides.”'], ['date', '2019.'])), one])[0]).toBe('L. M. Martín | Lopez')
})

test('an entry that turns its first name round is not read by how the others of its list have names', () => {
  const people = Array.from({ length: 6 }, (_, place) => read(['author', `A. Berg and B. Lee,`], ['title', `“Tides ${place}.”`], ['date', '2019.']))
  const one = read(['author', 'Berg, A., and L. M. Martín Lopez.'], ['date', '2021.'], ['title', '“Whales.”'])
  expect(withWholeSurnames([...people, one]).at(-1)!.csl).toEqual(one.csl)
})

test('where a list has commas behind surnames, nobody can say which is the surname of names in full without one, nor how many words it has', () => {
  const people = ['Berg, Ada', 'Lee, Bo', 'Roe, Carl', 'Sample, Dora'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const isUnsure = (name: string) => {
    const entry = withListOrder([...people, read(['author', name], ['date', '(2016)'], ['title', 'Northern Television.'])]).at(-1)!
    return entry.confidence === 0 && entry.fields['author']!.confidence === 0
  }
  expect(['Krantz John and Dora Lund', 'Marlow Ryan P.', 'John Krantz et al.'].map(isUnsure)).toEqual([true, true, true])
  expect(['John R. Krantz and Dora Lund', 'Krantz J and Lund D', 'Krantz, John and Dora Lund', 'de la Cruz M.'].map(isUnsure)).toEqual([false, false, false, false])
})

test('two words before initials are a surname where no list has commas', () => {
  const people = ['Berg A', 'Lee B', 'Roe C', 'Sample D', 'García Marquez G'].map((name) => read(['author', `${name}.`], ['title', 'Tides.'], ['date', '2019.']))
  expect(withListOrder(people).at(-1)!.confidence).toBeGreaterThan(0.9)
})

test('two words before an initial with a stop are unsure where the initials of all others have none, and a surname where they have one', () => {
  const last = (one: string, others: readonly string[]) =>
    withListOrder([...others, one].map((name) => read(['author', name], ['date', '2019.'], ['title', 'Tides.']))).at(-1)!.confidence
  expect(last('Marlow Ryan P.', ['Berg A,', 'Lee B,', 'Roe C,', 'Sample D,'])).toBe(0)
  expect(last('Marlow Ryan P.', ['Berg A.', 'Lee B.', 'Roe C.', 'Sample D.'])).toBeGreaterThan(0.9)
})

test('where a third of a list has initials behind surnames, whoever stands alone as he is spoken is a group', () => {
  const first = (one: string, others: readonly string[]) =>
    withListOrder([...others, one].map((name) => read(['author', name], ['title', 'Tides.'], ['date', '2019.']))).at(-1)!.csl.author
  expect(first('Harbour School.', ['Berg A.', 'Lee B.', 'Quay Watch.', 'Fjord Watch.', 'Tide Watch.'])).toEqual([{ literal: 'Harbour School' }])
  expect(first('Ada Harbour.', ['Berg A.', 'Bo Lee.', 'Carl Roe.', 'Dora Sample.', 'Eva Lund.'])).toEqual([{ family: 'Harbour', given: 'Ada' }])
})

test('in a list of two wordings each has names in its own way', () => {
  const dated = ['Berg, A.', 'Lee, B.', 'Roe, C.', 'Sample, D.'].map((name) => read(['author', name], ['date', '(2019).'], ['title', 'Tides.']))
  const spoken = (...names: string[]) => names.map((name) => read(['author', name], ['title', 'Ice.'], ['date', '2019.']))
  const last = (...names: string[]) => withListOrder([...dated, ...spoken(...names)]).at(-1)!
  const several = ['Ada Lund, Carl Krantz.', 'Bo Quist, Mia Roe.', 'Kari Lee, Eva Berg.']
  expect(last(...several, 'Dora Marlow.').csl.author).toEqual([{ family: 'Marlow', given: 'Dora' }])
  expect(last(...several).confidence).toBeGreaterThan(0)
  expect(last('Ada B. Lund.', 'Bo C. Quist.', 'Kari D. Lee.', 'Dora Marlow.').csl.author).toEqual([{ family: 'Marlow', given: 'Dora' }])
  expect(last(several[0]!, 'Planet Harbour.').csl.author).toEqual([{ literal: 'Planet Harbour' }])
})

test('several that lack the comma of all others are no wording of their own, and which name is the surname is not certain', () => {
  const list = (...names: string[]) => withListOrder(names.map((name) => read(['author', name], ['date', '2019'], ['title', 'Tides.'])))
  const without = ['Krantz Jon and Ada Roe', 'Lund Mia, Carl Quist and Bo Lee', 'Marlow Eva and Kari Berg']
  const last = (...names: string[]) => list(...names).at(-1)!
  expect(last('Adair, Ann', 'Berg, Bo', 'Lee, Carl', 'Roe, Dora', 'Sample, Eva', ...without).confidence).toBe(0)
  expect(last('Adair, Ann', 'Berg, Bo', ...without).confidence).toBeGreaterThan(0)
})

test('in a list that has surnames first, two words on both sides of a comma are one person with two surnames', () => {
  const authors = (...names: string[]) => withListOrder(names.map((name) => read(['author', name], ['title', 'Tides.'], ['publisher', 'Fjord Press,'], ['date', '2019.']))).at(-1)!.csl.author
  expect(authors('Berg, Ada.', 'Lee, Bo.', 'Roe, Carl.', 'Sample, Dora.', 'López García, Ana María.')).toEqual([{ family: 'López García', given: 'Ana María' }])
  expect(authors('Ada Berg.', 'Bo Lee.', 'Carl Roe, Dora Sample.')).toEqual([{ family: 'Roe', given: 'Carl' }, { family: 'Sample', given: 'Dora' }])
})
