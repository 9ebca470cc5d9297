import { once } from '../../algorithms/once.js'
import type { Document } from '../../wordml/document.js'
import { hasPicture, type Flow, type Line } from '../flow.js'
import { realLevel } from '../headings/likely.js'
import type { Role } from '../role.js'
import type { Claim, Recogniser, Scene } from '../structure.js'
import { countWords, looksLike } from '../view.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { captionLabel, type CaptionLabel } from '../words/caption-label.js'
import { beginsNote, spellsOut } from '../words/note-label.js'

/** A legend may explain every panel; a longer text is no caption. */
const longest = 400
/** What stands under a table or a figure, or over it, without a label. */
const longestNote = 200
/** … and what does not call itself a note. */
const longestUnlabelled = 60
/** A label without a mark after it may begin a sentence, which is longer. */
const shortTitle = 45

const captionStyle = /^(caption|table caption|image caption|figure caption|captioned figure)$/
/** `* p < .05` */
const significance = /^(?:\*+|[a-c†‡§])\s*p?\s*[<>=≤]/i

/** Captions by style, by a sequence field, by a typed label, or by their place beside a table or a figure. */
export const captions: Recogniser = function* (scene) {
  const notes = notesOf(scene)
  for (const line of scene.lines) {
    if (line.contents || line.view.words > longest) continue
    const claim = styled(scene, line) ?? labelled(scene, line) ?? titleUnderLabel(scene, line) ?? (notes.has(line) ? noted(line) : unlabelled(scene, line))
    if (claim) yield claim
  }
}

const kindOf = (of: 'table' | 'figure') => (of === 'table' ? ('table-caption' as const) : ('figure-caption' as const))

/** Sequences that number something else than tables and figures. */
const otherSequence = /equation|gleichung|chapter|list|footnote|eq\b/i

const sequenceOf = ({ view }: Line): 'table' | 'figure' | undefined => {
  const code = view.paragraph.fields.find(({ name }) => name === 'SEQ')?.code
  if (code === undefined) return undefined
  const label = captionLabel(`${code.replace(/^SEQ\s+/i, '').replace(/^["_]+/, '')} `)
  return label?.of ?? (otherSequence.test(code) ? undefined : 'figure')
}

const styled = (scene: Scene, each: Line): Claim | undefined => {
  const { paragraph, styleName } = each.view
  if (!captionStyle.test(styleName)) return undefined
  const told = each.label?.of ?? sequenceOf(each) ?? labelAbove(scene, each)?.of
  const named = styleName.startsWith('table') ? 'table' : styleName === 'caption' ? undefined : 'figure'
  const of = told ?? captioned(each) ?? named ?? 'figure'
  // Formatting gives every caption one style: what only its name told would be forgotten.
  const lasts = told ?? (named === undefined || named === (captioned(each) ?? 'figure'))
  return { paragraph, role: { kind: kindOf(of) }, confidence: lasts ? 0.95 : 0.7, evidence: `style ${styleName}` }
}

/** What a caption without a label stands beside: under a figure, or over a table, sooner than the other way round. */
const captioned = ({ view, before, after }: Line): 'table' | 'figure' | undefined => {
  if (before === 'figure' || hasPicture(view.paragraph)) return 'figure'
  return [after, before].includes('table') ? 'table' : undefined
}

const labelled = (scene: Scene, each: Line): Claim | undefined => {
  const { view: { paragraph, words }, label } = each
  const sequence = sequenceOf(each)
  if (!label) return sequence && words <= 60 ? { paragraph, role: { kind: kindOf(sequence) }, confidence: 0.8, evidence: 'has a sequence number' } : undefined
  const told = sequence ? { confidence: 0.95, why: ', a sequence number' } : (byObject(scene, each, label) ?? byWords(scene, each, label))
  const says = `begins with “${[label.label, label.number].join(' ').trim()}”`
  return told && { paragraph, role: { kind: kindOf(label.of) }, confidence: told.confidence, evidence: says + told.why }
}

/** What makes a label one of a caption, how sure it is, and how the evidence goes on. */
interface Told {
  readonly confidence: number
  readonly why: string
}

const byObject = (scene: Scene, each: Line, label: CaptionLabel): Told | undefined => {
  const isBesideIt = captionsObject(each)
  if (isBesideIt || isStyledAsCaption(scene, each))
    return { confidence: isInContents(scene, each) ? 0.84 : 0.95, why: isBesideIt ? `, beside a ${label.of}` : `, in the style of captions` }
  return isHeadingLike(scene, each) ? { confidence: 0.3, why: ', in letters too large for a caption' } : undefined
}

