import type { Paragraph } from '../../wordml/paragraph.js'
import type { Properties } from '../../wordml/properties/property.js'

/** Where the nearest level that sets tab stops has them, in twips. */
export const tabStops = (paragraph: Paragraph): readonly number[] => stopsOf(paragraph).map(({ at }) => at)

export interface TabStop {
  readonly kind: string
  readonly at: number
  /** What it says but for its place. */
  readonly attributes: string
}

/** … with the side to which each leads. */
export const stopsOf = ({ effective }: Paragraph): readonly TabStop[] => {
  const stops = [...String(effective['w:tabs'] ?? '').matchAll(/<w:tab ([^>]*)>/g)].flatMap(([, said = '']) => {
    const [kind = 'clear', at] = [/w:val="(\w+)"/.exec(said)?.[1], /w:pos="(-?\d+)/.exec(said)?.[1]]
    const attributes = said.replace(/\s*w:pos="[^"]*"|\/\s*$/g, '').trim()
    return kind === 'clear' ? [] : [{ kind: kind.replace('end', 'right'), at: Number(at), attributes }]
  })
  return stops.sort((a, b) => a.at - b.at)
}

/** The properties that put tab stops where they are to be. */
export const tabsOf = (stops: readonly Pick<TabStop, 'at' | 'attributes'>[]): Properties =>
  ({ 'w:tabs': `<w:tabs>${stops.toSorted((a, b) => a.at - b.at).map(({ at, attributes }) => `<w:tab ${attributes} w:pos="${at}"/>`).join('')}</w:tabs>` })

/** Stops elsewhere than a style has them take those of the style away. */
export const movedTo = (before: readonly TabStop[], after: readonly Pick<TabStop, 'at' | 'attributes'>[]): Properties => {
  const gone = before.filter(({ at }) => !after.some((stop) => stop.at === at))
  return tabsOf([...gone.map(({ at }) => ({ at, attributes: 'w:val="clear"' })), ...after])
}
