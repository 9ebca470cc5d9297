import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'
import { isGrey } from '../../../reference-list/grey.js'
import type { Label } from '../../model/label.js'

const cslOf = (...stretches: readonly [Label, string][]) => read(...stretches).csl

test('behind the bracket that says what people did stands what they did it to', () => {
  expect(cslOf(['author', 'Silva, J.'], ['date', '(2019).'], ['title', 'Ruas lentas.'], ['editor', 'In R. Alves (Org.), Mobilidade'], ['edition', '(2a ed.,'], ['pages', 'pp. 33-50).']))
    .toMatchObject({ editor: [{ family: 'Alves', given: 'R.' }], 'container-title': 'Mobilidade', edition: '2', type: 'chapter' })
  expect(cslOf(['title', 'Le città lente.'], ['editor', 'In P. Verdi (a cura di),'], ['container-title', 'Mobilità e territorio.']))
    .toMatchObject({ editor: [{ family: 'Verdi', given: 'P.' }], 'container-title': 'Mobilità e territorio' })
})

test('a publisher behind a bracket of names is none of them', () => {
  expect(cslOf(['author', 'Adler, I.'], ['date', '(1998).'], ['title', 'Kritik der Häfen'], ['editor', '(J. Timm, Hrsg.). Meerverlag.']))
    .toMatchObject({ editor: [{ family: 'Timm', given: 'J.' }], publisher: 'Meerverlag' })
})

test('who edited what a work stands in is no part of its title', () => {
  expect(cslOf(['author', 'Martin, A.'], ['date', '(2018).'], ['title', 'Rues lentes. Dans R. Alain et T. Blanc (Éds.), Villes et ports'], ['pages', '(p. 30-52).']))
    .toMatchObject({ title: 'Rues lentes', editor: [{ family: 'Alain' }, { family: 'Blanc' }], 'container-title': 'Villes et ports', type: 'chapter' })
})

test('a semicolon ends the book before those who edited it', () => {
  expect(cslOf(['author', 'Lee, M.'], ['title', 'Salt.'], ['editor', 'In Bread, Salt, and Butter; Akita, K., Roe, P., Eds.;'], ['publisher', 'Fjord Press,'], ['date', '2019;'], ['pages', 'pp 13–33.']))
    .toMatchObject({ 'container-title': 'Bread, Salt, and Butter', 'editor': [{ family: 'Akita' }, { family: 'Roe' }] })
})

test('that nobody knows the year is no part of a name', () => {
  expect(cslOf(['author', 'Krause, B. (o. J.).'], ['title', 'Was sind Häfen?'])).toMatchObject({ author: [{ family: 'Krause', given: 'B.' }], issued: { literal: 'o. j.' } })
})

test('an edition says all that was done to it', () => {
  expect(cslOf(['title', 'Nördliche Häfen'], ['edition', '(2., überarb. und erw. Aufl.).'])).toMatchObject({ edition: '2., überarb. und erw. Aufl.' })
})

test('an entry in which a name has half of a bracket stays as it is', () => {
  expect(isGrey(read(['author', 'Adler, I.'], ['date', '(1998).'], ['title', 'Häfen'], ['editor', '(J. Timm, bearb.) Meer']))).toBe(true)
})

test('who translated, in brackets, is no editor', () => {
  for (const word of ['Trans.', 'Trad.', 'trad.', 'Übers.', 'Vert.']) {
    const { csl } = read(['author', 'Pérez, L.'], ['date', '(2020).'], ['title', 'Ciudades lentas'], ['editor', `(M. Ríos, ${word}).`], ['publisher', 'Puerto.'])
    expect(csl).toMatchObject({ translator: [{ family: 'Ríos', given: 'M.' }] })
    expect(csl.editor).toBeUndefined()
  }
})