const byWords = ({ lines }: Scene, each: Line, label: CaptionLabel): Told | undefined => {
  const { view: { words, text }, at } = each
  const beside = isBeside(each, label.of)
  const besideIt = `, beside a ${label.of}`
  if (label.number === undefined) return beside && label.separated && label.rest && !beginsNote(text) ? { confidence: 0.86, why: besideIt } : undefined
  // “Figure 2 shows …”, “Table 1, which …”: a sentence goes on in small letters.
  const goesOn = /^\p{Ll}|^[,;(]|^[)\]]/u.test(label.rest)
  if (label.separated) return { confidence: !goesOn ? 0.9 : words <= shortTitle ? 0.87 : 0.7, why: ' and a mark' }
  if (beside && (!goesOn || words <= 25)) return { confidence: goesOn ? 0.7 : 0.9, why: besideIt }
  const isShort = words <= shortTitle || lines[at - 1]?.label !== undefined
  return !goesOn && isShort ? { confidence: /[.!?]$/.test(text) ? 0.62 : 0.7, why: '' } : undefined
}

/** A label on a line of its own has its title on the next (APA 7, section 7.10). */
const labelAbove = (scene: Scene, { at, label }: Line): CaptionLabel | undefined => {
  const above = scene.lines[at - 1]
  return above?.label?.number !== undefined && above.label.rest === '' && !label && !isHeadingLike(scene, above) ? above.label : undefined
}

const titleUnderLabel = (scene: Scene, each: Line): Claim | undefined => {
  const above = labelAbove(scene, each)
  const { view: { paragraph, words, italic } } = each
  const below = belowFigure(scene, each)
  if (!above || words > shortTitle || (!italic && !isBeside(each, above.of) && below === undefined)) return undefined
  // Between its label and its table even a line in capitals can be nothing else.
  const between = above.of === 'table' && each.after === 'table' && scene.lines[each.at - 1]!.after === 'line'
  const confidence = between || below === 'surely' || isAcrossTable(scene, each) ? 0.96 : 0.88
  return { paragraph, role: { kind: kindOf(above.of) }, confidence, evidence: `title under “${above.label} ${above.number}”` }
}

/** Under a table that has its label alone above it, in the letters of the label, where all headings that look so are numbered or called as usual. */
const isAcrossTable = (scene: Scene, each: Line): boolean => {
  const label = scene.lines[each.at - 1]!
  const isSo = ({ view }: Line): boolean => looksLike(view, each.view) && view.caps === each.view.caps
  const isCounted = ({ usual, number, view: { numbered } }: Line): boolean => usual || number !== undefined || numbered
  return label.after === 'table' && each.before === 'table' && isSo(label) && !isCounted(each) && realLevel(each.view) === undefined && !each.view.text.endsWith(':') &&
    scene.lines.every((other) => other === each || other === label || !isSo(other) || !scene.isHeading(other) || isCounted(other))
}

/** Words right below their label, with no empty line between, that are no sentence: `The harbour in winter`. */
const wordsBelow = ({ view: { text, words, paragraph } }: Line, { view: label }: Line): boolean =>
  words > 1 && words <= longestTitle && /^\p{Lu}/u.test(text) && /[\p{L}\p{N})]$/u.test(text) && paragraph.index === label.paragraph.index + 1
const longestTitle = 12

/**
 * Whether a line goes on with the caption where its label alone stands right under the figure: slanted, or centred as the label is and text is
 * not, or a few words.
 */
const belowFigure = ({ lines, look }: Scene, line: Line): 'surely' | 'perhaps' | undefined => {
  const { view, before, at, number, section, usual, main } = line
  const label = lines[at - 1]
  const asLabel = view.align === 'center' && label?.view.align === 'center' && look.align !== 'center'
  const isSlanted = view.italic && !look.italic
  if (before !== 'line' || label?.before !== 'figure' || number || section || usual || main || realLevel(view) !== undefined || view.numbered) return undefined
  if (!asLabel && !isSlanted) return !view.bold && wordsBelow(line, label) ? 'perhaps' : undefined
  return view.bold && !label.view.bold ? 'perhaps' : 'surely'
}

/** `Supplementary Table 1` over a section: captions are not set in fourteen points and larger than text. */
const isHeadingLike = ({ look, isHeading }: Scene, each: Line): boolean => each.view.size >= Math.max(28, look.size + 4) && isHeading(each)

const noted = ({ view: { paragraph } }: Line): Claim =>
  ({ paragraph, role: { kind: 'caption-note' }, confidence: 0.9, evidence: 'a note under a table or a figure' })

/** Under a table or a figure one stands below the other, each with a mark of its own: `a Counted by the council.` */
const notesOf = (scene: Scene): ReadonlySet<Line> => {
  const { lines } = scene
  const notes = new Set<Line>()
  for (const line of lines) {
    const { view: { text, words }, before, at } = line
    const isUnder = before === 'table' || before === 'figure' || (before === 'line' && at > 0 && notes.has(lines[at - 1]!)) || (beginsNote(text) && isUnderCaption(lines, at))
    if (isUnder && words <= longestNote && (beginsNote(text) || significance.test(text) || marked.test(text) || (before === 'table' && spellsOut(text)))) notes.add(line)
    else if (isSmallUnderTable(scene, line)) notes.add(line)
  }
  return notes
}

