import type { XmlDocument, XmlElement } from '../xml/element.js'
import { objectMark } from './paragraph.js'

/** A paragraph's text with where the paragraph begins in the part. */
export interface ParagraphText {
  readonly start: number
  readonly text: string
}

/** Which revisions count as made. Those of the author count as accepted in every view, as they do everywhere here. */
export interface TextView {
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

const readText = (document: XmlDocument, paragraph: XmlElement, view: TextView, texts: Texts, visit: (element: XmlElement) => void): void => {
  let text = ''
  const boxes: XmlElement[] = []
  const walk = (element: XmlElement): void => {
    for (const child of element.children) {
      switch (child.name) {
        case 'w:pPr':
        case 'w:rPr':
        case 'w:instrText':
        case 'w:delInstrText':
        case 'mc:Fallback':
          break
        case 'w:t':
        case 'w:delText':
          text += document.text(child)
          break
        case 'w:tab':
        case 'w:ptab':
          text += '\t'
          break
        case 'w:br':
          text += document.attribute(child, 'w:type') === 'page' ? '\f' : '\n'
          break
        case 'w:cr':
          text += '\n'
          break
        case 'w:noBreakHyphen':
          text += '\u2011'
          break
        case 'w:softHyphen':
          text += '\u00AD'
          break
        case 'w:drawing':
        case 'w:pict':
        case 'w:object':
        case 'w:sym':
        case 'w:ruby':
        case 'w:footnoteReference':
        case 'w:endnoteReference':
        case 'm:oMath':
        case 'm:oMathPara':
          text += objectMark
          boxes.push(child)
          break
        case 'w:ins':
        case 'w:moveTo':
          if (view.show === 'final' || !view.ours(child)) walk(child)
          break
        case 'w:del':
        case 'w:moveFrom':
          if (view.show === 'original' && view.ours(child)) walk(child)
          break
        default:
          walk(child)
      }
    }
  }
  walk(paragraph)
  texts.add(paragraph, text, markIsGone(paragraph, view))
  for (const box of boxes) visitBoxes(box, visit)
}

const visitBoxes = (element: XmlElement, visit: (element: XmlElement) => void): void => {
  if (element.name === 'w:txbxContent') visit(element)
  else for (const child of element.children) visitBoxes(child, visit)
}

/** A paragraph whose mark we deleted is gone in the final view; one that we inserted was never in the original. */
const markIsGone = (paragraph: XmlElement, view: TextView): boolean => {
  const marks = paragraph.children[0]?.name === 'w:pPr' ? paragraph.children[0].children.find(({ name }) => name === 'w:rPr') : undefined
  const gone = view.show === 'final' ? 'w:del' : 'w:ins'
  return marks?.children.some((mark) => mark.name === gone && view.ours(mark)) ?? false
}
