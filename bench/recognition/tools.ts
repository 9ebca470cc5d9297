import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A paragraph of a twin with the role that its style gave away before it was taken off. */
export interface ExpectedRole {
  readonly index: number
  readonly text: string
  readonly role: string
  readonly level?: number
  readonly skip?: boolean
}

interface Twins {
  readonly roles: readonly ExpectedRole[]
  /** Why the file tells nothing; then there are no twins. */
  readonly reason?: string
  readonly flat?: Uint8Array
  readonly hard?: Uint8Array
}

interface RoleFigures {
  readonly precision: number | null
  readonly recall: number | null
  readonly f1: number | null
  readonly support: number
  readonly wrong: number
}

export interface Summary {
  readonly files: number
  readonly roles: Readonly<Record<string, RoleFigures>>
  readonly headingLevelRight: number | null
  readonly headingLevelRightOfFound: number | null
  readonly headingLevelRightUpToShift: number | null
  readonly bodyMistaken: number | null
  readonly headingF1MeanOfFiles: number | null
  readonly headingRecallUnhinted: number | null
  readonly unhintedHeadings: number
  readonly tableTextTakenForHeading: number | null
  readonly notFoundInInspect: number
  readonly confusions: Readonly<Record<string, number>>
}

/** What the score keeps while files are added; only the scorer looks inside. */
type Tally = object

/** The tools that lie beside the corpus: they know nothing of the formatter. */
export interface TwinTools {
  makeTwins(bytes: Uint8Array): Twins
  newTally(): Tally
  addFile(tally: Tally, expected: readonly ExpectedRole[], inspected: unknown): void
  align(expected: readonly { text: string }[], predicted: readonly { text: string }[]): number[]
  summary(tally: Tally): Summary
}

export async function loadTwinTools(corpus: string): Promise<TwinTools> {
  const load = (file: string) => import(pathToFileURL(resolve(corpus, '../tools/twins', file)).href) as Promise<Partial<TwinTools>>
  return Object.assign({}, await load('make-twins.mjs'), await load('score-roles.mjs')) as TwinTools
}
