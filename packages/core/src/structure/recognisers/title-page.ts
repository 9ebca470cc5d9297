import { isMarkedByName } from '../bookmark-ranges.js'
import type { Flow, Line } from '../flow.js'
import { realLevel } from '../headings/likely.js'
import type { Claim, Recogniser, Scene } from '../structure.js'
import { underInstitution } from '../title/prominent.js'
import { isSubtitleOverText } from '../subtitle-over-text.js'
import { restOfTitle } from '../title/rest-of-title.js'
import { isTitleAgain } from '../title/title-again.js'
import { looksLike, type View } from '../view.js'
import { leadsUpToName } from '../words/author-lead.js'
import { endsSentence } from '../words/ends-sentence.js'
import { frontPart, isAuthorNote, isPaperKind } from '../words/front-part.js'
import { frontStyle } from '../words/front-style.js'
import { leadsToMore } from '../words/leads-to-more.js'
import { partNamed } from '../words/section-names.js'
import { namesIn, surnameOf } from '../words/surname.js'
import { isCalledTitle } from '../words/title-label.js'

/** More lines than this, and the first page is no title page. */
const mostLines = 16

/** The lines of a page of its own before the text, or of the block that a paper in MLA style begins with. */
export const titlePage: Recogniser = function* (scene) {
  const { lines } = scene
  for (const line of lines) {
    const { view } = line
    const said = frontStyle(view.styleName)
    if (said === undefined || view.words > 40 || isSubtitleOverText(scene, line)) continue
    yield { paragraph: view.paragraph, role: { kind: frontPart(view.text) ?? said }, confidence: 0.9, evidence: `style ${view.styleName}` }
  }
  const head = lines.slice(0, 2).find(({ view: { text } }) => labelledHead.test(text))
  if (head) yield { paragraph: head.view.paragraph, role: { kind: 'running-head' }, confidence: 0.995, evidence: 'begins with the words running head' }
  for (const { view: { paragraph, text } } of head ? lines.slice(head.at + 1) : []) {
    if (numberBehind.test(text) && headWords(text) === headWords(head!.view.text)) yield { paragraph, role: { kind: 'running-head' }, confidence: 0.995, evidence: 'the running head once more, with a number' }
  }
  for (const view of lines.flatMap(({ view, at }) => (isTypedNumber(view, at) ? [view] : []))) {
    yield { paragraph: view.paragraph, role: { kind: 'header' }, confidence: 0.995, evidence: 'a number alone at the top of a page' }
  }
  const named = nameWithNumber(lines)
  if (named) yield { paragraph: named.view.paragraph, role: { kind: 'header' }, confidence: 0.995, evidence: 'the name of the author below it, with a page number' }
  yield* typedTitlePage(scene)
  yield* amongStyled(scene)
  yield* firstPageBlock(scene)
}

/**
 * An earlier run gave no style to a line of the title page that was as it should be: it stands among those that have one, and looks as they do.
 * Among lines whose styles Word or a converter gave, as it does among those, a line that says what it is belongs to them, too.
 */
function* amongStyled({ lines, added }: Scene): Generator<Claim> {
  const isStyled = ({ view: { styleName } }: Line): boolean => added(styleName) === 'title-page' || frontStyle(styleName) !== undefined
  const styled = lines.slice(0, mostLines).filter(isStyled)
  for (const line of styled.length < 2 ? [] : lines.slice(styled[0]!.at, styled.at(-1)!.at)) {
    const { view, section } = line
    if (isStyled(line) || added(view.styleName) || view.styleName === 'title' || section) continue
    if (!styled.some((other) => looksLike(other.view, view)) && frontPart(view.text) === undefined) continue
    yield { paragraph: view.paragraph, role: { kind: 'title-page' }, confidence: 0.97, evidence: 'among the lines of the title page' }
  }
}

