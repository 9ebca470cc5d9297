import type { HeadingLevel } from '../role.js'
import type { Claim, Flow, Recogniser } from '../structure.js'
import type { View } from '../view.js'
import { abstractName } from './abstract.js'
import { listName } from './references.js'

/** Longer than this, text in a heading style is running text. */
const longestHeading = 40
/** A typed heading is shorter, and a plain one shorter still. */
const longestFake = 14
const plainlyShort = 10
/** Fourteen points: nobody types running text as large. */
const large = 28

/** Headings by their style, by an outline level, and those that only look like headings. */
export const headings: Recogniser = function* (flow: Flow) {
  const fakes: number[] = []
  for (const [index, view] of flow.views.entries()) {
    if (view.words === 0) continue
    const real = realHeading(view)
    if (real) yield real
    else if (looksLikeHeading(flow, index)) fakes.push(index)
  }
  yield* fakeHeadings(flow, fakes)
}

const realHeading = (view: View): Claim | undefined => {
  const named = /^heading ([1-9])$/.exec(view.styleName)
  const level = named ? Number(named[1]) : view.outlineLevel + 1
  if (level > 9) return undefined
  const short = view.words <= longestHeading
  return {
    paragraph: view.paragraph,
    role: { kind: 'heading', level: level as HeadingLevel },
    confidence: short ? (named ? 0.98 : 0.9) : 0.84,
    evidence: named ? `style ${view.styleName}` : `outline level ${level}`,
  }
}

/**
 * Short, set off by bold or size, without a stop, and something to read comes after it.
 * Only what formatting leaves as it is may count here, or a second run would see other headings than the first:
 * so a large line is large by itself, not beside text whose size is about to change, and empty lines do not matter.
 */
const looksLikeHeading = ({ views }: Flow, index: number): boolean => {
  const view = views[index]!
  if (!(view.bold || view.size >= large) || view.words > longestFake || view.numbered || view.hasObject) return false
  if (/[.,;:!]$/.test(view.text) || /[\n\t]/.test(view.text) || !/\p{L}/u.test(view.text)) return false
  return view.indentStart <= 720 && followedByText(views, index)
}

/** Prose, a heading, or another line that is set off. */
const followedByText = (views: readonly View[], index: number): boolean => {
  const next = views.slice(index + 1).find(({ words }) => words > 0)
  return next !== undefined && (next.words >= 12 || next.outlineLevel < 9 || next.bold || abstractName.test(next.text) || listName.test(next.text))
}

/** Headings that look alike are of one level; the larger, the more centred and the less slanted look stands higher. */
function* fakeHeadings({ views }: Flow, found: readonly number[]): Generator<Claim> {
  const looks = new Map<string, View>()
  for (const index of found) if (plain(views[index]!)) looks.set(lookOf(views[index]!), views[index]!)
  const ranked = [...looks.keys()].sort((a, b) => rank(looks.get(b)!) - rank(looks.get(a)!))
  for (const index of found) {
    const view = views[index]!
    const level = Math.max(ranked.indexOf(lookOf(view)), 0) + 1
    yield {
      paragraph: view.paragraph,
      role: { kind: 'heading', level: Math.min(level, 5) as HeadingLevel },
      confidence: plain(view) ? 0.9 : 0.8,
      evidence: `short ${view.bold ? 'bold ' : ''}${view.align === 'center' ? 'centred ' : ''}line of ${view.size / 2} points before text`,
    }
  }
}

const plain = (view: View): boolean => view.bold && view.words <= plainlyShort

const lookOf = (view: View): string => `${view.size}|${view.align === 'center'}|${view.italic}|${view.bold}`
const rank = (view: View): number => view.size * 4 + (view.align === 'center' ? 2 : 0) + (view.italic ? 0 : 1)
