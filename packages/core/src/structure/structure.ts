import type { Paragraph } from '../wordml/paragraph.js'
import type { Flow, Line } from './flow.js'
import type { Likelihood } from './headings/likely.js'
import type { Role } from './role.js'
import type { View } from './view.js'

/** What every paragraph is for. */
export interface Structure {
  role(paragraph: Paragraph): Role
  view(paragraph: Paragraph): View
  /** The paragraphs of the body that stand outside tables, in order. */
  readonly flow: readonly View[]
  readonly outline: readonly Heading[]
}

export interface Heading {
  readonly paragraph: Paragraph
  readonly level: number
  readonly text: string
}

/** What a recogniser says of one paragraph. Several may speak for one; `settle` decides. */
export interface Claim {
  readonly paragraph: Paragraph
  readonly role: Omit<Role, 'confidence' | 'evidence'>
  readonly confidence: number
  readonly evidence: string
}

/** What recognisers are given: the flow, and how likely each line is a heading. They claim; none sees what another one claims. */
export interface Scene extends Flow {
  /** By the position of the line. */
  readonly likelihoods: readonly Likelihood[]
  /** What the caller says that the paper is called. */
  readonly givenTitle: string | undefined
  isHeading(line: Line): boolean
}

export type Recogniser = (scene: Scene) => Iterable<Claim>
