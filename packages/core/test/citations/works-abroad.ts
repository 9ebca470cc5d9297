import type { CslName } from '../../src/citations/item.js'
import type { CitedItem } from '../../src/citations/engine.js'

/** What invented works are called in one language. */
interface Words {
  readonly locale: string
  readonly writer: readonly CslName[]
  readonly pair: readonly CslName[]
  readonly three: readonly CslName[]
  readonly office: string
  readonly titles: readonly [book: string, edited: string, chapter: string, article: string, other: string, page: string]
  readonly journals: readonly [string, string]
  readonly newspaper: string
  readonly site: string
  readonly houses: readonly [string, string]
  readonly town: string
  readonly thesis: readonly [kind: string, university: string]
}

/** Twelve works, as people cite them most. */
export const worksIn = (words: Words): readonly CitedItem[] => {
  const { writer, pair, three, office, titles, journals, newspaper, site, houses: [house, otherHouse], town, thesis } = words
  const [book, edited, chapter, article, other, page] = titles
  const printed = { 'publisher': house, 'publisher-place': town }
  const elsewhere = { 'publisher': otherHouse, 'publisher-place': town }
  const day = { 'date-parts': [[2021, 5, 3]] } as const
  const seen = { URL: 'https://www.example.org/page', accessed: { 'date-parts': [[2022, 3, 3]] } } as const
  const addressed = { DOI: '10.1234/tides.2020.12' }
  const year = (number: number) => ({ 'date-parts': [[number]] }) as const
  return [
    { id: 'book', type: 'book', author: writer, title: book, issued: year(2018), ...printed },
    { id: 'edition', type: 'book', author: pair, title: other, edition: '2', issued: year(2014), ...printed },
    { id: 'edited', type: 'book', editor: pair, title: edited, issued: year(2016), ...elsewhere },
    { 'id': 'chapter', 'type': 'chapter', 'author': writer, 'title': chapter, 'container-title': edited, 'editor': pair, 'page': '70-92', 'issued': year(2016), ...elsewhere },
    { 'id': 'article', 'type': 'article-journal', 'author': three, 'title': article, 'container-title': journals[0], 'volume': '12', 'issue': '3', 'page': '45-67', ...addressed, 'issued': year(2020) },
    { 'id': 'volume', 'type': 'article-journal', 'author': pair, 'title': other, 'container-title': journals[1], 'volume': '8', 'page': '40-52', 'issued': year(2019) },
    { id: 'office', type: 'webpage', author: [{ literal: office }], title: page, issued: day, ...seen },
    { 'id': 'site', 'type': 'webpage', 'author': writer, 'title': page, 'container-title': site, 'issued': day, ...seen },
    { id: 'undated', type: 'book', author: writer, title: book, publisher: otherHouse },
    { id: 'report', type: 'report', author: [{ literal: office }], title: book, publisher: house, issued: year(2021), URL: seen.URL },
    { 'id': 'newspaper', 'type': 'article-newspaper', 'author': writer, 'title': other, 'container-title': newspaper, 'page': '4', 'issued': day },
    { id: 'thesis', type: 'thesis', genre: thesis[0], author: writer, title: other, publisher: thesis[1], issued: year(2017) },
  ]
}

