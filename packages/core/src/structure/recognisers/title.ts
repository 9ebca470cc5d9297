import type { Document } from '../../wordml/document.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Line, Flow } from '../flow.js'
import type { Claim, Recogniser, Scene } from '../structure.js'
import { frontPart, isPaperKind } from '../words/front-part.js'
import { wordsAlone } from '../words/words-alone.js'
import { confidenceLimit, type RoleKind } from '../role.js'
import { realLevel } from '../headings/likely.js'
import { looksLike, type View } from '../view.js'
import { namesUnder } from './names-under-title.js'

/** A title is among the first lines, before any prose. */
const among = 6
const mostWords = 40

/** The title of the paper: by its style, or as the line up front that stands out most. */
export const title: Recogniser = function* (scene) {
  const styled = scene.lines.filter(({ view }) => view.styleName === 'title')
  for (const [index, { view, at }] of styled.entries()) {
    const inTitle = index === 0 || (at === styled[0]!.at + index && !frontPart(view.text))
    yield { paragraph: view.paragraph, role: { kind: 'title' }, confidence: inTitle ? 0.97 : 0.6, evidence: 'style title' }
  }
  const told = styled.length === 0 ? givenTitle(scene) : undefined
  if (told) yield { paragraph: told.view.paragraph, role: { kind: 'title' }, confidence: 0.97, evidence: 'reads as the title that is given' }
  const topmost = styled.length === 0 && !told ? topHeading(scene) : undefined
  if (topmost) yield { paragraph: topmost.view.paragraph, role: { kind: 'title' }, confidence: 0.985, evidence: 'the one heading of the first level, over all others' }
  const known = styled.at(-1) ?? told ?? topmost
  if (known) {
    yield* subtitleUnder(scene, known, scene.looksTell ? 0.96 : 0.84)
    yield* namesUnder(scene, known)
    return
  }
  const found = mostProminent(scene) ?? overNames(scene) ?? centredAlone(scene)
  if (!found) return
  const rest = restOfTitle(scene, found)
  const { view } = found
  const { size, align, bold } = view
  const alone = scene.lines.every((line) => line === found || rest.includes(line) || !looksLike(line.view, view))
  // A bold line over the first paragraph may as well be its heading, unless the headings look otherwise.
  const overHeadings = found.at === 0 && align === 'center' && alone && scene.lines.filter((line) => line !== found && scene.isHeading(line)).length >= 2
  const isPlaced = isOverNames(scene, found) || found === centredAlone(scene)
  const overText = !overHeadings && !isPlaced && size < scene.look.size + 3 && (scene.lines[found.at + rest.length + 1]?.view.words ?? 0) >= 15
  const certain = isPlaced || alone && found.at < 3 && (size >= scene.look.size + 4 || align === 'center') && (bold || size > scene.look.size)
  const evidence = `line ${found.at + 1}, ${bold ? 'bold, ' : ''}${align === 'center' ? 'centred, ' : ''}${size / 2} points${alone ? ', like no other line' : ''}`
  const confidence = overText ? 0.6 : certain && scene.looksTell ? 0.96 : 0.84
  for (const line of [found, ...rest]) yield { paragraph: line.view.paragraph, role: { kind: 'title' }, confidence, evidence }
  yield* subtitleUnder(scene, rest.at(-1) ?? found, confidence)
  if (confidence >= confidenceLimit) yield* namesUnder(scene, rest.at(-1) ?? found)
}

/** More lines than this before the title are no front of a paper. */
const mostBefore = 20

const givenTitle = ({ lines, givenTitle: given }: Scene): Line | undefined =>
  given === undefined ? undefined : lines.slice(0, mostBefore).find(({ view }) => wordsAlone(view.text) === wordsAlone(given))

