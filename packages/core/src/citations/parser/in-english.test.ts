import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { isGrey } from '../reference-list/grey.js'
import { asInList } from '../reference-list/as-in-list.js'
import { parseEntry } from './entry.js'
import { inEnglish } from './in-english.js'
import { referenceModel } from './model/reference-model.js'

const model = await referenceModel(nodeCodec)
const read = (raw: string) => parseEntry(raw, model)

test.each([
  ['García, A. (s. f.). Mareas. Recuperado el 3 de mayo de 2021, de https://example.org/mareas', 'García, A. (n.d.). Mareas. Retrieved on 3 May 2021, from https://example.org/mareas'],
  ['Vega, D. Mareas. Disponível em: https://example.org/mareas', 'Vega, D. Mareas. Available at: https://example.org/mareas'],
  ['Molina, B. (2004). Mareas [Tesis doctoral, Universidad del Norte].', 'Molina, B. (2004). Mareas [Doctoral dissertation, Universidad del Norte].'],
  ['Vidal, P. «Sal». En Mareas, coordinado por Ana Soto.', 'Vidal, P. «Sal». In Mareas, edited by Ana Soto.'],
  ['Muster, Hans. „Ebbe“. Kaiblatt, Bd. 3, Nr. 2, 2019, S. 4–9.', 'Muster, Hans. “Ebbe.” Kaiblatt, vol. 3, no. 2, 2019, pp. 4–9.'],
  ['Rossi P, Neri A, curatori. Il porto. Bari: Riva; 2021 mag 3 [citato 4 giugno 2021].', 'Rossi P, Neri A, editors. Il porto. Bari: Riva; 2021 May 3 [cited 4 June 2021].'],
  ['Petit, C. (sans date) Marées. Rive.', 'Petit, C. (no date) Marées. Rive.'],
])('%s is read as %s', (raw, english) => {
  expect(inEnglish(raw).text).toBe(english)
})

test.each(['La tesis de los puertos. Editorial del Norte.', 'Berg, H. 1972. Ropes.', 'Der Bericht am Kai. Fjordverlag.', 'The tide at noon. Fjord Press.'])('%s has nothing that is said otherwise in English', (raw) =>
  expect(inEnglish(raw).text).toBe(raw))