test('who edited a work is known by the word in French and German, before the names or behind them', () => {
  for (const names of ['édité par R. Alain et T. Blanc,', 'R. Alain et T. Blanc, Éd.,', 'Alain R, Blanc T, éditeurs.', 'R. Alain und T. Blanc, Herausgeber,']) {
    const { csl } = read(['author', 'Martin, A.'], ['title', '« Rues lentes ».'], ['container-title', 'Villes et ports,'], ['editor', names], ['publisher', 'Rivage,'], ['date', '2018.'])
    expect(csl.editor).toMatchObject([{ family: 'Alain' }, { family: 'Blanc' }])
  }
  expect(cslOf(['author', 'Martin, A.'], ['date', '(2018)'], ['title', '« Rues lentes »,'], ['container-title', 'dans R. Alain (éd.) Villes et ports.'])).toMatchObject({ 'editor': [{ family: 'Alain' }], 'container-title': 'Villes et ports' })
})

test('the number of an issue has its sign in French', () => {
  for (const number of ['n° 1', 'nᵒ 1', 'nº 1']) expect(cslOf(['title', 'Rues lentes.'], ['journal', 'Revue des ports'], ['volume', `8, ${number},`])).toMatchObject({ volume: '8', issue: '1' })
})

test('a bracket that says that people edited belongs to the names before it', () => {
  expect(cslOf(['author', 'De Rossi, A.'], ['title', '(a cura di),'], ['container-title', 'Il porto,'], ['location', 'Bari,'], ['publisher', 'Rivage,'], ['date', '1999.']))
    .toMatchObject({ editor: [{ family: 'De Rossi' }], title: 'Il porto', type: 'book' })
  expect(cslOf(['author', 'Verdi P.,'], ['title', 'Reti e vele,'], ['editor', 'in S. Neri'], ['container-title', '(a cura di), Studi navali,'], ['date', '2007,'], ['pages', 'pp. 12-30.']))
    .toMatchObject({ 'title': 'Reti e vele', 'editor': [{ family: 'Neri' }], 'container-title': 'Studi navali', 'type': 'chapter' })
  expect(cslOf(['author', 'Roe, C.'], ['title', '(Re)reading the harbour.'], ['publisher', 'Fjord Press,'], ['date', '1999.'])).toMatchObject({ author: [{ family: 'Roe' }], title: '(Re)reading the harbour' })
})

test('the first of several places behind editors is no editor', () => {
  const chapter = read(['author', 'D. P. Gant,'], ['title', '“Ropes,”'], ['container-title', 'in Ships of the North,'], ['editor', 'D. P. Gant, Ed., Bergen;'], ['location', 'London:'], ['publisher', 'Fjord Press,'], ['date', '2001,'], ['pages', 'pp. 1–23.']).csl
  expect(chapter).toMatchObject({ 'editor': [{ family: 'Gant', given: 'D. P.' }], 'publisher-place': 'Bergen; London', 'publisher': 'Fjord Press' })
})

test('who only translated a work wrote none, though they stand first', () => {
  const translated = { translator: [{ family: 'Roe', given: 'A.' }, { family: 'Berg', given: 'B.' }], title: 'Songs of the harbour' }
  const book: readonly [Label, string][] = [['title', 'Songs of the harbour.'], ['publisher', 'Fjord Press.']]
  for (const names of [cslOf(['author', 'Roe, A. and Berg, B. (trans.)'], ['date', '(1960)'], ...book), cslOf(['author', 'Roe, A., & Berg, B.'], ['date', '(Trans.). (1960).'], ...book)]) {
    expect(names).toMatchObject(translated)
    expect(names.author).toBeUndefined()
    expect(names.issued).toEqual({ 'date-parts': [[1960]] })
  }
})

test('behind the word for what editors did stands the town of their book', () => {
  const book = (editor: string) => read(['title', '“Nets,”'], ['container-title', 'in Handbook of Ropes,'], ['editor', editor], ['location', 'Norway:'], ['publisher', 'Fjord Press,'], ['date', '2015.']).csl
  expect(book('P. Moe and R. Strand, Eds. Bergen,')).toMatchObject({ 'editor': [{ family: 'Moe' }, { family: 'Strand' }], 'publisher-place': 'Bergen, Norway' })
})