/** Converters make a heading of the first level of `# A Year in the Harbour`, and headings of the second of all main parts of the paper. */
const topHeading = ({ lines, formatted }: Scene): Line | undefined => {
  const [first] = lines
  if (!first || formatted || realLevel(first.view) !== 1 || first.view.words > mostWords || first.view.numbered) return undefined
  if (first.usual || first.number || first.contents) return undefined
  const below = lines.slice(1).filter(({ view }) => realLevel(view) !== undefined)
  return below.every(({ view }) => realLevel(view)! > 1) && below.some(({ view, main }) => main && realLevel(view) === 2) ? first : undefined
}

/** A title that was typed in several paragraphs: lines right under it that look as it does, and as no line further down. */
export const restOfTitle = ({ lines }: Flow, { view: title, at }: Line): readonly Line[] => {
  const rest: Line[] = []
  for (const line of lines.slice(at + 1, at + 1 + mostLines)) {
    const { view, section, usual, label, number, contents } = line
    const says = section ?? label ?? number ?? contents ?? (usual || view.numbered || view.hasObject || view.startsPage)
    if (says || view.words > mostWords || !looksLike(view, title) || view.underlined !== title.underlined || view.caps !== title.caps) break
    if (frontPart(view.text) && !isUnfinished(lines[line.at - 1]!.view.text)) break
    rest.push(line)
  }
  const isSetOff = title.align === 'center' && (title.bold || title.caps || title.size >= 28)
  return isSetOff && !lines.slice(at + rest.length + 1).some(({ view }) => looksLike(view, title)) ? rest : []
}

/** More lines than this under the first one are no title any more. */
const mostLines = 3
/** No title ends with a word that leads on. */
const isUnfinished = (text: string): boolean => /(?:[:,–—-]|\b(?:a|an|the|of|in|on|at|and|or|for|to|from|with|by|as|its|their))$/i.test(text)

const mostProminent = (scene: Scene): Line | undefined => {
  let best: Line | undefined
  const possible: Line[] = []
  for (const line of scene.lines.slice(0, among)) {
    if (line.view.words >= 30 && endsLikeProse(line.view.text)) break
    if (best && (line.section ?? line.usual)) break
    if (!canBeTitle(line, scene)) continue
    possible.push(line)
    if (!best || prominence(line.view) > prominence(best.view)) best = line
  }
  const view = best && underInstitution(best.view, possible.map((line) => line.view), scene.lines.slice(0, among).map((line) => line.view))
  return possible.find((line) => line.view === view)
}

/**
 * An institution is often named over the title in the same letters: then the title is the next line that looks as it does, and says nothing
 * of the kind. `GROUP PROJECT REPORT` is no title over a line that may be one.
 */
export const underInstitution = (best: View, possible: readonly View[], lines: readonly View[]): View => {
  const isSetOff = ({ size, bold }: View): boolean => bold || lines.some((other) => other.size < size)
  if (isPaperKind(best.text)) return mostSetOff(possible.filter((view) => isSetOff(view) && view.words >= 2 && !frontPart(view.text))) ?? best
  const isOnlyLook = !lines.some(({ size, bold }) => size < best.size || (best.bold && !bold))
  if (isOnlyLook || !/^(affiliation|date|course)$/.test(frontPart(best.text) ?? '')) return best
  return possible.find((view) => looksLike(view, best) && view.words >= 2 && !frontPart(view.text)) ?? best
}

const mostSetOff = ([first, ...others]: readonly View[]): View | undefined =>
  first && others.reduce((most, view) => (prominence(view) > prominence(most) ? view : most), first)

const endsLikeProse = (text: string): boolean => /[.:;,]$/.test(text)

/** A manuscript in one size of letters has its title centred over the names of its authors, or set off over them and what they belong to. */
const isOverNames = ({ document, lines, look }: Scene, { view, at, after, section, usual, label }: Line): boolean => {
  if (at !== 0) return false
  const under = after === 'table' ? namesInTableUnder(document, view.paragraph) : frontPart(lines[1]?.view.text ?? '')
  const isPlaced = view.align === 'center' || (((view.bold && !look.bold) || view.size > look.size) && standsOverPlaces(lines))
  return isPlaced && view.words >= 3 && view.words <= mostWords && !section && !usual && !label &&
    /^(author|affiliation|course|instructor)$/.test(under ?? '') && saysNoPart(view.text, under)
}