test.each([
  ['Eckert, S. (o. D.). Löhne an der See. Abgerufen am 12. Mai 2021, von https://example.org/see', { author: [{ family: 'Eckert', given: 'S.' }], issued: { literal: 'o. d.' }, title: 'Löhne an der See', accessed: { 'date-parts': [[2021, 5, 12]] }, URL: 'https://example.org/see', type: 'webpage' }],
  ['Hafenbehörde Nordstadt (2017): Die Winterhäfen. Online verfügbar unter https://example.org/winter, zuletzt geprüft am 12.03.2020.', { author: [{ literal: 'Hafenbehörde Nordstadt' }], title: 'Die Winterhäfen', accessed: { 'date-parts': [[2020, 3, 12]] }, URL: 'https://example.org/winter' }],
  ['Statistisches Landesamt (o. J.): Zahlen der Küste. Verfügbar unter: https://example.org/kueste (Zugriff am 3. Mai 2021).', { author: [{ literal: 'Statistisches Landesamt' }], title: 'Zahlen der Küste', accessed: { 'date-parts': [[2021, 5, 3]] } }],
  ['Seezeichenamt Nordstadt. (2019). Die Türme der Nordsee [Bericht]. https://example.org/tuerme', { author: [{ literal: 'Seezeichenamt Nordstadt' }], title: 'Die Türme der Nordsee', genre: 'Bericht', type: 'report' }],
  ['Smit, L. (2019). Het net (Proefschrift, Universiteit van de Kust). Geraadpleegd van https://example.org/smit', { title: 'Het net', genre: 'Proefschrift', publisher: 'Universiteit van de Kust', type: 'thesis' }],
  ['Holm, K. (2020). Vatten. I L. Falk (red.), Kustens röster (s. 10–12). Göteborg: Fyren.', { 'title': 'Vatten', 'container-title': 'Kustens röster', 'editor': [{ family: 'Falk', given: 'L.' }] }],
  ['Nowak, P. (2020). Woda. W: L. Zima (red.), Głosy wybrzeża (s. 10–12). Warszawa: Fala.', { 'title': 'Woda', 'container-title': 'Głosy wybrzeża', 'editor': [{ family: 'Zima', given: 'L.' }] }],
  ['Nyman, E. (2015). Den gamla hamnen (2. uppl.). Tidvatten förlag.', { title: 'Den gamla hamnen', edition: '2', publisher: 'Tidvatten förlag' }],
  ['Kust Bureau voor de Visserij. (2021, 3 maart). Kustbevolking. Geraadpleegd op 4 juni 2021, van https://example.org/kust', { author: [{ literal: 'Kust Bureau voor de Visserij' }], title: 'Kustbevolking' }],
  ['Fuchs, R. (2020). Drei Wochen [Dissertation, Universität Nordstadt]. Repositorium Nord. https://example.org/fuchs', { title: 'Drei Wochen', genre: 'Dissertation', publisher: 'Universität Nordstadt', archive: 'Repositorium Nord', type: 'thesis' }],
  ['Torres, A. (2020). La ruina del molino [Trabajo de fin de grado, Universidad de la Sierra].', { title: 'La ruina del molino', genre: 'Trabajo de fin de grado', publisher: 'Universidad de la Sierra', type: 'thesis' }],
  ['Leroy, B. (2004). Le journal de la ville [thèse de doctorat, Université du Nord]. https://example.org/leroy', { title: 'Le journal de la ville', genre: 'thèse de doctorat', publisher: 'Université du Nord', type: 'thesis' }],
  ['Institut de la mer. (s. d.). Données des phares. Récupéré le 3 mai 2021 de https://example.org/phares', { author: [{ literal: 'Institut de la mer' }], title: 'Données des phares', accessed: { 'date-parts': [[2021, 5, 3]] } }],
  ['Vega, D. (s.f.). Cartas sin firma. Recuperado de https://example.org/cartas', { issued: { literal: 's.f.' }, title: 'Cartas sin firma', URL: 'https://example.org/cartas' }],
  ['García Lorca Ruiz, M. y de la Torre, J. (2016). Manos y cartas. En P. Soto (Ed.), El archivo del mar (pp. 55-78). Editorial del Norte.', { author: [{ family: 'García Lorca Ruiz', given: 'M.' }, { family: 'de la Torre', given: 'J.' }], 'container-title': 'El archivo del mar' }],
  ['Vidal, Pedro. «Los salarios». En Manual de la costa, coordinado por Ana Soto, 55-78. Madrid: Costa, 1999.', { title: 'Los salarios', 'container-title': 'Manual de la costa', editor: [{ family: 'Soto', given: 'Ana' }], page: '55-78' }],
  ['Ríos, María. «Mujeres y sal». Revista de la Costa 14, n.º 2 (2004): 101-130.', { volume: '14', issue: '2' }],
  ['Pérez, C. (2011, 4 de marzo). El hielo que no vino. Diario del Norte. https://example.org/hielo', { issued: { 'date-parts': [[2011, 3, 4]] }, title: 'El hielo que no vino' }],
  ['Petit, C. (2011, 4 mars). La glace. Journal du Nord. https://example.org/glace', { issued: { 'date-parts': [[2011, 3, 4]] }, 'container-title': 'Journal du Nord', type: 'article-newspaper' }],
  ['Muster, Hans. „Ebbe und Flut“. Kaiblatt Nord, 3. Mai 2021, S. 4.', { 'title': 'Ebbe und Flut', 'container-title': 'Kaiblatt Nord', 'page': '4', 'issued': { 'date-parts': [[2021, 5, 3]] } }],
  ['H. Muster, „Ebbe“, in Handbuch der Küste, A. Berg und K. Roe, Hrsg., Kaiverlag, 2016, S. 70–92.', { 'title': 'Ebbe', 'container-title': 'Handbuch der Küste', 'page': '70-92', 'editor': [{ family: 'Berg', given: 'A.' }, { family: 'Roe', given: 'K.' }] }],
  ['Vogel, María, y Carlos Holm, editores. Manual de la costa. Ediciones del Puerto, 2016.', { title: 'Manual de la costa', editor: [{ family: 'Vogel', given: 'María' }, { family: 'Holm', given: 'Carlos' }] }],
  ['Rossi, Maria, e Carlo Neri, a cura di. Manuale della costa. Riva Editore, 2016.', { title: 'Manuale della costa', editor: [{ family: 'Rossi', given: 'Maria' }, { family: 'Neri', given: 'Carlo' }] }],
  ['Vega D. Mareas. En: Vogel M, Holm C, editores. Manual de la costa. Puerto Sur: Ediciones del Puerto; 2016. p. 70-92.', { 'title': 'Mareas', 'container-title': 'Manual de la costa', 'editor': [{ family: 'Vogel', given: 'M' }, { family: 'Holm', given: 'C' }] }],
  ['Ministerio del Mar. «Barcos de la costa», 3 de mayo de 2021. https://example.org/barcos.', { author: [{ literal: 'Ministerio del Mar' }], title: 'Barcos de la costa', issued: { 'date-parts': [[2021, 5, 3]] } }],
  ['Istituto di statistica. Barche e reti. Edizioni della Riva, 2021. https://example.org/barche.', { author: [{ literal: 'Istituto di statistica' }], title: 'Barche e reti', publisher: 'Edizioni della Riva' }],
  ['Lund A. Le barche [Internet]. Riva; 2021 [citato 3 marzo 2022]. Disponibile su: https://example.org/barche', { title: 'Le barche', accessed: { 'date-parts': [[2022, 3, 3]] } }],
  ['Neri, Anna. «Il porto in movimento». Tesi di dottorato, Università della Riva, 2017.', { title: 'Il porto in movimento', publisher: 'Università della Riva', type: 'thesis' }],
  ['Smit, L. (zonder datum) Het net. Kustpers.', { title: 'Het net', publisher: 'Kustpers', issued: { literal: 'zonder datum' } }],
  ['Vega, Diana. s. f. Mareas del norte. Editorial del Norte.', { author: [{ family: 'Vega', given: 'Diana' }], title: 'Mareas del norte', publisher: 'Editorial del Norte', issued: { literal: 's. f.' } }],
  ['Smit, Lena. Het net. Kustpers, z.d.', { title: 'Het net', publisher: 'Kustpers', issued: { literal: 'z.d.' } }],
  ['ROCHA, Luís; MOURA, Elisa. Preços e notícias. Anais de Comércio, Recife, v. 7, n. 2, p. 12-40, 2018.', { 'container-title': 'Anais de Comércio', 'publisher-place': 'Recife', volume: '7', issue: '2', page: '12-40' }],
])('%s', (raw, csl) => {
  const entry = read(raw)
  expect(entry.csl).toMatchObject(csl)
  expect(entry.leftovers).toEqual([])
  expect(isGrey(entry)).toBe(false)
})

test('a year before a month and another year is two days that lost their dash', () => {
  expect(read('Ropes at sea, Harbour Conference, Fjord, 1213 March 2009 (2009).').csl.issued?.['date-parts']?.[0]?.[0]).toBe(2009)
})

test('a colon ends the names where it does so in a list, and a given name is no word of a title', () => {
  const raws = ['Beispiel, Anna: Holz und Teer. In: Zeitschrift für Schifffahrt 14 (2004), H. 2, S. 101–130.', 'Brandt, Eva; Muster, Hans: Löhne am Wasser. Berlin: Kaiverlag 1999.', 'Muster, Hans: Die kleinen Werften. 2. Aufl. Hamburg: Kaiverlag 2010.']
  const names = asInList(raws.map(read), (raw, end) => parseEntry(raw, model, end)).map(({ csl: { author, title } }) => [author?.map(({ family, given }) => `${given} ${family}`), title])
  expect(names).toEqual([[['Anna Beispiel'], 'Holz und Teer'], [['Eva Brandt', 'Hans Muster'], 'Löhne am Wasser'], [['Hans Muster'], 'Die kleinen Werften']])
})
