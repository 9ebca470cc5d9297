import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import type { Label } from '../../model/label.js'

const cslOf = (...stretches: readonly [Label, string][]) => read(...stretches).csl

test('a German edition is one, whatever its stops are taken for', () => {
  expect(cslOf(['title', 'Nördliche Häfen. 2.'], ['translator', 'Aufl.'], ['location', 'Wiesbaden:'], ['publisher', 'Hafenverlag.']))
    .toEqual({ title: 'Nördliche Häfen', edition: '2', 'publisher-place': 'Wiesbaden', publisher: 'Hafenverlag', type: 'book' })
  expect(cslOf(['title', 'Nördliche Häfen.'], ['volume', '12.,'], ['publisher', 'überarb. Aufl.'], ['location', 'Weinheim:'], ['publisher', 'Beltz.']))
    .toMatchObject({ title: 'Nördliche Häfen', edition: '12., überarb. Aufl.', publisher: 'Beltz' })
})

test('an edition that is called more than its number is called so', () => {
  expect(cslOf(['title', 'Manual of the harbours'], ['edition', '(5th ed.,'], ['pages', 'text rev.).'], ['publisher', 'Fjord Press.'])).toMatchObject({ edition: '5th ed., text rev.', publisher: 'Fjord Press' })
  expect(cslOf(['title', 'Ropes of the poor'], ['editor', '(A. Berg, Trans.; 30th anniversary ed.). Continuum.'])).toMatchObject({ translator: [{ family: 'Berg', given: 'A.' }], edition: '30th anniversary ed.', publisher: 'Continuum' })
  expect(cslOf(['title', 'Ropes of the poor'], ['translator', '(A. Berg, Trans.;'], ['edition', '2nd ed.).'], ['publisher', 'Fjord Press.'])).toMatchObject({ edition: '2' })
})

test('French, Spanish and Dutch editions are none of the title', () => {
  expect(cslOf(['title', 'Économie des ports, 3e éd.,'], ['location', 'Paris,'], ['publisher', 'La Digue.'])).toMatchObject({ title: 'Économie des ports', edition: '3' })
  expect(cslOf(['title', 'La ciudad y el puerto. 2.ª ed.'], ['location', 'Madrid:'], ['publisher', 'Faro.'])).toMatchObject({ title: 'La ciudad y el puerto', edition: '2' })
  expect(cslOf(['title', 'Leren in de haven (3e druk).'], ['publisher', 'Boom.'])).toMatchObject({ title: 'Leren in de haven', edition: '3' })
})

test('what stands before an edition is a book, and not what something else stands in', () => {
  expect(cslOf(['container-title', 'Methoden der Hafenkunde,'], ['volume', '4.'], ['location', 'Auflage, Heidelberg:'], ['publisher', 'Springer.']))
    .toEqual({ title: 'Methoden der Hafenkunde', edition: '4', 'publisher-place': 'Heidelberg', publisher: 'Springer', type: 'book' })
  expect(cslOf(['title', 'Nördliche Häfen.'], ['container-title', 'Ein Handbuch.'], ['volume', '9.'], ['location', 'Aufl. Reinbek:'], ['publisher', 'Rowohlt.']))
    .toMatchObject({ title: 'Nördliche Häfen. Ein Handbuch', edition: '9' })
  expect(cslOf(['title', 'Eis.'], ['container-title', 'In: Nördliche Häfen,'], ['edition', '9. Aufl.'], ['location', 'Reinbek:'], ['publisher', 'Rowohlt.']))
    .toMatchObject({ title: 'Eis', 'container-title': 'Nördliche Häfen' })
})

test('two places may have a slash between them', () => {
  expect(cslOf(['title', 'Nördliche Häfen.'], ['container-title', 'Frankfurt am Main'], ['location', '/New York:'], ['publisher', 'Campus.']))
    .toMatchObject({ title: 'Nördliche Häfen', 'publisher-place': 'Frankfurt am Main /New York' })
})

test('a group that an entry begins with, and that edited it, is no journal', () => {
  expect(cslOf(['journal', 'Bundesministerium für Häfen'], ['editor', '(Hrsg.)'], ['date', '(2018):'], ['title', 'Häfen auf einen Blick.'], ['location', 'Berlin.']))
    .toMatchObject({ editor: [{ literal: 'Bundesministerium für Häfen' }], title: 'Häfen auf einen Blick' })
})