/** Authors of a conference paper often stand side by side in the cells of a table, each over what they belong to. */
const namesInTableUnder = ({ paragraphs }: Document, title: Paragraph): RoleKind | undefined => {
  const below = paragraphs.slice(paragraphs.indexOf(title) + 1).find(({ text }) => text.trim() !== '')
  const cells = below?.cell ? paragraphs.filter(({ cell }) => cell?.table === below.cell?.table) : []
  const parts = cells.flatMap(({ text }) => text.split('\n')).map((row) => frontPart(row.trim()))
  return parts[0] === 'author' && parts.includes('affiliation') ? 'author' : undefined
}

/** `Towns and Northern Harbours` reads as two names do; with a name under it, it is none. */
const saysNoPart = (text: string, under: RoleKind | undefined): boolean => {
  const part = frontPart(text)
  return part === undefined || (part === 'author' && under === 'author' && /^[\p{L}\s’'-]{20,}$/u.test(text))
}

const standsOverPlaces = (lines: readonly Line[]): boolean =>
  lines.slice(1, 5).some(({ view }) => /^(affiliation|author-note)$/.test(frontPart(view.text) ?? ''))

const overNames = (scene: Scene): Line | undefined => scene.lines.slice(0, 1).find((line) => isOverNames(scene, line))

/** The first line, centred over text that is not, as nothing else in the paper is but what stands at tables and figures. */
const centredAlone = ({ lines, look, looksTell }: Scene): Line | undefined => {
  const [first, second] = lines
  if (!first || !second || !looksTell || look.align === 'center' || first.view.align !== 'center' || first.after !== 'line') return undefined
  const { view, section, usual, label, number, contents } = first
  const says = section ?? label ?? number ?? contents ?? (usual || view.hasObject || view.numbered || frontPart(view.text) !== undefined)
  const others = lines.slice(1).some((line) => line.view.align === 'center' && !line.label && line.before === 'line' && line.after === 'line')
  return says || others || view.words < 3 || view.words > mostWords || /[.:;,]$/.test(view.text) || second.view.words < 30 ? undefined : first
}

/** A line right under the title, set off as no other line is, with no text of its own: it is what it is as surely as the title is one. */
function* subtitleUnder({ lines, look, isHeading, added }: Scene, title: Line, confidence: number): Generator<Claim> {
  const line = lines[title.at + 1]
  const next = lines[title.at + 2]
  if (!line || !next || title.at > 1 || line.section || line.usual || line.label || line.number || line.contents || line.view.numbered) return
  const { view } = line
  // What an earlier run took for another line of the title page is none now that the true one looks as the title does.
  if (added.has(view.styleName)) return
  if (view.words > mostWords || frontPart(view.text) || !(view.size > look.size || view.align === 'center')) return
  if (next.view.words >= 12 && next.view.align !== 'center' && !isHeading(next)) return
  if (lines.some((other) => other !== line && other.at > line.at && looksLike(other.view, view))) return
  yield { paragraph: view.paragraph, role: { kind: 'subtitle' }, confidence, evidence: 'right under the title, like no other line' }
}

const canBeTitle = ({ view, section, usual, label, contents, listed, at }: Line, { look, lines }: Flow): boolean => {
  // `Supplementary materials` may be all that a paper is called, if nothing else in it is as large.
  const isCalled = (section ?? usual) && !(at === 0 && view.words > 1 && lines.every((line) => line.at === at || line.view.size < view.size))
  if (view.words > mostWords || isCalled || label?.number !== undefined || contents || listed !== undefined || view.numbered) return false
  if (!/\p{L}{2}/u.test(view.text) || /@|https?:/.test(view.text)) return false
  return view.size >= look.size + 3 || ((view.bold || view.caps) && view.align === 'center')
}

const prominence = ({ size, bold, align, caps }: View): number => size * 10 + (bold ? 5 : 0) + (align === 'center' ? 3 : 0) + (caps ? 2 : 0)
