import type { Paragraph } from './paragraph.js'
import type { Properties } from './properties/property.js'
import { sideOf } from './properties/sides.js'

/** A tab stop that holds (`w:tab`): the side to which it leads, and where it stands, in twips. */
export interface TabStop {
  readonly kind: string
  readonly at: number
  /** What it says but for its place. */
  readonly attributes: string
}

/** The tab stops that the nearest level has which sets any, from left to right. */
export const stopsOf = ({ effective }: Paragraph): readonly TabStop[] => {
  const stops = [...String(effective['w:tabs'] ?? '').matchAll(/<w:tab ([^>]*)>/g)].flatMap(([, said = '']) => {
    const [kind = 'clear', at] = [/w:val="(\w+)"/.exec(said)?.[1], /w:pos="(-?\d+)/.exec(said)?.[1]]
    const attributes = said.replace(/\s*w:pos="[^"]*"|\/\s*$/g, '').trim()
    return kind === 'clear' ? [] : [{ kind: sideOf(kind), at: Number(at), attributes }]
  })
  return stops.sort((a, b) => a.at - b.at)
}

type Placed = Pick<TabStop, 'at' | 'attributes'>

/** The property that has tab stops where they are to be, and takes back those that hold so far: a style may say them. */
export const movedTo = (before: readonly TabStop[], after: readonly Placed[]): Properties => {
  const gone = before.filter(({ at }) => !after.some((stop) => stop.at === at)).map(({ at }) => ({ at, attributes: 'w:val="clear"' }))
  return { 'w:tabs': tabsMarkup([...gone, ...after].sort((a, b) => a.at - b.at)) }
}

const tabsMarkup = (stops: readonly Placed[]): string => `<w:tabs>${stops.map(({ at, attributes }) => `<w:tab ${attributes} w:pos="${at}"/>`).join('')}</w:tabs>`