export const languages: Readonly<Record<string, Words>> = {
  German: {
    locale: 'de-DE',
    writer: [{ family: 'Lund', given: 'Ada' }],
    pair: [{ family: 'Vogel', given: 'Maria' }, { family: 'Holm', given: 'Karl' }],
    three: [{ family: 'Holm', given: 'Karl' }, { family: 'Muster', given: 'Beate' }, { family: 'Sand', given: 'Till' }],
    office: 'Statistisches Amt Nordhafen',
    titles: ['Die stille Stadt', 'Handbuch der Nachbarschaft', 'Höfe und Treppen', 'Altern in kleinen Städten', 'Leise Verschiebungen', 'Haushalte in Nordhafen'],
    journals: ['Zeitschrift für Stadtfragen', 'Archiv für Sozialkunde'],
    newspaper: 'Nordhafener Zeitung',
    site: 'Stadtblog',
    houses: ['Hafenverlag', 'Nordverlag'],
    town: 'Nordhafen',
    thesis: ['Dissertation', 'Universität Nordhafen'],
  },
  French: {
    locale: 'fr-FR',
    writer: [{ family: 'Lund', given: 'Ada' }],
    pair: [{ family: 'Vogel', given: 'Marie' }, { family: 'Holm', given: 'Charles' }],
    three: [{ family: 'Holm', given: 'Charles' }, { family: 'Roe', given: 'Béatrice' }, { family: 'Sand', given: 'Théo' }],
    office: 'Institut de la statistique',
    titles: ['La ville silencieuse', 'Manuel du voisinage', 'Cours et escaliers', 'Vieillir dans les petites villes', 'Déplacements silencieux', 'Les ménages de Port-Nord'],
    journals: ['Revue des villes', 'Archives de sociologie'],
    newspaper: 'Le Courrier de Port-Nord',
    site: 'Blog des villes',
    houses: ['Éditions du Port', 'Presses du Nord'],
    town: 'Port-Nord',
    thesis: ['Thèse de doctorat', 'Université de Port-Nord'],
  },
  Spanish: {
    locale: 'es-ES',
    writer: [{ family: 'Lund Ruiz', given: 'Ada' }],
    pair: [{ family: 'Vogel', given: 'María' }, { family: 'Holm', given: 'Carlos' }],
    three: [{ family: 'García Márquez', given: 'Karla' }, { family: 'Roe', given: 'Beatriz' }, { family: 'Sand', given: 'Tomás' }],
    office: 'Ministerio de la Vivienda',
    titles: ['La ciudad silenciosa', 'Manual de la vecindad', 'Patios y escaleras', 'Envejecer en ciudades pequeñas', 'Desplazamientos silenciosos', 'Hogares en Puerto Norte'],
    journals: ['Revista de Ciudades', 'Archivo de Sociología'],
    newspaper: 'El Diario del Puerto',
    site: 'Blog de ciudades',
    houses: ['Editorial del Puerto', 'Ediciones del Norte'],
    town: 'Puerto Norte',
    thesis: ['Tesis doctoral', 'Universidad de Puerto Norte'],
  },
  Portuguese: {
    locale: 'pt-BR',
    writer: [{ family: 'Lund', given: 'Ada' }],
    pair: [{ family: 'Vogel', given: 'Maria' }, { family: 'Holm', given: 'Carlos' }],
    three: [{ family: 'Holm', given: 'Carlos' }, { family: 'Roe', given: 'Beatriz' }, { family: 'Sand', given: 'Tomás' }],
    office: 'Ministério das Cidades',
    titles: ['A cidade silenciosa', 'Manual da vizinhança', 'Pátios e escadas', 'Envelhecer em cidades pequenas', 'Deslocamentos silenciosos', 'Domicílios no Porto Norte'],
    journals: ['Revista das Cidades', 'Arquivo de Sociologia'],
    newspaper: 'O Diário do Porto',
    site: 'Blog das cidades',
    houses: ['Editora do Porto', 'Edições do Norte'],
    town: 'Porto Norte',
    thesis: ['Tese de doutorado', 'Universidade do Porto Norte'],
  },
  Italian: {
    locale: 'it-IT',
    writer: [{ family: 'Lund', given: 'Ada' }],
    pair: [{ family: 'Vogel', given: 'Maria' }, { family: 'Holm', given: 'Carlo' }],
    three: [{ family: 'Holm', given: 'Carlo' }, { family: 'Roe', given: 'Beatrice' }, { family: 'Sand', given: 'Tommaso' }],
    office: 'Istituto di statistica',
    titles: ['La città silenziosa', 'Manuale del vicinato', 'Cortili e scale', 'Invecchiare nelle piccole città', 'Spostamenti silenziosi', 'Le famiglie di Porto Nord'],
    journals: ['Rivista delle città', 'Archivio di sociologia'],
    newspaper: 'Il Corriere del Porto',
    site: 'Blog delle città',
    houses: ['Edizioni del Porto', 'Nord Editore'],
    town: 'Porto Nord',
    thesis: ['Tesi di dottorato', 'Università di Porto Nord'],
  },
  Dutch: {
    locale: 'nl-NL',
    writer: [{ family: 'Lund', given: 'Ada' }],
    pair: [{ family: 'Vogel', given: 'Maria' }, { family: 'Holm', given: 'Karel' }],
    three: [{ family: 'Holm', given: 'Karel' }, { family: 'Roe', given: 'Beatrijs' }, { family: 'Sand', given: 'Tom' }],
    office: 'Bureau voor Statistiek',
    titles: ['De stille stad', 'Handboek van de buurt', 'Hoven en trappen', 'Ouder worden in kleine steden', 'Stille verschuivingen', 'Huishoudens in Noordhaven'],
    journals: ['Tijdschrift voor steden', 'Archief voor sociologie'],
    newspaper: 'Noordhavense Courant',
    site: 'Stadsblog',
    houses: ['Uitgeverij Haven', 'Noordpers'],
    town: 'Noordhaven',
    thesis: ['Proefschrift', 'Universiteit van Noordhaven'],
  },
}