/** Right under a table with its caption above it nobody sets anything else in smaller letters than the text has. Before another object it may be a caption. */
const isSmallUnderTable = ({ lines, look, isHeading }: Scene, line: Line): boolean => {
  const { view: { size, words, numbered }, before, after, label, number, at } = line
  if (before !== 'table' || after === 'table' || after === 'figure' || size >= look.size - 1 || words > longestUnlabelled || numbered || label || number || isHeading(line)) return false
  const [title, above] = [lines[at - 1], lines[at - 2]]
  return [title, above?.label?.rest === '' ? above : undefined].some((caption) => caption?.label?.of === 'table' && caption.label.number !== undefined)
}

/** Where captions stand under their figures, or formatting has put them there, the notes follow on them. */
const isUnderCaption = (lines: readonly Line[], at: number): boolean => {
  const [title, label] = [lines[at - 1], lines[at - 2]]
  const isUnderObject = (line: Line | undefined): boolean => line?.label?.number !== undefined && (line.before === 'figure' || line.before === 'table')
  return lines[at]!.before === 'line' && (isUnderObject(title) || (isUnderObject(label) && label!.label!.rest === '' && title!.before === 'line'))
}

const marked = /^(?:[*†‡§]+|[a-e])\s?(?=\p{Lu})/u

/** A line under a picture or over a table that looks like neither text nor heading. */
const unlabelled = ({ look, looksTell, isHeading }: Scene, each: Line): Claim | undefined => {
  const { view, before, after } = each
  if (view.words > longestNote || view.numbered || isHeading(each) || view.text.endsWith(':') || isToBeFilledIn(view.text)) return undefined
  const isSlanted = view.italic && !look.italic
  const isSmaller = view.size < look.size
  // Over a table smaller letters alone say little, and none that is not sure to be a caption keeps them.
  if (!isSlanted && !(isSmaller && after !== 'table') && !(view.align === 'center' && look.align !== 'center')) return undefined
  const of = before === 'figure' || (view.hasObject && hasPicture(view.paragraph)) ? 'figure' : after === 'table' ? 'table' : undefined
  // Right under a picture, in letters of its own, it can hardly be anything else; nor slanted right over a table.
  const sure = looksTell && (before === 'figure' ? isSlanted || isSmaller : after === 'table' && isSlanted)
  return of && { paragraph: view.paragraph, role: { kind: kindOf(of) }, confidence: sure ? 0.87 : 0.72, evidence: `set off beside a ${of}` }
}

/** The fields of an address that a letter is merged with, under the picture at its head: `«first_name» «last_name»`. */
const isToBeFilledIn = (text: string): boolean => !/\p{L}/u.test(text.replace(/«[^«»]*»|\{[^{}]*\}/gu, ''))

const isBeside = ({ view, before, after }: Line, of: 'table' | 'figure'): boolean => {
  const near = [before, after]
  return near.includes(of) || (of === 'figure' && (near.includes('table') || (view.hasObject && hasPicture(view.paragraph))))
}

/** Whoever gives captions the style of a heading so that a contents list finds them: a number, a title, and the object beside them. */
export const captionsObject = (line: Line): boolean =>
  realLevel(line.view) !== undefined && line.label?.number !== undefined && line.label.rest !== '' && isBeside(line, line.label.of)

/** … has given the others this style too, those that have lost their objects. */
export const isStyledAsCaption = ({ lines }: Flow, { view, label }: Line): boolean =>
  realLevel(view) !== undefined && label?.number !== undefined && label.separated && label.rest !== '' && captionStyles(lines).has(view.styleName)

const captionStyles = once((lines: readonly Line[]): ReadonlySet<string> => new Set(lines.filter(captionsObject).map(({ view }) => view.styleName)))

/** A contents list that collects headings of this level, or styles by their names, would lose the caption with its style. */
const isInContents = ({ document }: Scene, { view }: Line): boolean =>
  contentsFields(document).some((code) => /\\t\b/i.test(code) || realLevel(view)! <= Number(/\\o\s*"\d-(\d)"/i.exec(code)?.[1] ?? 9))

/** Of lists that collect something else than captions. */
const contentsFields = once(({ paragraphs }: Document): readonly string[] =>
  paragraphs.flatMap(({ fields }) => fields).flatMap(({ name, code }) => (name === 'TOC' && !/\\c\b/i.test(code) ? [code] : [])))

/** Some programs lay out a figure with its caption as a table of one column; only the style or a sequence tells it from a cell. */
export const captionInCell = (paragraph: Paragraph): Role | undefined => {
  const { cell, text, styleName, fields } = paragraph
  if (!cell || cell.column > 0 || !cell.isLastColumn || text.length > 3000) return undefined
  if (!captionStyle.test(styleName) && !fields.some(({ name }) => name === 'SEQ')) return undefined
  const label = captionLabel(text.trim())
  if (!label?.number || !label.rest || countWords(text) > longest) return undefined
  return { kind: kindOf(label.of), confidence: 0.88, evidence: [`begins with “${label.label} ${label.number}” in a table of one column`] }
}
