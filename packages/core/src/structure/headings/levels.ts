import type { Line } from '../flow.js'
import type { HeadingLevel } from '../role.js'
import type { Scene } from '../structure.js'
import type { View } from '../view.js'
import { realLevel } from './likely.js'

/** Headings that look alike. */
interface Group {
  readonly look: View
  readonly members: Line[]
}

/**
 * The level of each heading. Styles, the contents list and numbers of several parts say it themselves; headings that
 * look alike are of one level, and the more a look stands out, the higher it is.
 */
export const headingLevels = (scene: Scene, found: readonly Line[]): ReadonlyMap<Line, HeadingLevel> => {
  const groups = new Map<string, Group>()
  for (const line of found) {
    const key = lookOf(line.view)
    const group = groups.get(key)
    if (group) group.members.push(line)
    else groups.set(key, { look: line.view, members: [line] })
  }
  const ranked = [...groups.values()].sort((one, other) => prominence(other.look) - prominence(one.look))
  const levels = new Map<Line, HeadingLevel>()
  let level = 0
  for (const { members } of ranked) {
    // The heading of the references or of an abstract that looks like no other stands beside the main ones.
    if (members.length === 1 && members[0]!.section && saidLevel(scene, members[0]!) === undefined) {
      levels.set(members[0]!, 1)
      continue
    }
    const said = members.map((line) => saidLevel(scene, line))
    const ofGroup = mostFrequent(said) ?? Math.min(level + 1, 9)
    // What has a heading style has its look from there: it does not say how prominent typed headings are.
    if (!members.some(({ view }) => realLevel(view) !== undefined)) level = ofGroup
    members.forEach((line, index) => levels.set(line, Math.min(said[index] ?? ofGroup, 9) as HeadingLevel))
  }
  return levels
}

/** The level as something other than the look says it. */
const saidLevel = (scene: Scene, line: Line): number | undefined => realLevel(line.view) ?? line.listed ?? numberedLevel(scene, line)

const numberedLevel = ({ document }: Scene, { view, number }: Line): number | undefined => {
  if (number?.form === 'decimal') return number.depth
  if (!view.numbered) return undefined
  const { effective } = view.paragraph
  const level = Number(effective['numberingLevel'] ?? 0)
  const text = document.cascade.numbering.level(Number(effective['numbering']), level)?.text ?? ''
  return level > 0 || text.includes('%1') ? level + 1 : undefined
}

const mostFrequent = (levels: readonly (number | undefined)[]): number | undefined => {
  const counts = new Map<number, number>()
  for (const level of levels) if (level !== undefined) counts.set(level, (counts.get(level) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

const lookOf = ({ size, bold, italic, caps, underlined, align }: View): string => `${size}|${bold}|${italic}|${caps}|${underlined}|${align === 'center'}`

const prominence = ({ size, bold, italic, caps, underlined, align }: View): number =>
  size * 10 + (bold ? 6 : 0) + (caps ? 4 : 0) + (align === 'center' ? 3 : 0) + (underlined ? 1 : 0) - (italic ? 3 : 0)
