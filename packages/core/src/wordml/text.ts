import type { XmlDocument, XmlElement } from '../xml/element.js'
import { objectMark } from './paragraph.js'

/** A paragraph's text with where the paragraph begins in the part. */
export interface ParagraphText {
  readonly start: number
  readonly text: string
}

/** Which revisions count as made. Those of the author count as accepted in every view, as they do everywhere here. */
interface TextView {
  /** Whether a revision is one of ours. */
  readonly ours: (revision: XmlElement) => boolean
  /** Ours as made (`final`), or as if they had never been (`original`). */
  readonly show: 'final' | 'original'
}

const authored: TextView = { ours: () => false, show: 'final' }

/**
 * The text of every paragraph of a part in document order, read from the markup alone.
 * This is how the last check looks at a document, so it shares nothing with the reader or the lowering.
 */
export const paragraphTexts = (document: XmlDocument, view: TextView = authored): ParagraphText[] => {
  const texts = new Texts()
  const visit = (element: XmlElement): void => {
    if (element.name === 'w:p') readText(document, element, view, texts, visit)
    else for (const child of element.children) visit(child)
  }
  visit(document.root)
  return texts.all
}

/** Texts as they are read. */
class Texts {
  readonly all: ParagraphText[] = []
  private begun: ParagraphText | undefined

  /** What has lost its mark goes on in the next paragraph. */
  add({ start }: XmlElement, text: string, goesOn: boolean): void {
    const whole = { start: this.begun?.start ?? start, text: (this.begun?.text ?? '') + text }
    this.begun = goesOn && whole.text !== '' ? whole : undefined
    if (!goesOn) this.all.push(whole)
  }
}

/** Elements that are no text, nor is anything in them. */
const silent: ReadonlySet<string> = new Set(['w:pPr', 'w:rPr', 'w:instrText', 'w:delInstrText'])

/** Elements that stand for a character (ISO 29500-1, 17.3.3). */
const characters: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '\u2011'],
  ['w:softHyphen', '\u00AD'],
])

/** What stands in the text as one mark; boxes in it have paragraphs of their own. */
const objects: ReadonlySet<string> = new Set([
  'w:drawing', 'w:pict', 'w:object', 'w:sym', 'w:ruby', 'w:footnoteReference', 'w:endnoteReference', 'm:oMath', 'm:oMathPara',
])

/** Alternatives among runs are text of their first branch; those in a run are one object: a picture, a text box, an emoji (`w16se:symEx`). */
const isObject = ({ name, parent }: XmlElement): boolean => objects.has(name) || (name === 'mc:AlternateContent' && parent?.name === 'w:r')

const readText = (document: XmlDocument, paragraph: XmlElement, view: TextView, texts: Texts, visit: (element: XmlElement) => void): void => {
  let text = ''
  const boxes: XmlElement[] = []
  /** Where the open fields begin; the code of one is no text, nor what a field inside of it shows. */
  const fields: { from: number; isCode: boolean }[] = []
  const seeSign = (type: string | undefined): void => {
    const field = fields.at(-1)
    if (type === 'begin') fields.push({ from: text.length, isCode: true })
    if (type === 'end') fields.pop()
    if (!field?.isCode || (type !== 'separate' && type !== 'end')) return
    text = text.slice(0, field.from)
    field.isCode = false
  }
  const read = (element: XmlElement): void => {
    const { name } = element
    if (name === 'w:fldChar') seeSign(document.attribute(element, 'w:fldCharType'))
    else if (name === 'w:t' || name === 'w:delText') text += document.text(element)
    else if (name === 'w:br') text += document.attribute(element, 'w:type') === 'page' ? '\f' : '\n'
    else if (isObject(element)) {
      text += objectMark
      boxes.push(element)
    } else if (name === 'mc:AlternateContent') element.children.slice(0, 1).forEach(read)
    else if (!silent.has(name) && isShown(element, view)) {
      const character = characters.get(name)
      if (character === undefined) element.children.forEach(read)
      else text += character
    }
  }
  paragraph.children.forEach(read)
  texts.add(paragraph, text, markIsGone(paragraph, view))
  for (const box of boxes) visitBoxes(box, visit)
}

/** What others inserted and deleted counts as accepted, ours as the view says. */
const isShown = (element: XmlElement, { show, ours }: TextView): boolean => {
  switch (element.name) {
    case 'w:ins':
    case 'w:moveTo':
      return show === 'final' || !ours(element)
    case 'w:del':
    case 'w:moveFrom':
      return show === 'original' && ours(element)
    default:
      return true
  }
}

const visitBoxes = (element: XmlElement, visit: (element: XmlElement) => void): void => {
  if (element.name === 'w:txbxContent') visit(element)
  else if (element.name !== 'mc:Fallback') for (const child of element.children) visitBoxes(child, visit)
}

/** A paragraph whose mark we deleted is gone in the final view; one that we inserted was never in the original. */
const markIsGone = (paragraph: XmlElement, view: TextView): boolean => {
  const marks = paragraph.children[0]?.name === 'w:pPr' ? paragraph.children[0].children.find(({ name }) => name === 'w:rPr') : undefined
  const gone = view.show === 'final' ? 'w:del' : 'w:ins'
  return marks?.children.some((mark) => mark.name === gone && view.ours(mark)) ?? false
}
