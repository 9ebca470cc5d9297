import type { Summary } from './tools.js'

/** A figure with what is wanted of it; `most` where less is better. Wanted are the figures of both twins. */
interface Figure {
  readonly name: string
  readonly wanted: number
  readonly most?: boolean
  /** Only for twins that keep this look: the hard ones have no indents. */
  readonly only?: 'flat'
  read(summary: Summary): { readonly value: number | null; readonly support: number }
}

const f1 = (role: string) => (summary: Summary) => ({ value: summary.roles[role]?.f1 ?? null, support: summary.roles[role]?.support ?? 0 })
const ofHeadings = (key: 'headingLevelRight' | 'headingLevelRightUpToShift' | 'headingF1MeanOfFiles') => (summary: Summary) =>
  ({ value: summary[key], support: summary.roles['heading']?.support ?? 0 })

const figures: readonly Figure[] = [
  { name: 'headings F1', wanted: 95, read: f1('heading') },
  { name: 'heading level right', wanted: 80, read: ofHeadings('headingLevelRight') },
  { name: 'unhinted headings recalled', wanted: 85, read: ({ headingRecallUnhinted: value, unhintedHeadings: support }) => ({ value, support }) },
  { name: 'title F1', wanted: 98, read: f1('title') },
  { name: 'table captions F1', wanted: 94, read: f1('caption-table') },
  { name: 'figure captions F1', wanted: 94, read: f1('caption-figure') },
  { name: 'reference entries F1', wanted: 97, read: f1('reference-entry') },
  { name: 'contents F1', wanted: 92, read: f1('toc') },
  { name: 'lists F1', wanted: 97, read: f1('list-item') },
  { name: 'block quotations F1', wanted: 70, only: 'flat', read: f1('block-quotation') },
  { name: 'body mistaken', wanted: 2, most: true, read: (summary) => ({ value: summary.bodyMistaken, support: summary.roles['body']?.support ?? 0 }) },
]

/** What was reached, by split and twin; nothing may fall below it by more than `slack`. */
export type Floors = Readonly<Record<string, Readonly<Record<string, number>>>>
const slack = 0.2

/** The figures that are worse than the ratchet allows. A floor whose figure cannot be had any more is one too. */
export function fallen(summary: Summary, floors: Floors[string] | undefined): string[] {
  return figures.flatMap(({ name, most, read }) => {
    const floor = floors?.[name]
    if (floor === undefined) return []
    const { value } = read(summary)
    const holds = value !== null && (most ? value <= floor + slack : value >= floor - slack)
    return holds ? [] : [`${name}: ${String(value)}, was ${String(floor)}`]
  })
}

export const floorsOf = (summary: Summary): Record<string, number> =>
  Object.fromEntries(figures.flatMap(({ name, read }) => {
    const { value } = read(summary)
    return value === null ? [] : [[name, value]]
  }))

const cell = (value: number | string | null | undefined, width: number): string => String(value ?? '–').padStart(width)

/** The table of one kind of twin: every role, then what is wanted, with all labels and without those that `read` leaves out. */
export function printFigures(title: string, kind: string, summary: Summary, read: Summary): void {
  console.log(`\n${title}: ${String(summary.files)} files`)
  console.log(`${'role'.padEnd(28)}${['support', 'precision', 'recall', 'F1', 'false'].map((name) => cell(name, 11)).join('')}`)
  for (const [role, { support, precision, recall, f1: score, wrong }] of Object.entries(summary.roles)) {
    console.log(`${role.padEnd(28)}${[support, precision, recall, score, wrong].map((value) => cell(value, 11)).join('')}`)
  }
  console.log(`${'figure'.padEnd(28)}${['support', 'reached', 'wanted', 'support', 'without wrong labels'].map((name) => cell(name, name.length > 11 ? 22 : 11)).join('')}`)
  for (const { name, wanted, most, only, read: valueOf } of figures) {
    if (only !== undefined && only !== kind) continue
    const { value, support } = valueOf(summary)
    const ofRead = valueOf(read)
    const short = value !== null && (most ? value > wanted : value < wanted)
    console.log(`${name.padEnd(28)}${cell(support, 11)}${cell(value, 11)}${cell(`${most ? '≤' : '≥'} ${String(wanted)}`, 11)}${cell(ofRead.support, 11)}${cell(ofRead.value, 22)}${short ? '  short' : ''}`)
  }
  const { headingLevelRightUpToShift, headingF1MeanOfFiles, tableTextTakenForHeading, notFoundInInspect } = summary
  console.log(`level right up to a shift ${String(headingLevelRightUpToShift)}, mean F1 of headings by file ${String(headingF1MeanOfFiles)}, `
    + `table text taken for headings ${String(tableTextTakenForHeading)}, not found ${String(notFoundInInspect)}`)
  console.log(`expected > given: ${Object.entries(summary.confusions).slice(0, 12).map(([pair, count]) => `${pair} ${String(count)}`).join(', ')}`)
}
