import { describe, expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

test('a group that is joined to another one before the year is one of those who wrote the work', () => {
  expect(read(['author', 'Ministry of Tides,'], ['title', '& Council of the Northern Harbours.'], ['date', '(2016).'], ['title', 'Tides.'], ['publisher', 'Fjord Press.']).csl)
    .toMatchObject({ author: [{ literal: 'Ministry of Tides' }, { literal: 'Council of the Northern Harbours' }], title: 'Tides' })
})

test('nobody is called what ends with an exclamation: it begins the title', () => {
  expect(read(['author', 'D. Berg and W. Roe, Frozen!'], ['title', 'Why the harbour fails.'], ['publisher', 'Fjord Press,'], ['date', '2022.']).csl)
    .toMatchObject({ author: [{ family: 'Berg' }, { family: 'Roe' }], title: 'Frozen! Why the harbour fails' })
})

describe('the given name before a colon belongs to the surname before it', () => {
  const authorOf = (title: string, ...others: [Label, string][]) => read(['author', 'Krause,'], ['title', title], ...others).csl.author

  test.each<[string, ...[Label, string][]]>([
    ['Ute: Das Watt.', ['container-title', 'In: Die Küste.'], ['date', '2011.']],
    ['Ute: Das Watt.', ['location', 'Kiel'], ['date', '2011.']],
    ['Ute: Das Watt,', ['journal', 'Die Küste,'], ['volume', 'Jg. 4,'], ['date', '2011.']],
  ])('in an entry that is written as in German: %s %s', (title, ...others) => {
    expect(authorOf(title, ...others)).toEqual([{ family: 'Krause', given: 'Ute' }])
  })

  test('as do the names of others behind a stroke', () => {
    expect(authorOf('Ute/Hansen, Ole: Das Watt.', ['publisher', 'Fjord Press,'], ['date', '2011.'])).toEqual([{ family: 'Krause', given: 'Ute' }, { family: 'Hansen', given: 'Ole' }])
  })

  test('and elsewhere nobody knows whether it begins the title', () => {
    expect(read(['author', 'Plato,'], ['title', 'Phaedrus: A new reading.'], ['publisher', 'Fjord Press,'], ['date', '2002.']).csl).toMatchObject({ author: [{ family: 'Plato' }], title: 'Phaedrus: A new reading' })
  })
})

test('a given name before a colon is that of the last of several who wrote a work, where an entry is in German', () => {
  const { csl } = read(['author', 'Berg, Ada; Weiß,'], ['title', 'Otto: Märkte am Meer.'], ['location', 'Bremen'], ['date', '2015.'])
  expect(csl).toMatchObject({ title: 'Märkte am Meer', author: [{ family: 'Berg', given: 'Ada' }, { family: 'Weiß', given: 'Otto' }] })
})

test('behind the word for what people did stands what they edited, be it one or several', () => {
  const edited = (names: string) => read(['editor', names], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['date', '1991.']).csl
  expect(edited('Lopes, María del Pino, ed. Mareas.')).toMatchObject({ title: 'Mareas', editor: [{ family: 'Lopes' }] })
  expect(edited('Roe, Carl, Mia Lund, and Ada Berg, eds. Knots.')).toMatchObject({ title: 'Knots', editor: [{ family: 'Roe' }, { family: 'Lund' }, { family: 'Berg' }] })
})

test('the last of several names in full stands before a colon where no “and” joins it', () => {
  const titled = (names: string, title: string) => read(['author', names], ['title', title], ['publisher', 'Fjord Press,'], ['date', '2019.']).csl
  expect(titled('Noam Berg, Tali van den Roe,', 'Carl E. Lund: How ropes wear.')).toMatchObject({ title: 'How ropes wear', author: [{ family: 'Berg' }, { family: 'van den Roe' }, { family: 'Lund', given: 'Carl E.' }] })
  expect(titled('Noam Berg,', 'Northern Ropes: A history.')).toMatchObject({ title: 'Northern Ropes: A history', author: [{ family: 'Berg' }] })
  expect(titled('Noam Berg and Tali Roe,', 'Northern Ropes: A history.').title).toBe('Northern Ropes: A history')
})
