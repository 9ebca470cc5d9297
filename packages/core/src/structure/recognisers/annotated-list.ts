import type { Line } from '../flow.js'
import { once } from '../../algorithms/once.js'
import type { Recogniser, Scene } from '../structure.js'
import { isAnnotatedName } from '../words/annotated-name.js'
import { beginsAsEntry, dated } from '../words/entry-words.js'

/** A list of works under each of which its author says what it is about. */
interface AnnotatedList {
  readonly heading: Line
  readonly entries: readonly Line[]
  readonly annotations: readonly Line[]
}

/** One work with a remark is a source under a picture, or a review. */
const fewestEntries = 2
/** What the list is for may be said above it, in so many paragraphs, and the other lines of a title page stand there. */
const mostAbove = 3
/** Fewer words are a line of something else. */
const fewestOfText = 12

/** The annotated lists of a document. */
export const annotatedLists = once((scene: Scene): readonly AnnotatedList[] => scene.lines.flatMap((line) => listUnder(scene, line) ?? []))

/**
 * Entries with what is said of each of them below it, each in paragraphs of its own (APA 7, 9.51; MLA 9, 5.132), under `Annotated Bibliography`, be that a
 * heading or the title of the paper, or under the heading of a list of references.
 */
export const annotatedList: Recogniser = function* (scene) {
  for (const { heading, entries, annotations } of annotatedLists(scene)) {
    const evidence = `one of ${entries.length} entries, most of them with paragraphs about it`
    if (hasTextAbove(scene, heading)) {
      yield { paragraph: heading.view.paragraph, role: { kind: 'reference-heading', section: 'references' }, confidence: 0.99, evidence: `heading over ${entries.length} entries with paragraphs about them` }
    }
    for (const { view: { paragraph } } of entries) yield { paragraph, role: { kind: 'reference-entry' }, confidence: 0.97, evidence }
    for (const { view: { paragraph } } of annotations) yield { paragraph, role: { kind: 'annotation' }, confidence: 0.97, evidence: 'says something of the entry above it' }
  }
}

/** Where the list is all of the paper, its name is the title. */
const hasTextAbove = ({ lines }: Scene, { at, section }: Line): boolean => section === 'references' && lines.slice(0, at).some(({ view }) => view.words >= 30)

const listUnder = (scene: Scene, heading: Line): AnnotatedList | undefined => {
  const isNamed = isAnnotatedName(heading.view.text)
  if (heading.contents || !(isNamed || heading.section === 'references')) return undefined
  const below = scene.lines.slice(heading.at + 1)
  const first = below.findIndex(isEntry)
  const above = below.slice(0, Math.max(first, 0))
  if (first < 0 || (isNamed ? above.filter(({ view }) => view.words >= fewestOfText).length > mostAbove : first > 0)) return undefined
  const [entries, annotations]: [Line[], Line[]] = [[], []]
  for (const line of below.slice(first)) {
    if (isEntry(line)) entries.push(line)
    else if (isAnnotation(line)) annotations.push(line)
    else if (!divides(scene, line)) break
  }
  const told = entries.filter(({ at }) => annotations.some((line) => line.at === at + 1))
  return entries.length >= fewestEntries && told.length * 2 > entries.length ? { heading, entries, annotations } : undefined
}

/** `Primary Sources`: a list may be divided. */
const divides = (scene: Scene, line: Line): boolean => {
  const next = scene.lines[line.at + 1]
  return scene.isHeading(line) && next !== undefined && isEntry(next)
}

const isEntry = ({ view: { text, words }, contents, label }: Line): boolean =>
  !contents && !label && words >= 5 && words <= 100 && dated.test(text) && beginsAsEntry(text)

const isAnnotation = ({ view, contents, label, section }: Line): boolean =>
  !contents && !label && !section && view.words >= fewestOfText && view.outlineLevel >= 9 && /[.!?)\]"”’»]$/.test(view.text)
