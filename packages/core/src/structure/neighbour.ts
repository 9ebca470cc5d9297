import { once } from '../algorithms/once.js'
import type { Structure } from './structure.js'
import type { View } from './view.js'
import type { Paragraph } from '../wordml/paragraph.js'

export const placesInFlow = once(({ flow }: Structure): ReadonlyMap<Paragraph, number> => new Map(flow.map(({ paragraph }, at) => [paragraph, at])))

/** What stands above or below. Lines without anything in them are no neighbours: most of them go. */
export const neighbour = (structure: Structure, paragraph: Paragraph, by: 1 | -1): View | undefined => {
  const { flow } = structure
  let at = placesInFlow(structure).get(paragraph)
  if (at === undefined) return undefined
  do at += by
  while (flow[at]?.words === 0 && !flow[at]!.hasObject)
  return flow[at]
}

/** Where in the flow stands what is above or below once pending changes are made: a caption that was moved is gone. Outside of it where nothing does. */
export const placeLeft = (flow: readonly View[], at: number, by: 1 | -1, isGone: (paragraph: Paragraph) => boolean = () => false): number => {
  let place = at + by
  while (flow[place] && (isToGo(flow[place]!) || isGone(flow[place]!.paragraph))) place += by
  return place
}

const isToGo = ({ words, hasObject, paragraph }: View): boolean => words === 0 && !hasObject && paragraph.revised
