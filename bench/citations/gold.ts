/** A labelled document, as the scorer beside the data has it. */
export interface GoldDocument {
  readonly doc: string
  readonly source: string
  readonly references: readonly { readonly id: string; readonly n: number; readonly text: string | null }[]
  readonly paragraphs: readonly { readonly text: string; readonly cites: readonly GoldCite[] }[]
  readonly defects?: readonly Defect[]
}

interface GoldCite {
  readonly start: number
  readonly end: number
  readonly kind?: string
  readonly refs: readonly { readonly id: string }[]
}

export interface Defect {
  readonly type: string
  readonly para?: number
  readonly start?: number
  readonly end?: number
  readonly ref?: string
  readonly other?: string
}

export interface Prediction {
  readonly doc: string
  readonly paragraphs: readonly (readonly { readonly start: number; readonly end: number; readonly refs: readonly string[] }[])[]
  readonly defects: readonly Defect[]
}

export type Counts = Record<string, number>

export interface Scorer {
  scoreDoc(gold: GoldDocument, prediction: Prediction): Counts
  scoreDefects(gold: GoldDocument, prediction: Prediction): Record<string, { tp: number; fp: number; fn: number }>
}
