import type { StyleDefinition } from '../../styles/definition.js'

export type CaptionKind = 'table' | 'figure'

type Wanted = StyleDefinition['captions']['table']

/** What a table or a figure is called in full and in short. */
type Words = Readonly<Record<CaptionKind, readonly [full: string, short: string]>>

const words: Readonly<Record<string, Words>> = {
  de: { table: ['Tabelle', 'Tab.'], figure: ['Abbildung', 'Abb.'] },
  es: { table: ['Tabla', 'Tabla'], figure: ['Figura', 'Fig.'] },
  fr: { table: ['Tableau', 'Tableau'], figure: ['Figure', 'Fig.'] },
  it: { table: ['Tabella', 'Tab.'], figure: ['Figura', 'Fig.'] },
  nl: { table: ['Tabel', 'Tabel'], figure: ['Figuur', 'Fig.'] },
  pt: { table: ['Tabela', 'Tabela'], figure: ['Figura', 'Fig.'] },
}

/** How captions are labelled in the language of a paper. */
export interface Labels {
  /** The words that a label can be. */
  readonly pattern: string
  /** What Word itself counts captions by where it speaks that language. */
  readonly identifiers: Readonly<Record<CaptionKind, string>>
  /** What a style wants of captions there. */
  readonly wanted: (kind: CaptionKind, captions: StyleDefinition['captions']) => Wanted
}

const english: Labels = { pattern: 'tables?|figures?|figs?\\.|fig', identifiers: { table: 'Table', figure: 'Figure' }, wanted: (kind, captions) => captions[kind] }

/** Undefined for languages whose words are not known here: captions there are nobody's to word. */
export const labelsIn = (language: string | undefined): Labels | undefined => {
  if (language === 'en') return english
  const own = language === undefined ? undefined : words[language]
  if (!own) return undefined
  const pattern = [...own.table, ...own.figure].map((word) => word.replace('.', '\\.')).join('|')
  return { pattern, identifiers: { table: own.table[0], figure: own.figure[0] }, wanted: (kind, captions) => translated(captions[kind], own[kind]) }
}

/** Handbooks in English say nothing of capitals in other languages; numbers stay as the text has them, which names them in words of its own. */
const translated = (wanted: Wanted, [full, short]: Words[CaptionKind]): Wanted => {
  const word = wanted.label.endsWith('.') ? short : full
  const label = wanted.label === wanted.label.toUpperCase() ? word.toUpperCase() : word
  return { ...wanted, label, numerals: 'decimal', case: 'any' }
}