/** What belongs in the header, typed at the top of the first page. */
const labelledHead = /^running head:\s*\S/i
/** … and at that of each page after it: `A YEAR IN THE HARBOUR   3`. */
const numberBehind = /\s\d{1,3}$/
const headWords = (text: string): string => text.replace(/^running head:\s*/i, '').replace(numberBehind, '').trim().toLowerCase()

/** A page number typed at the top of the page. */
const isTypedNumber = ({ text, startsPage }: View, at: number): boolean => (at === 0 || startsPage) && /^(?:page )?\d{1,3}$/i.test(text)

/** `Sample 1` where `Ada Sample` stands among the lines below it: what MLA has in the header, typed at the top of the page. */
const nameWithNumber = ([first, ...below]: readonly Line[]): Line | undefined => {
  const name = /^(\p{Lu}[\p{L}\s.’'-]*) \d{1,3}$/u.exec(first?.view.text ?? '')?.[1]
  if (name === undefined) return undefined
  const authors = below.slice(0, mostLines).filter(({ view: { text } }) => text.includes(name) && frontPart(text) === 'author')
  return authors.some(({ view: { text } }) => namesIn(text).some((who) => surnameOf(who) === name)) ? first : undefined
}

function* typedTitlePage(scene: Scene): Generator<Claim> {
  const { views, formatted } = scene
  // There the lines of a title page have a style that says so, and where pages begin has changed.
  if (formatted) return
  const broken = views.findIndex((view, index) => index > 0 && (startsText(view) || endsPage(views[index - 1]!)))
  const pushed = textPushedDown(scene)
  const end = pushed < 0 ? broken : broken < 0 ? pushed : Math.min(broken, pushed)
  const all = views.slice(0, Math.max(end, 0)).filter((view) => view.words > 0).filter((view, at) => !labelledHead.test(view.text) && !isTypedNumber(view, at))
  if (all.length < 2 || all.length > mostLines || all.some((view) => isProse(view) || view.hasObject || view.numbered)) return
  if (scene.lines.some(({ view, contents }) => contents && all.includes(view))) return
  // The author note is text, though it stands on the page.
  const note = all.findIndex(({ text }) => isAuthorNote(text)) + 1
  const lines = all.slice(0, note || all.length)
  if (lines.some(isShortSentence)) return
  const centred = lines.filter(isCentred).length / lines.length
  const found = lines.find(({ styleName }) => styleName === 'title') ?? lines.find(({ text }) => isCalledTitle(text)) ?? (centred < 0.6 ? apartFromAll(lines) : mostProminent(lines))
  if (!found || (centred < 0.6 && pushed >= 0)) return
  const title = firstOfTitle(lines, found)
  const inTitle = new Set([title, ...restOf(scene, title)])
  if (lines.some((view) => !inTitle.has(view) && isMarkedAsSection(scene, view))) return
  const evidence = `${lines.length} short lines, ${Math.round(centred * 100)} % centred, alone on the first page`
  const subtitle = subtitleAmong(scene, lines, inTitle)
  for (const view of lines) {
    yield { paragraph: view.paragraph, role: { kind: inTitle.has(view) ? 'title' : view === subtitle ? 'subtitle' : frontPart(view.text) ?? 'title-page' }, confidence: 0.99, evidence }
  }
}

/** `Bread and Water:` right over a title that looks so is its first line. */
const firstOfTitle = (lines: readonly View[], title: View): View => {
  const above = lines[lines.indexOf(title) - 1]
  const leads = above && leadsToMore(above.text) && looksLike(above, title) && frontPart(above.text) === undefined
  return leads ? firstOfTitle(lines, above) : title
}

/** Right under the title, without a gap, a line that says nothing of the paper and looks like no other line of the page. */
const subtitleAmong = (scene: Scene, lines: readonly View[], inTitle: ReadonlySet<View>): View | undefined => {
  const { views } = scene
  const last = lines.findLast((view) => inTitle.has(view))
  const next = last && views[views.indexOf(last) + 1]
  if (!next || !lines.includes(next) || next.words < 2 || frontPart(next.text) !== undefined || next.align !== last.align || next.text.includes('\n')) return undefined
  const isLikeOther = lines.some((other) => other !== next && looksLike(other, next))
  return isLikeOther || /[:：]$/.test(next.text) || isTitleAgain(scene, last.text, next.text) ? undefined : next
}

/** As many different things are said on no other page that is set as text is. */
const fewestSaid = 3

/** On a page of lines from the left margin that say who wrote it, for whom and when, the one that stands out, be it because it alone is centred. */
const apartFromAll = (lines: readonly View[]): View | undefined => {
  const parts = lines.flatMap(({ text }) => frontPart(text) ?? [])
  const centred = lines.filter(({ align }) => align === 'center')
  if (new Set(parts).size < fewestSaid || parts.length <= lines.length / 2) return undefined
  if (centred.length === 0) return strongerThanAll(lines)
  return centred.every((view) => looksLike(view, centred[0]!)) ? centred[0] : mostProminent(centred)
}

/** The one line in bold or larger letters, of which no part of the page says what it is. */
const strongerThanAll = (lines: readonly View[]): View | undefined => {
  const most = lines.reduce((one, view) => (view.size > one.size || (view.size === one.size && view.bold && !one.bold) ? view : one))
  const isWeaker = (view: View): boolean => view === most || (view.size <= most.size && !view.bold && (view.size < most.size || most.bold))
  return most.words > 2 && frontPart(most.text) === undefined && lines.every(isWeaker) ? most : undefined
}

/** So many empty lines and more are there to move what follows on to the next page. */
const fewestBlanks = 3

/** Where text, or a heading over it, stands that was moved on to the second page by empty lines: under nothing but centred lines, with names among them. */
const textPushedDown = ({ views, lines, isHeading }: Scene): number => {
  const isText = ({ view }: Line): boolean => view.words >= 20 && view.align !== 'center'
  const text = lines.find((line) => isText(line) || (isHeading(line) && line.at + 1 < lines.length && isText(lines[line.at + 1]!)))
  if (!text) return -1
  const above = lines.slice(0, text.at)
  const said = new Set(above.map(({ view }) => frontPart(view.text)).filter((part) => part !== undefined))
  const at = views.indexOf(text.view)
  const isPushed = views.slice(Math.max(at - fewestBlanks, 0), at).every(({ words, hasObject }) => words === 0 && !hasObject)
  return isPushed && above.length >= 3 && said.size >= 2 && above.every(({ view }) => view.align === 'center') ? at : -1
}

const restOf = (flow: Flow, title: View): readonly View[] => {
  const line = flow.lines.find(({ view }) => view === title)
  return line ? restOfTitle(flow, line).map(({ view }) => view) : []
}

/** Converters set a bookmark with its words at each heading, and at no line of a title page. */
const isMarkedAsSection = ({ bookmarks }: Flow, view: View): boolean => isMarkedByName(bookmarks, view)

/** An abstract and a reference list will begin a page, if they do not yet. */
const startsText = (view: View): boolean => view.startsPage || /^(abstract:?|references|works cited|bibliography)$/i.test(view.text)

/** How an author is reached is said in as many words, and ended as a sentence; a title may be a long question. */
const isProse = (view: View): boolean =>
  view.words > 40 || (view.words >= 12 && endsSentence(view.text) && !isSetOff(view) && frontPart(view.text) !== 'author-note' && !isStated(view.text))

const isSetOff = ({ align, bold, styleName }: View): boolean => styleName === 'title' || (align === 'center' && bold)

/** From the margin a sentence may be shorter; those of an author note stand under its heading. */
const isShortSentence = (view: View): boolean =>
  view.words >= fewestOfSentence && !isCentred(view) && endsSentence(view.text) && frontPart(view.text) === undefined && !isStated(view.text)
const fewestOfSentence = 5

/** `Conflicts of interest: None declared.`: manuscripts have on their first page what others say behind the text. */
const isStated = (text: string): boolean => {
  const lead = /^([^:.]{4,60})[:.]\s/u.exec(text)?.[1]
  return lead !== undefined && partNamed(lead).section === 'statement'
}

/** Lines in a style of title pages, or set off as headings there, will be centred, if they are not yet. */
const isCentred = ({ align, bold, styleName, outlineLevel }: View): boolean =>
  align === 'center' || bold || outlineLevel < 9 || styleName === 'title' || frontStyle(styleName) !== undefined

export const endsPage = (view: View): boolean => /\f\s*$/.test(view.paragraph.text) || view.paragraph.sectionBreak !== undefined

/** The largest line, then the bold one, then the first that is longer than a name; where all look alike, it says nothing but a title. */
const mostProminent = (lines: readonly View[]): View => {
  const best = lines.reduce((most, view) => (prominence(view) > prominence(most) ? view : most))
  const alike = lines.every((view) => looksLike(view, best)) ? lines.find((view) => view.words > 3 && !frontPart(view.text)) : undefined
  return alike ?? underInstitution(best, lines, lines)
}

const prominence = (view: View): number => view.size * 10 + (view.bold ? 5 : 0) + (view.words > 3 ? 1 : 0)

/** Author, instructor, course and date flush left in four lines, then the title, centred (MLA 9, section 1.3). */
function* firstPageBlock(flow: Flow): Generator<Claim> {
  const { lines, looksTell } = flow
  // A heading is centred by many styles; only its author's being so says that it is the title.
  const canBeTitle = ({ view, section }: Line): boolean => section === undefined && view.words <= 25 && (looksTell || realLevel(view) === undefined)
  const centred = lines.slice(3, 6).find((line) => line.view.align === 'center' && canBeTitle(line))
  const title = centred ?? lines.slice(3, 6).find((line) => canBeTitle(line) && isBetweenDayAndText(flow, line))
  if (!title) return
  const block = lines.slice(nameWithNumber(lines) ? 1 : 0, title.at)
  const parts = block.map(({ view }) => frontPart(view.text))
  // Over `by Ada Sample` stands no other author.
  const isUnderOther = block.some(({ view: { text } }, index) => index > 0 && parts[index] === 'author' && leadsUpToName(text))
  if (isUnderOther || !parts.includes('date') || parts[0] === 'affiliation' || !block.every(({ view }) => view.words <= 8 && view.align !== 'center' && !view.numbered)) return
  const evidence = `one of ${block.length} short lines before a centred title, one of them a date`
  for (const [index, { view }] of block.entries()) {
    const kind = index === 0 && parts[0] !== 'course' && !isPaperKind(view.text) ? 'author' : (parts[index] ?? (index === 1 ? 'instructor' : 'course'))
    yield { paragraph: view.paragraph, role: { kind }, confidence: 0.9, evidence }
  }
  for (const { view } of [title, ...restOfTitle(flow, title)]) {
    yield { paragraph: view.paragraph, role: { kind: 'title' }, confidence: 0.9, evidence: `${centred ? 'centred' : 'alone'} under the lines that begin the first page` }
  }
}

/** So many words are text. */
const fewestOfText = 20

/** Who sets nothing off types the title between the text and lines of which one says for what course, as none of a letter does, and the last when. */
const isBetweenDayAndText = ({ lines, looksTell }: Flow, { view, at, usual, label, number }: Line): boolean => {
  const [above, next] = [lines[at - 1]!.view, lines[at + 1]]
  const isText = next !== undefined && next.view.words >= fewestOfText && endsSentence(next.view.text)
  const isOfCourse = lines.slice(0, at).some((line) => frontPart(line.view.text) === 'course')
  return looksTell && isOfCourse && frontPart(above.text) === 'date' && frontPart(view.text) === undefined && isText && view.words > 1 &&
    !usual && !label && !number && !view.numbered && !view.hasObject && !/[.:;,]$/.test(view.text)
}
