import { once } from '../../algorithms/once.js'
import type { Line } from '../flow.js'
import { isProse } from '../headings/clues.js'
import { realLevel } from '../headings/likely.js'
import type { RoleKind } from '../role.js'
import type { Recogniser, Scene } from '../structure.js'
import { isTitleAgain } from '../title/title-again.js'
import { looksLike, type View } from '../view.js'
import { isAnnotatedName } from '../words/annotated-name.js'
import { beginsAsEntry } from '../words/entry-words.js'
import { frontPart } from '../words/front-part.js'
import { frontLabel } from '../words/front-label.js'
import { isCalledTitle } from '../words/title-label.js'
import { wordsAlone } from '../words/words-alone.js'
import { endsPage } from './title-page.js'

/** More lines than this before the text are no front of a paper. */
const mostLines = 14
/** Fewer things said are too few to tell. */
const fewestSaid = 2
/** A title may be typed in as many lines, of as many words. */
const mostOfTitle = 3
const mostWords = 30

/**
 * The lines that a paper begins with, wherever they are set: each says what it is (`Anna Lee`, `HIST 204`, `Due date: 12 March 2024`) but
 * those of the title, which stand together. Each alone might be something else.
 */
export const frontBlock: Recogniser = function* (scene) {
  // There they have styles that say what they are.
  if (scene.formatted || !scene.looksTell) return
  const front = withoutFirstHeading(scene, linesBeforeText(scene))
  if (front.length < 2 || front.length > mostLines) return
  const parts = front.map(({ view, label }) => (view.numbered || view.hasObject || label ? [] : partsOf(view.text)))
  const title = titleAmong(scene, front, parts)
  if (!title) return
  const evidence = `one of ${front.length} lines before the text that say what they are, but for the title`
  for (const [index, line] of front.entries()) {
    const [part, more] = parts[index]!
    const kind = title.includes(line) ? 'title' : part === undefined ? kindUnsaid(scene, front, index, title) : more ? 'title-page' : part
    if (kind) yield { paragraph: line.view.paragraph, role: { kind }, confidence: 0.965, evidence }
  }
  const [again, below] = scene.lines.slice(front.length)
  if (title.length === 1 && again && below && isOnceMore(title[0]!, again.view) && isProse(below)) {
    yield { paragraph: again.view.paragraph, role: { kind: 'heading' }, confidence: 0.9, evidence: 'the title once more, over text' }
  }
}

/** What does not say what it is: under a label that nobody knows another line of the front, and right behind the title a subtitle, or the title again. */
const kindUnsaid = (scene: Scene, front: readonly Line[], index: number, title: readonly Line[]): RoleKind | undefined => {
  const line = front[index]!
  if (isUnderUnknownLabel(line, front)) return 'title-page'
  if (title.at(-1) !== front[index - 1]) return undefined
  return isTitleAgain(scene, title.map(({ view }) => view.text).join(' '), line.view.text) ? 'title-page' : 'subtitle'
}

/** Up to prose, to what sections are called, to the title once more, or to the end of the page. */
const linesBeforeText = ({ lines, look }: Scene): readonly Line[] => {
  const isNext = ({ view, at }: Line): boolean => at > 0 && (view.startsPage || endsPage(lines[at - 1]!.view) || isOnceMore(lines[0]!, view))
  const end = lines.findIndex((line) => isSectionName(line) || isText(line, look) || isNext(line) || isCounted(lines, line))
  return lines.slice(0, Math.max(end, 0))
}

/** `Question 1`, where there is a `Question 2`: the answers of an exam begin. */
const isCounted = (lines: readonly Line[], { view }: Line): boolean => {
  const [, name, number] = countedName.exec(view.text) ?? []
  return name !== undefined && countedIn(lines).has(`${name} ${Number(number) + 1}`.toLowerCase())
}

const countedIn = once((lines: readonly Line[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ view }) => countedName.exec(view.text)?.[0].toLowerCase() ?? [])))

const countedName = /^(\p{L}{4,}) (\d{1,2})(?!\d)/u

/** The title stands once more over the text, after a title page that empty lines end. */
const isOnceMore = ({ view: { text } }: Line, view: View): boolean => frontPart(text) === undefined && wordsAlone(text) === wordsAlone(view.text)

/** An annotated list may be all of the paper, and its name the title. */
const isSectionName = ({ view, section, usual }: Line): boolean => (section === undefined ? usual : !isAnnotatedName(view.text))

