import type { Line } from '../flow.js'
import { partsOfAbstract } from '../parts-of-abstract.js'
import type { Claim, Recogniser, Scene } from '../structure.js'
import { isFrontNote } from '../words/front-note.js'
import { frontPart } from '../words/front-part.js'
import { areKeywordsBelow, beginsKeywords } from '../words/keywords.js'
import { beginsAbstract, isOpeningName } from '../words/section-names.js'

/** An abstract has no more paragraphs and no more words than this; what has is the paper. */
const mostParagraphs = 6
/** Those that say what each of them is for are more. */
const mostLabelled = 12
const mostWords = 900
/** What is shorter, under the heading of an abstract, is a remark that it is still to be written. */
export const fewestWritten = 12

/** A paragraph that is called abstract, what stands under it up to the keywords or the next heading, and the keywords. */
export const abstract: Recogniser = function* (scene) {
  const { lines } = scene
  for (const line of lines) {
    const { paragraph, styleName, text, words } = line.view
    if (styleName === 'abstract' && (words >= 10 || (words > 0 && line.section === undefined))) yield { paragraph, role: { kind: 'abstract' }, confidence: 0.95, evidence: 'style abstract' }
    if (words >= 20 && beginsAbstract(text) && line.at < 30) yield { paragraph, role: { kind: 'abstract' }, confidence: 0.92, evidence: 'begins with the word abstract' }
    if (words <= 60 && beginsKeywords(text)) yield { paragraph, role: { kind: 'keywords' }, confidence: 0.95, evidence: 'begins with the word keywords' }
    if (areKeywordsBelow(text) && (lines[line.at + 1]?.view.words ?? 99) <= 40) {
      yield { paragraph: lines[line.at + 1]!.view.paragraph, role: { kind: 'keywords' }, confidence: 0.8, evidence: 'under the word keywords' }
    }
  }
  const named = lines.filter((line) => line.section === 'abstract' && !isSummaryOfPart(scene, line))
  for (const line of named) if (partsOfAbstract(scene, line).length > 0) yield calledAbstract(line)
  const headings = named.filter((line) => under(scene, line).length > 0)
  if (headings.length === 0) return yield* uncalled(scene)
  let last: Line | undefined
  for (const heading of headings) {
    if (last && !followsAbstract(scene, last, heading)) return
    yield* called(scene, heading)
    last = under(scene, heading).at(-1)
  }
}

/** Papers in other languages have an abstract in English, too: nothing but keywords stands between the two. */
const followsAbstract = ({ lines }: Scene, last: Line, heading: Line): boolean =>
  lines.slice(last.at + 1, heading.at).every(({ view }) => beginsKeywords(view.text))

function* called(scene: Scene, heading: Line): Generator<Claim> {
  const text = under(scene, heading)
  const words = text.reduce((sum, { view }) => sum + view.words, 0)
  const most = text.every(isLabelled) ? mostLabelled : mostParagraphs
  const fits = text.length <= most && words <= mostWords
  yield calledAbstract(heading)
  for (const { view, at } of fits ? text : text.slice(0, 1)) {
    yield { paragraph: view.paragraph, role: { kind: 'abstract' }, confidence: fits || at === heading.at + 1 ? 0.93 : 0.6, evidence: 'under the heading Abstract' }
  }
}

const calledAbstract = ({ view: { paragraph } }: Line): Claim =>
  ({ paragraph, role: { kind: 'abstract-heading', section: 'abstract' }, confidence: 0.985, evidence: 'is called abstract' })

/** `2.4 Summary`, or one that stands behind the introduction, sums up what is above it. */
const isSummaryOfPart = ({ lines }: Scene, { number, view, at }: Line): boolean =>
  (number?.depth ?? 0) > 1 || (/^\W*(?:\d+\W+)?summary\W*$/i.test(view.text) && lines.slice(0, at).some(({ main, section, contents }) => main && !section && !contents))

/** Above its keywords an abstract is short, too. */
const [fewestUncalled, fewestOverKeywords] = [60, 25]

/** Between names and introduction stands one paragraph that nothing calls an abstract. */
function* uncalled(scene: Scene): Generator<Claim> {
  const end = scene.lines.findIndex((line) => line.at > 1 && (line.main || beginsKeywords(line.view.text)))
  const last = scene.lines[end]
  // Above any other part it is the introduction itself.
  if (!last || !(beginsKeywords(last.view.text) || isOpeningName(last.view.text)) || end > 12) return
  const front = scene.lines.slice(1, end)
  const isOverKeywords = beginsKeywords(last.view.text)
  const [text, more] = front.filter(({ view }) => view.words >= (isOverKeywords ? fewestOverKeywords : fewestUncalled))
  if (!text || more || text.view.words > 500 || text.view.numbered || !front.some((line) => line.at < text.at && frontPart(line.view.text))) return
  const isRightAbove = isOverKeywords && text.at === end - 1
  if (text.view.words < fewestUncalled && !isRightAbove) return
  // Right above its keywords it is no quotation, however far it is set in.
  yield { paragraph: text.view.paragraph, role: { kind: 'abstract' }, confidence: isRightAbove ? 0.91 : 0.88, evidence: 'the one paragraph between names and introduction' }
}

/**
 * The text under the heading, up to what has nothing to do with it: something to read has to come first. What a style alone calls abstract
 * may yet get that heading, and what stands below it is then no more an abstract than before.
 */
const under = (scene: Scene, heading: Line): readonly Line[] => {
  const { lines } = scene
  const text: Line[] = []
  for (const line of lines.slice(heading.at + 1, heading.at + 40)) {
    if (scene.isHeading(line) || line.contents || line.section || beginsKeywords(line.view.text) || areKeywordsBelow(line.view.text)) break
    if (text.length > 0 && (line.view.startsPage || isFrontNote(line.view.text) || (line.view.numbered && !isLabelled(line)))) break
    text.push(line)
  }
  const areParts = text.length > 1 && text.every((line) => isLabelled(line) && line.view.words >= fewestLabelled)
  return areParts || (text[0]?.view.words ?? 0) >= fewestWritten ? text : []
}

/** `Background: Little is known of ice.`, `OBJECTIVE To measure the ice.`: a part of a structured abstract, however short. */
const labelled = /^\p{Lu}[\p{L} ]{2,30}[:.]\s+\p{Lu}|^\p{Lu}{3}[\p{Lu}, ]{0,60} \p{Lu}\p{Ll}/u
const fewestLabelled = 5
/** … or one whose name only its letters tell from what it says: **Findings** Of nine ships two came back. */
const longestName = 40

const isLabelled = ({ view: { text, lead } }: Line): boolean =>
  labelled.test(text) || (lead > 0 && lead <= longestName && /^\p{Lu}[\p{L}, ]+[:.]?\s*$/u.test(text.slice(0, lead)) && /^\s*\p{Lu}/u.test(text.slice(lead)))
