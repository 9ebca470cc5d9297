import type { BookmarkRange } from '../bookmark-ranges.js'
import type { Line } from '../flow.js'
import { realLevel } from '../headings/likely.js'
import type { Claim, Recogniser, Scene } from '../structure.js'
import { looksLike } from '../view.js'
import { frontPart } from '../words/front-part.js'
import { dated, surname } from '../words/entry-words.js'
import { annotatedLists } from './annotated-list.js'

/** What else entries have: pages, volumes, editors, a number in brackets before them. `2020-12-26` is no pages. */
const published = /\bpp?\.\s?\d|(?<![\d-])\d+\s*[–-]\s*\d+(?![\d-])|\bvol\.|\d\(\d+\)|\b(?:eds?|hrsg|in)\.?[:)]|\bet al\b|\bpress\b|^\s*\[?\d+[\].]\s|journal|university|verlag/i
/** `Sample, A.`, `Sample A, Other B`, `Sample, Ada`: a name in front. */
const named = new RegExp(String.raw`^(?:\[?\d{1,3}[\].)]?\s+)?${surname}(?:,|\.|\s\p{Lu}{1,3}\b)`, 'u')

/** `(Bell 2004)`, `(see Bell et al., 2004: 9)`: a source in brackets. */
const source = /\([^\p{L}\d()]*\p{L}[^()\d]*\s(?:1[5-9]|20)\d\d[a-z]?(?:[;,:\s][^()]*)?\)/u

/** Marks that reference managers and converters set at the entries they make. */
const entryMark = /^(?:ref-|_ENREF_|citation|bib)/

/** Around the entries that pandoc makes, some of which have names that say nothing. */
const listMark = 'refs'

const looksLikeEntry = ({ view: { text, words } }: Line): boolean =>
  words >= 4 && words <= 250 && dated.test(text) && (named.test(text) || published.test(text))

/** Sentences that cite works, where an entry would begin with who made one. */
const isProse = ({ view: { text } }: Line): boolean => {
  const cited = named.test(text) ? null : source.exec(text)
  return cited !== null && /\p{Ll}{2}\s\p{Ll}{2}/u.test(text.slice(0, cited.index))
}

/** The reference list: its heading, and what follows up to the next heading. */
export const references: Recogniser = function* (scene) {
  let list: BookmarkRange | undefined
  const divisions = new Set<Line>()
  for (const line of scene.lines) {
    const { view: { paragraph, styleName, words, text }, section } = line
    if (styleName === 'bibliography' && words >= 3 && section !== 'references') {
      yield { paragraph, role: { kind: 'reference-entry' }, confidence: 0.97, evidence: 'style bibliography' }
    }
    const marks = scene.bookmarks.at(paragraph)
    list = marks.find(({ name }) => name === listMark) ?? list
    const isMarked = (list && scene.bookmarks.position(paragraph) < list.to && section === undefined) || marks.some(({ name }) => entryMark.test(name))
    if (isMarked && words >= 3 && words <= 250 && dated.test(text)) {
      yield { paragraph, role: { kind: 'reference-entry' }, confidence: 0.97, evidence: 'a bookmark of a reference manager' }
    }
    if (section !== 'references' || line.contents || divisions.has(line)) continue
    for (const division of entriesAfter(scene, line).divisions) divisions.add(division)
    yield* listUnder(scene, line)
  }
  yield* listAtEnd(scene)
}

function* listUnder(scene: Scene, heading: Line): Generator<Claim> {
  if (annotatedLists(scene).some((list) => list.heading === heading)) return
  const { entries, divisions } = entriesAfter(scene, heading)
  const certain = entries.filter(({ view }) => dated.test(view.text))
  // A heading with nothing like an entry under it is a heading of something else, or of a list that is not there yet.
  if (certain.length === 0 || certain.length < entries.filter((line, at) => at === 0 || !goesOn(entries[at - 1]!, line)).length / 2) return
  // `Literature` may be that which a paper goes through, too.
  if (entries.filter(isProse).length > entries.length / 2) return
  const evidence = `heading over ${entries.length} paragraphs, ${certain.length} with a year or a link`
  yield { paragraph: heading.view.paragraph, role: { kind: 'reference-heading', section: 'references' }, confidence: 0.99, evidence }
  for (const { view } of entries) {
    const confidence = dated.test(view.text) ? 0.955 : view.words >= 6 ? 0.86 : 0.7
    yield { paragraph: view.paragraph, role: { kind: 'reference-entry' }, confidence, evidence: 'under the heading of the reference list' }
  }
  for (const { view } of divisions) {
    // The list is a main part of the paper, if its style does not say otherwise.
    const below = realLevel(view) === undefined ? { level: 2 as const } : {}
    yield { paragraph: view.paragraph, role: { kind: 'heading', ...below }, confidence: 0.96, evidence: 'divides the reference list' }
  }
}

const fewestOfText = 12

