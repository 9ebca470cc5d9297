import { isSetIn, type Line } from '../flow.js'
import type { RunIn } from '../role.js'
import type { Recogniser, Scene } from '../structure.js'
import { countWords, firstLineOf, type View } from '../view.js'
import { endsSentence } from '../words/ends-sentence.js'
import { sectionNamed } from '../words/section-names.js'
import { isBrokenByHand } from './broken-lines.js'
import { goesOn, leadsOn } from './leads-on.js'
import { mayBeQuoted } from './quotations.js'

/** Prose, and what nothing can be said of. */
export const runningText: Recogniser = function* (scene) {
  const { lines, look } = scene
  const firstLine = usualFirstLine(scene)
  for (const line of lines) {
    const { view } = line
    const { paragraph, text, words } = view
    const reads = readsAs(text, words)
    const isIndented = firstLine !== undefined && firstLineOf(view) === firstLine && !line.label && isSentenceOfText(scene, line)
    if (standsInLines(text) || isBrokenByHand(scene, line)) {
      yield { paragraph, role: { kind: 'other' }, confidence: 0.4, evidence: 'lines that end before the margin' }
    } else if (reads === 'prose') {
      const set = view.align === 'center' || view.align === 'right' || isSetIn(view, look) || view.outlineLevel < 9 || mayBeQuoted(scene, line)
      const runIn = runInHeading(view)
      yield { paragraph, role: { kind: 'body', ...(runIn && { runIn }) }, confidence: set ? 0.6 : 0.86, evidence: `${words} words of prose` }
    } else if (isIndented) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'a sentence whose first line is set in as that of prose is' }
    } else if (firstLine === undefined && followsInText(scene, line)) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'a short sentence after text or under a heading' }
    } else if (isAllOfItsPart(scene, line)) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'all that stands under a heading' }
    } else if (isStatement(view)) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'a statement behind its name' }
    } else if (isSaid(scene, line)) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'what somebody says, after text' }
    } else if (isStep(scene, line)) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'counted by its name in one row with sentences of text' }
    } else if (isTurn(scene, line)) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'said by somebody who says more elsewhere' }
    } else if (leadsOn(scene, line)) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'leads on to a list, to code, to a quotation or to a formula' }
    } else if (goesOn(scene, line)) {
      yield { paragraph, role: { kind: 'body' }, confidence: 0.86, evidence: 'goes on below an equation' }
    } else if (reads === 'lead') {
      const isCertain = scene.looksTell && isWithinText(scene, line) && isSentenceOfText(scene, line)
      yield { paragraph, role: { kind: 'body' }, confidence: isCertain ? 0.86 : 0.6, evidence: 'a line that leads on' }
    } else {
      yield { paragraph, role: { kind: 'other' }, confidence: 0.4, evidence: 'a short line of no known kind' }
    }
  }
}

/** How most paragraphs of prose begin, where they are set in, and an earlier run has not set in all. */
const usualFirstLine = ({ lines, looksTell }: Scene): number | 'typed' | undefined => {
  const counts = new Map<number | 'typed', number>()
  const prose = looksTell ? lines.filter(({ view }) => view.words >= 20) : []
  for (const { view } of prose) counts.set(firstLineOf(view), (counts.get(firstLineOf(view)) ?? 0) + 1)
  return [...counts].find(([first, count]) => first !== 0 && count > prose.length / 2)?.[0]
}

/** `Funding: None.`, as long as its neighbours or not. */
const isStatement = ({ text }: View): boolean => {
  const [, name] = /^(\p{Lu}[^:.\n]{2,60}): \p{Lu}[^\n]*\.$/u.exec(text) ?? []
  return name !== undefined && sectionNamed(name) === 'statement'
}

const fewestOfSentence = 3

/** `None declared.` between two headings, in the letters of prose. */
const isAllOfItsPart = ({ lines, look, looksTell, isHeading }: Scene, line: Line): boolean => {
  const { view, at, number, label, section, contents } = line
  const [before, after] = [lines[at - 1], lines[at + 1]]
  const isBetween = before !== undefined && isHeading(before) && (after === undefined || isHeading(after))
  const aside = view.numbered || view.hasObject || view.outlineLevel < 9 || (number ?? label ?? section ?? contents)
  return looksTell && isBetween && looksAsText(view, look) && !aside && /^\p{Lu}\p{Ll}[^\t\n]*\.$/u.test(view.text)
}

const looksAsText = (view: View, look: Scene['look']): boolean =>
  view.size === look.size && view.bold === look.bold && view.italic === look.italic && view.align === look.align && !isSetIn(view, look)

/** A short sentence, or one that leads on, in the letters of prose. */
const isSentenceOfText = ({ look, likelihoods, isHeading }: Scene, line: Line): boolean => {
  const { view, at, number, section, contents } = line
  const asText = looksAsText(view, look)
  const aside = view.numbered || view.hasObject || view.outlineLevel < 9 || (number ?? section ?? contents)
  return view.words >= fewestOfSentence && asText && !aside && /^\p{Lu}[^\t]*[.?!:]$/u.test(view.text) && !likelihoods[at]!.lasting && !isHeading(line)
}