const isText = ({ view, contents }: Line, look: Scene['look']): boolean =>
  contents !== undefined || view.words >= mostWords || (isSentence(view) && !isSetOff(view, look)) || beginsAsEntry(view.text)

/** However short, two of them say what is to be done: `Answer both questions. Give reasons.` */
const isSentence = ({ words, text }: View): boolean => /[.!]$/.test(text) && (words >= 12 || (words >= 6 && /\p{Ll}{2}[.!] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text)))

/** The task that was set is often the title, and a sentence: `Discuss the part that ferries play in the life of a town.` */
const isSetOff = (view: View, look: Scene['look']): boolean => (view.bold && !look.bold) || view.underlined || (view.align === 'center' && look.align !== 'center')

/** What a line says, or each of its rows. */
const partsOf = (text: string): readonly RoleKind[] => {
  const parts = text.split('\n').map((row) => frontPart(row.trim()))
  return parts.every((part) => part !== undefined) ? parts : []
}

const titleAmong = (scene: Scene, front: readonly Line[], parts: readonly (readonly RoleKind[])[]): readonly Line[] | undefined => {
  const said = new Set(parts.flat())
  if (said.size < fewestSaid || !(said.has('author') || said.has('instructor') || said.has('course'))) return undefined
  const called = front.filter(({ view }) => isCalledTitle(view.text))
  if (called.length === 1) return called
  const unknown = front.filter((_, index) => parts[index]!.length === 0)
  const names = front.filter(({ view }, index) => parts[index]![0] === 'author' && !frontLabel(view.text))
  const [first] = unknown.length > 0 ? unknown : namedLikeAuthors(front, names)
  if (!first || !standTogether(names.filter((line) => line !== first))) return undefined
  const unlike = unknown.findIndex(({ view }) => !looksLike(view, first.view))
  const title = unlike < 0 ? (unknown.length > 0 ? unknown : [first]) : unknown.slice(0, unlike)
  // One line that looks otherwise may be its subtitle.
  const stands = unknown.length <= title.length + 1 && title.length <= mostOfTitle
  return stands && standTogether(unknown) && title.every((line) => canBeTitle(line, front)) && !/[,;:]$/.test(title.at(-1)!.view.text) && !isFirstHeading(scene, title.at(-1)!, front) ? title : undefined
}

/** Under names and a title that stands elsewhere the first heading of the text is no line of the front. */
const withoutFirstHeading = (scene: Scene, front: readonly Line[]): readonly Line[] => {
  const [last, rest] = [front.at(-1), front.slice(0, -1)]
  const saysNothing = ({ view }: Line): boolean => partsOf(view.text).length === 0
  const above = rest.at(-1)
  return last && above && saysNothing(last) && !saysNothing(above) && rest.some(saysNothing) && isFirstHeading(scene, last, front)
    ? rest
    : front
}

/** Right over the text it may be its first heading, if it looks as later ones do; right over a main part it is none. */
const isFirstHeading = (scene: Scene, { view, at }: Line, front: readonly Line[]): boolean =>
  view === front.at(-1)!.view && !endsPage(view) && !scene.lines[at + 1]?.main &&
  scene.lines.slice(front.length).some((line) => scene.isHeading(line) && !line.section && !line.usual && looksLike(line.view, view))

const standTogether = (lines: readonly Line[]): boolean => lines.every(({ at }, index) => at === lines[0]!.at + index)

/** Where every line reads as something, the one that reads as names apart from the others that do is the title: `Northern Harbours`. */
const namedLikeAuthors = (front: readonly Line[], names: readonly Line[]): readonly Line[] => {
  const [first, last] = [names[0], names.at(-1)]
  if (names.length !== 2) return []
  return last!.at === front.length - 1 && last!.at > first!.at + 1 ? [last!] : first!.at === 0 ? [first!] : []
}

const canBeTitle = (line: Line, front: readonly Line[]): boolean => {
  const { view, label } = line
  return !isUnderUnknownLabel(line, front) && !label && !view.numbered && !view.hasObject && realLevel(view) === undefined && /\p{L}{2}/u.test(view.text)
}

/** `Re: the harbour` among `Date:` and `Course:`. */
const isUnderUnknownLabel = ({ view }: Line, front: readonly Line[]): boolean =>
  /^\p{L}+(?: \p{L}+)?\s?[:：]/u.test(view.text) && front.some((other) => frontLabel(other.view.text) && looksLike(other.view, view))