/** `2 Sources`, `Literature`: what a paper goes through, with text or parts of its own under it; the list comes further down. */
export const isNoList = (scene: Scene, heading: Line): boolean => {
  const [next, ...later] = scene.lines.slice(heading.at + 1)
  if (heading.section !== 'references' || !later.some(({ section, contents }) => section === 'references' && !contents)) return false
  const isPart = (realLevel(next!.view) ?? 0) > (realLevel(heading.view) ?? 9) || (next!.number?.depth ?? 0) > (heading.number?.depth ?? 9)
  return (isPart || next!.view.words >= fewestOfText) && listUnder(scene, heading).next().done === true
}

/** Lines that were pasted from a page are parts of entries: one ended in the middle, and this has no name in front. */
const goesOn = (above: Line, { view: { text } }: Line): boolean => !/[.)\]”"]$|\d$|https?:\S+$/u.test(above.view.text) && !named.test(text)

/** Fewer entries in a row may be works that a closing paragraph names. */
const fewestAtEnd = 4
/** As many lines may stand under them that are none: a date, a count of words. */
const mostBelow = 3

/** Entries one under the other that end a document whose author gave them no heading. */
function* listAtEnd({ lines, isHeading }: Scene): Generator<Claim> {
  if (lines.some(({ section, contents }) => section === 'references' && !contents)) return
  const isEntry = (line: Line): boolean => {
    const { view: { text, words, outlineLevel }, label, contents } = line
    const mayBe = words >= 8 && words <= 100 && outlineLevel >= 9 && !label && !contents && !isHeading(line)
    return mayBe && dated.test(text) && named.test(text) && published.test(text)
  }
  const last = lines.findLastIndex(isEntry)
  const above = lines.slice(0, last + 1).findLastIndex((line) => !isEntry(line))
  if (last - above < fewestAtEnd || lines.length - 1 - last > mostBelow || above < 0 || lines[above]!.section === 'notes') return
  for (const { view: { paragraph } } of lines.slice(above + 1, last + 1)) {
    yield { paragraph, role: { kind: 'reference-entry' }, confidence: 0.91, evidence: `one of ${last - above} paragraphs like entries that end the document` }
  }
}

/** How many lines unlike entries may stand in a list, one after the other. */
const patience = 3

const entriesAfter = (scene: Scene, heading: Line): { readonly entries: readonly Line[]; readonly divisions: readonly Line[] } => {
  const entries: Line[] = []
  const divisions: Line[] = []
  let unlike = 0
  for (const line of scene.lines.slice(heading.at + 1)) {
    if (divides(scene, heading, line, divisions[0])) {
      divisions.push(line)
      continue
    }
    if (endsList(scene, line)) break
    unlike = dated.test(line.view.text) ? 0 : unlike + 1
    entries.push(line)
    if (unlike > patience) break
  }
  return { entries: unlike > patience ? entries.slice(0, -unlike) : entries, divisions }
}

/** The first source of an archive may have no year; one of so many entries has. */
const firstOfDivision = 3

/**
 * A heading below that of the list, over entries: a list may be divided by kinds of works. A typed one stands right under the heading
 * of the list, or looks as the one that does; `Primary Sources` right under `Bibliography` may look as that does.
 */
const divides = (scene: Scene, heading: Line, line: Line, first: Line | undefined): boolean => {
  const [level, own] = [realLevel(heading.view), realLevel(line.view)]
  const next = scene.lines[line.at + 1]
  if (!next || line.contents || (line.section !== undefined && line.section !== 'references')) return false
  const isCalledSo = line.section === 'references'
  if (!scene.lines.slice(next.at, next.at + (isCalledSo ? firstOfDivision : 1)).some(({ view }) => dated.test(view.text))) return false
  const isAlike = first ? looksLike(line.view, first.view) : line.at === heading.at + 1
  if (level !== undefined && own !== undefined) return own > level && (isAlike || (line.section === undefined && looksLikeEntry(next)))
  const isApart = !looksLike(line.view, heading.view) || line.view.caps !== heading.view.caps || line.view.underlined !== heading.view.underlined
  return level === own && isAlike && scene.isHeading(line) && !scene.isHeading(next) && (isApart || isCalledSo)
}

/** `Author:` over what is no entry leads on to something else. */
const leadsOn = /^\p{Lu}[\p{L}\p{M} ]{1,30}:\s*$/u

/** `source("https://…")`: the call of a program that a report was made with. */
const call = /^\p{Ll}[\w.:]*\(["“'‘]/u

const endsList = (scene: Scene, line: Line): boolean => {
  const below = scene.lines[line.at + 1]
  if (leadsOn.test(line.view.text) && !(below && looksLikeEntry(below))) return true
  if (call.test(line.view.text)) return true
  // `Word count: 612`, `Correspondence: …`
  if (frontPart(line.view.text) === 'author-note' && !looksLikeEntry(line)) return true
  if (realLevel(line.view) !== undefined || line.section || line.contents) return true
  if (line.label?.number !== undefined && (line.label.separated || !looksLikeEntry(line))) return true
  return scene.isHeading(line) && !looksLikeEntry(line)
}
