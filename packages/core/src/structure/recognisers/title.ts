import type { Line, Flow } from '../flow.js'
import type { Recogniser, Scene } from '../structure.js'
import type { View } from '../view.js'

/** A title is among the first lines, before any prose. */
const among = 6
const mostWords = 40

/** The title of the paper: by its style, or as the line up front that stands out most. */
export const title: Recogniser = function* (scene) {
  const styled = scene.lines.filter(({ view }) => view.styleName === 'title')
  for (const [index, { view }] of styled.entries()) {
    yield { paragraph: view.paragraph, role: { kind: 'title' }, confidence: index === 0 ? 0.97 : 0.6, evidence: 'style title' }
  }
  const found = styled.length === 0 ? mostProminent(scene) : undefined
  if (!found) return
  const { view } = found
  const { size, align, bold } = view
  const alone = scene.lines.every((line) => line === found || !looksLike(line.view, view))
  // A bold line over the first paragraph may as well be its heading.
  const overText = size < scene.look.size + 3 && (scene.lines[found.at + 1]?.view.words ?? 0) >= 15
  const certain = alone && found.at < 3 && (size >= scene.look.size + 4 || align === 'center') && (bold || size > scene.look.size)
  const evidence = `line ${found.at + 1}, ${bold ? 'bold, ' : ''}${align === 'center' ? 'centred, ' : ''}${size / 2} points${alone ? ', like no other line' : ''}`
  yield { paragraph: view.paragraph, role: { kind: 'title' }, confidence: overText ? 0.6 : certain && scene.looksTell ? 0.96 : 0.84, evidence }
}

const mostProminent = (scene: Scene): Line | undefined => {
  let best: Line | undefined
  for (const line of scene.lines.slice(0, among)) {
    if (line.view.words >= 30 && endsLikeProse(line.view.text)) break
    if (best && (line.section || line.usual)) break
    if (canBeTitle(line, scene) && (!best || prominence(line.view) > prominence(best.view))) best = line
  }
  return best
}

const endsLikeProse = (text: string): boolean => /[.:;,]$/.test(text)

const canBeTitle = ({ view, section, usual, label, contents, listed }: Line, { look }: Flow): boolean => {
  if (view.words > mostWords || section || usual || label?.number !== undefined || contents || listed !== undefined || view.numbered) return false
  if (!/\p{L}{2}/u.test(view.text) || /@|https?:/.test(view.text)) return false
  return view.size >= look.size + 3 || ((view.bold || view.caps) && view.align === 'center')
}

const prominence = ({ size, bold, align, caps }: View): number => size * 10 + (bold ? 5 : 0) + (align === 'center' ? 3 : 0) + (caps ? 2 : 0)

const looksLike = (one: View, other: View): boolean =>
  one.size === other.size && one.bold === other.bold && one.italic === other.italic && one.align === other.align
