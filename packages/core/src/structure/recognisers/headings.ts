import type { HeadingLevel } from '../role.js'
import type { Claim, Flow, Recogniser } from '../structure.js'
import type { View } from '../view.js'

/** Longer than this, text in a heading style is running text. */
const longestHeading = 40
/** A typed heading is shorter. */
const longestFake = 14

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
    confidence: (named ? 0.98 : 0.9) - (short ? 0 : 0.5),
    evidence: named ? `style ${view.styleName}` : `outline level ${level}`,
  }
}

/** Short, set off by bold or size, without a stop, and something to read comes after it. */
const looksLikeHeading = ({ views, bodySize }: Flow, index: number): boolean => {
  const view = views[index]!
  const setOff = view.bold || view.size >= bodySize + 4
  if (!setOff || view.words > longestFake || view.numbered || view.hasObject) return false
  if (/[.,;:?!]$/.test(view.text) || /[\n\t]/.test(view.text) || !/\p{L}/u.test(view.text)) return false
  if (view.indentStart > 720) return false
  return followedByText(views, index)
}

const followedByText = (views: readonly View[], index: number): boolean => {
  for (let next = index + 1; next < views.length; next++) {
    const view = views[next]!
    if (view.words > 0) return view.words >= 12 || view.outlineLevel < 9 || (view.bold && next <= index + 3)
  }
  return false
}

/**
 * Headings that look alike are of one level; the larger, the more centred and the less slanted look stands higher.
 * The order of levels follows from the looks alone, so it is only claimed when there are few of them.
 */
function* fakeHeadings({ views, bodySize }: Flow, found: readonly number[]): Generator<Claim> {
  const looks = new Map<string, View>()
  for (const index of found) looks.set(lookOf(views[index]!), views[index]!)
  const ranked = [...looks.keys()].sort((a, b) => rank(looks.get(b)!) - rank(looks.get(a)!))
  for (const index of found) {
    const view = views[index]!
    const level = ranked.indexOf(lookOf(view)) + 1
    const clear = view.bold && (view.align === 'center' || view.size > bodySize || commonNames.test(view.text) || view.words <= 8)
    yield {
      paragraph: view.paragraph,
      role: { kind: 'heading', level: Math.min(level, 5) as HeadingLevel },
      confidence: clear && ranked.length <= 4 ? 0.9 : 0.7,
      evidence: `short ${view.bold ? 'bold ' : ''}${view.align === 'center' ? 'centred ' : ''}line of ${view.size / 2} points before text`,
    }
  }
}

const lookOf = (view: View): string => `${view.size}|${view.align === 'center'}|${view.italic}|${view.bold}`
const rank = (view: View): number => view.size * 4 + (view.align === 'center' ? 2 : 0) + (view.italic ? 0 : 1)

/** Section names that papers in every field use. */
const commonNames =
  /^(\d+\.?\s+)?(introduction|background|literature review|methods?|methodology|materials and methods|results|findings|discussion|conclusions?|limitations|references|appendix( [a-z])?|acknowledge?ments?|abstract)$/i
