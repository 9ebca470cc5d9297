import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('capitals behind a surname are initials, and call nobody an editor', () => {
  const { csl } = read(['author', 'Del Mar MA, Roe HE, Harry ED.'], ['title', 'Tides.'], ['journal', 'Harbours.'], ['date', '2006;'], ['volume', '118(1):'], ['pages', '290–5.'])
  expect(csl.author).toHaveLength(3)
  expect(csl.editor).toBeUndefined()
})

test('several editors stand behind “eds.” where one name stands before it', () => {
  const { csl } = read(['title', '“Ropes.”'], ['container-title', 'In Ada Berg: Northern Tides,'], ['editor', 'eds.'], ['container-title', 'Mia Lund and Carl Roe.'], ['location', 'Bergen:'], ['publisher', 'Fjord Press,'], ['pages', '27–43.'])
  expect(csl).toMatchObject({ 'container-title': 'Ada Berg: Northern Tides', 'editor': [{ family: 'Lund' }, { family: 'Roe' }] })
})

test('who edited and translated a work has done both', () => {
  const both = (names: string) => read(['author', 'Ibn Roe.'], ['title', 'Ships.'], ['editor', names], ['publisher', 'Fjord Press,'], ['date', '1982.']).csl
  const berg = { family: 'Berg', given: 'Ada' }
  for (const names of ['Edited & translated by Ada Berg,', 'Edited and translated by Ada Berg,']) expect(both(names)).toMatchObject({ editor: [berg], translator: [berg] })
  expect(both('Berg, A., Ed. and Translator;')).toMatchObject({ editor: [{ family: 'Berg', given: 'A.' }], translator: [{ family: 'Berg', given: 'A.' }] })
})

test('names in one form are the editors, and what stands before them in another one ends the title of their work', () => {
  expect(read(['title', 'The Letters of E.'], ['editor', 'M. Lund; Berg, A., Ed.;'], ['publisher', 'Fjord Press,'], ['date', '1998.']).csl).toMatchObject({ title: 'The Letters of E. M. Lund', editor: [{ family: 'Berg' }] })
  expect(read(['title', '“Ropes,”'], ['container-title', 'in Ships, Harbours,'], ['editor', 'Sailors, A. Berg, T. R. Roe, and E. Lund, Eds.,'], ['publisher', 'Fjord Press,'], ['date', '2017.']).csl)
    .toMatchObject({ 'container-title': 'Ships, Harbours, Sailors', 'editor': [{ family: 'Berg' }, { family: 'Roe' }, { family: 'Lund' }] })
})

test('behind the editor whom an entry begins with stands what was edited', () => {
  expect(read(['editor', 'Lopes, María del Pino, ed. Mareas y puertos.'], ['location', 'Bergen:'], ['publisher', 'Alga,'], ['date', '2009.']).csl)
    .toMatchObject({ editor: [{ family: 'Lopes', given: 'María del Pino' }], title: 'Mareas y puertos' })
})