test('what announces an address is no part of the title', () => {
  expect(cslOf(['title', 'Häfen im Netz. Zugriff am 3.4.'], ['note', '2021 unter'], ['url', 'https://example.org/haefen']))
    .toEqual({ title: 'Häfen im Netz', accessed: { 'date-parts': [[2021, 4, 3]] }, URL: 'https://example.org/haefen', type: 'webpage' })
  expect(cslOf(['title', 'Harbours on the web. Available at'], ['url', 'https://example.org/harbours'])).toMatchObject({ title: 'Harbours on the web', URL: 'https://example.org/harbours' })
  expect(cslOf(['title', 'Harbours on the web. Retrieved May'], ['date', '3, 2021, from'], ['url', 'https://example.org/harbours']))
    .toMatchObject({ title: 'Harbours on the web', accessed: { 'date-parts': [[2021, 5, 3]] }, URL: 'https://example.org/harbours' })
  expect(cslOf(['title', 'Les ports en ligne. Consulté le 3 mai'], ['date', '2021 sur'], ['url', 'https://example.org/ports']))
    .toMatchObject({ title: 'Les ports en ligne', accessed: { 'date-parts': [[2021, 5, 3]] }, URL: 'https://example.org/ports' })
  expect(cslOf(['title', 'Hafenbericht 2019.'], ['location', 'Berlin.'], ['title', 'Online verfügbar unter'], ['url', 'https://example.org/hafen,'], ['note', 'zuletzt'], ['date', 'geprüft am 1.2.2024.']))
    .toMatchObject({ title: 'Hafenbericht 2019', 'publisher-place': 'Berlin', URL: 'https://example.org/hafen', accessed: { 'date-parts': [[2024, 2, 1]] } })
  expect(cslOf(['title', 'Harbours available at night.'], ['url', 'https://example.org/harbours'])).toMatchObject({ title: 'Harbours available at night' })
})

test('an entry of a law report is not understood', () => {
  const report = (pages: string) => read(['author', 'Berg A,'], ['title', '‘Salvage in the north’'], ['date', '(2010)'], ['pages', pages]).confidence
  expect([report('126 LQR 543'), report('3 N.Y.L. 120'), report('S12–S15'), report('543–60')].map((confidence) => confidence > 0.5)).toEqual([false, false, true, true])
})

test('a bracket that closes around an edition is none of the publisher', () =>
  expect(cslOf(['title', 'Nördliche Häfen'], ['edition', '(2. Aufl.'], ['publisher', '). Hafenverlag.'])).toMatchObject({ edition: '2', publisher: 'Hafenverlag' }))

test('an edition right behind a title, as Nature has it, is none of the title', () => {
  expect(cslOf(['author', 'Berg, A.'], ['title', 'Ropes of the north 2nd edn,'], ['volume', 'Vol. 2'], ['publisher', '(Fjord Press,'], ['date', '2010).'])).toMatchObject({ title: 'Ropes of the north', edition: '2', volume: '2' })
})

test('a Brazilian edition keeps what it is called beside its number', () => {
  expect(cslOf(['title', 'O rio que passa. 3.'], ['edition', 'ed. rev. e'], ['location', 'ampl. Natal:'], ['publisher', 'Farol.'])).toMatchObject({ title: 'O rio que passa', edition: '3. ed. rev. e ampl.', 'publisher-place': 'Natal' })
})

test('an edition at the end of a title is none of its words', () => {
  const of = (title: string) => read(['author', 'Berg, A.,'], ['title', title], ['publisher', 'Fjord Press,'], ['date', '2002.']).csl
  expect(of('The Ropes of the North, revised edition,')).toMatchObject({ title: 'The Ropes of the North', edition: 'revised' })
  expect(of('The Ropes of the North, 10th edn,')).toMatchObject({ title: 'The Ropes of the North', edition: '10' })
  expect(of('The Ropes of the North (Revised 3rd edition).')).toMatchObject({ title: 'The Ropes of the North' })
  expect(of('The Ropes of the North (2nd edition ed.).')).toMatchObject({ title: 'The Ropes of the North', edition: '2' })
})

test('the abbreviation for a revised edition is nobody’s name', () => {
  expect(read(['author', 'Ada Berg,'], ['title', 'Imagined Harbours,'], ['editor', 'rev. ed.'], ['location', '(London:'], ['publisher', 'Fjord,'], ['date', '1991),'], ['pages', '39.']).csl).not.toHaveProperty('editor')
})

test('a note that says nothing but an edition is one behind names, and behind a year alone', () => {
  expect(cslOf(['author', 'Lexicon of Ropes.'], ['date', '1989.'], ['note', '2nd ed.'])).toMatchObject({ title: 'Lexicon of Ropes', edition: '2' })
  expect(cslOf(['title', 'Ropes'], ['editor', '(C. Roe and M. Lund, Eds.,'], ['note', '2nd ed.).'], ['publisher', 'Quay Press.'])).toMatchObject({ edition: '2' })
})