/** Names and dates that end in a stop have a capital on most words. */
const saysSomething = /(?<!\p{L})\p{Ll}{2,}(?:[ ,]+[\p{L}\d’'-]+)*[.?!]$/u

/** `Table 1 Ships of the harbour.`: a sentence would go on with a small letter. */
const titled = /^\p{Lu}[\p{L}.]+\s\d[\d.-]*[.:]?\s+\p{Lu}/u

/** After prose or under a heading. */
const isWithinText = ({ lines, isHeading }: Scene, { at }: Line): boolean => {
  const before = lines[at - 1]
  return before !== undefined && (isHeading(before) || readsAs(before.view.text, before.view.words) === 'prose')
}

/** `Table 1 gives the settings.` in block paragraphs, which no first line sets apart: it looks as prose does, and the text is where it stands. */
const followsInText = (scene: Scene, line: Line): boolean => {
  const { text, words } = line.view
  const says = words > fewestOfSentence && saysSomething.test(text) && !titled.test(text)
  return says && scene.looksTell && isWithinText(scene, line) && isSentenceOfText(scene, line)
}

/** Fewer lines may be a sentence that was broken once. */
const fewestLines = 3
/** A line that the margin ends has more signs. */
const longestLine = 60

/** Verse, a program or an address in one paragraph: each line but the last was ended by hand, and what is set as text would run on. */
const standsInLines = (text: string): boolean => {
  const rows = text.includes('\n') ? text.split('\n').filter((row) => row.trim() !== '') : []
  return rows.length >= fewestLines && rows.slice(0, -1).every(({ length }) => length <= longestLine)
}

const inQuotes = /^[“"„«‟]\S/

/** `“There was the house.”` in lines of their own go on with the text before them. */
const isSaid = ({ lines, likelihoods, look, isHeading }: Scene, line: Line): boolean => {
  const { view, at, number, label, contents } = line
  const before = lines[at - 1]
  const isPlaced = view.align === 'center' || view.align === 'right' || isSetIn(view, look) || view.numbered || view.outlineLevel < 9
  return inQuotes.test(view.text) && /[.?!][”"“»’']?$/.test(view.text) && view.words >= 2 && !isPlaced && !(number ?? label ?? contents) &&
    !likelihoods[at]!.lasting && !isHeading(line) && before !== undefined && !isHeading(before) && (readsAs(before.view.text) !== 'short' || inQuotes.test(before.view.text))
}

/** Who has so many turns besides speaks in an interview. */
const fewestTurns = 2
const speaker = /^\p{Lu}[\p{L}\d.’ ]{0,24}:(?=\s\S[^\t\n]*[.?!…]$)/u

/** `AW: Since when?`, in the letters of prose, of which others with that name before them are. */
const isTurn = ({ lines, look }: Scene, { view, label }: Line): boolean => {
  const name = speaker.exec(view.text)?.[0]
  if (name === undefined || label || view.numbered || !looksAsText(view, look)) return false
  const turns = lines.filter((other) => other.view !== view && other.view.text.startsWith(name))
  return turns.length >= fewestTurns && turns.some((turn) => readsAs(turn.view.text) === 'prose')
}

const counted = /^(\p{Lu}\p{L}+) \d{1,2}[:.)] \p{Lu}[^\t\n]*[.!?]$/u

/** `Step 2: Wait.`, in the letters of prose, where one of `Step 1: …`, `Step 3: …` is a sentence of text: what is counted in one row is one thing. */
const isStep = (scene: Scene, { view, at }: Line): boolean => {
  const name = counted.exec(view.text)?.[1]
  if (name === undefined || !looksAsText(view, scene.look) || scene.likelihoods[at]!.lasting) return false
  const row = scene.lines.filter((other) => counted.exec(other.view.text)?.[1] === name)
  return row.some((other) => readsAs(other.view.text, other.view.words) === 'prose' || followsInText(scene, other)) && row.every((other) => looksAsText(other.view, scene.look) && !scene.isHeading(other) && other.label === undefined)
}

/** How a line reads by its length and its end. */
export const readsAs = (text: string, words = countWords(text)): 'prose' | 'lead' | 'short' => {
  if (words >= 12 || (words >= 6 && endsSentence(text))) return 'prose'
  return words >= 7 && /[:;…»]$/.test(text) ? 'lead' : 'short'
}

/** A heading in the line of its text: a few bold or italic words with a stop or a colon, and prose after them. */
const runInHeading = ({ paragraph, lead, words }: View): RunIn | undefined => {
  if (lead === 0 || lead > 100 || words < 10) return undefined
  const head = paragraph.text.slice(0, lead)
  const ended = /[.:?!][\s\u00a0]*$/.test(head) || /^[.:]\s/.test(paragraph.text.slice(lead))
  if (!ended || !/^\s*["“]?[\p{Lu}\d]/u.test(head) || /^\s*(note|source|key ?words|abstract)s?\b/i.test(head)) return undefined
  return { to: lead, confidence: 0.8 }
}
