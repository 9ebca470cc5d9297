import type { StyleDefinition } from '../../styles/definition.js'

export type CaptionKind = 'table' | 'figure'

type Wanted = StyleDefinition['captions']['table']

/** What a table or a figure is called in full and in short. */
type Words = Readonly<Record<CaptionKind, readonly [full: string, short: string]>> & {
  /** Tables and figures of a kind that the author tells apart, and counts apart: they keep their word. */
  readonly ownKinds: readonly string[]
}

const words: Readonly<Record<string, Words>> = {
  de: { table: ['Tabelle', 'Tab.'], figure: ['Abbildung', 'Abb.'], ownKinds: ['Grafik', 'Schaubild', 'Karte', 'Foto'] },
  es: { table: ['Tabla', 'Tabla'], figure: ['Figura', 'Fig.'], ownKinds: ['Cuadro', 'Gráfico', 'Gráfica', 'Mapa', 'Foto'] },
  fr: { table: ['Tableau', 'Tableau'], figure: ['Figure', 'Fig.'], ownKinds: ['Graphique', 'Schéma', 'Photo'] },
  it: { table: ['Tabella', 'Tab.'], figure: ['Figura', 'Fig.'], ownKinds: ['Quadro', 'Mappa', 'Foto'] },
  nl: { table: ['Tabel', 'Tabel'], figure: ['Figuur', 'Fig.'], ownKinds: ['Schema', 'Foto'] },
  da: { table: ['Tabel', 'Tabel'], figure: ['Figur', 'Fig.'], ownKinds: ['Diagram', 'Skema', 'Foto'] },
  nb: { table: ['Tabell', 'Tabell'], figure: ['Figur', 'Fig.'], ownKinds: ['Diagram', 'Skjema', 'Foto'] },
  pt: { table: ['Tabela', 'Tabela'], figure: ['Figura', 'Fig.'], ownKinds: ['Quadro', 'Gráfico', 'Mapa', 'Foto'] },
  sv: { table: ['Tabell', 'Tabell'], figure: ['Figur', 'Fig.'], ownKinds: ['Diagram', 'Bild', 'Foto'] },
}

const englishKinds = ['Chart', 'Diagram', 'Graph', 'Map', 'Photo', 'Plate', 'Scheme']

/** How captions are labelled in the language of a paper. */
export interface Labels {
  /** The words that a label can be. */
  readonly pattern: string
  /** What Word itself counts captions by where it speaks that language. */
  readonly identifiers: Readonly<Record<CaptionKind, string>>
  /** What a style wants of captions there. */
  readonly wanted: (kind: CaptionKind, captions: StyleDefinition['captions']) => Wanted
  /** The word of an author who tells tables or figures of a kind apart, as captions have it. */
  readonly ownKind: (label: string) => string | undefined
}

const english: Labels = {
  pattern: ['tables?|figures?|figs?\\.|fig', ...englishKinds].join('|'),
  identifiers: { table: 'Table', figure: 'Figure' },
  wanted: (kind, captions) => captions[kind],
  ownKind: (label) => kindAmong(englishKinds, label),
}

/** Undefined for languages whose words are not known here: captions there are nobody's to word. */
export const labelsIn = (language: string | undefined): Labels | undefined => {
  if (language === 'en') return english
  const own = language === undefined ? undefined : words[language]
  if (!own) return undefined
  const pattern = [...own.table, ...own.figure, ...own.ownKinds].map((word) => word.replace('.', '\\.')).join('|')
  return {
    pattern,
    identifiers: { table: own.table[0], figure: own.figure[0] },
    wanted: (kind, captions) => translated(captions[kind], own[kind]),
    ownKind: (label) => kindAmong(own.ownKinds, label),
  }
}

const kindAmong = (kinds: readonly string[], label: string): string | undefined => kinds.find((kind) => kind.toLowerCase() === label.toLowerCase())

/** Handbooks in English say nothing of capitals in other languages; numbers stay as the text has them, which names them in words of its own. */
const translated = (wanted: Wanted, [full, short]: Words[CaptionKind]): Wanted => {
  const word = wanted.label.endsWith('.') ? short : full
  const label = wanted.label === wanted.label.toUpperCase() ? word.toUpperCase() : word
  return { ...wanted, label, numerals: 'decimal', case: 'any' }
}
