import { captionLabel } from '../../structure/words/caption-label.js'
import { boxedWords } from '../../wordml/boxed-words.js'
import { defineCheck } from '../check.js'
import { drawingsOf, type Drawing } from '../drawings.js'
import { text } from '../examples.js'
import { quoted } from '../wording.js'

/** Screen readers come to a text box after all the rest, or not at all. */
export const floatingText = defineCheck<Drawing>({
  id: 'a11y.floating',
  aspect: 'accessibility',
  severity: 'info',
  title: 'Text boxes',
  expected: 'All words stand in the text, none in boxes that float beside it.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.3.2' },
  fix: 'comment',
  help: 'Cut the words out of the box, paste them into the text, and delete the box.',
  examples: [
    { lines: [text, '{picture: a ship}'], passes: true },
    { lines: [text, '{text box: The ships came late.}'], passes: false },
  ],
  subjects: drawingsOf,
  examine({ paragraph, at, anchored, kind }, { document }) {
    if (!anchored || kind !== 'text-box') return undefined
    const words = boxedWords(document).get(paragraph.element) ?? ''
    const label = captionLabel(words)
    const isCaption = label?.number !== undefined && label.rest !== ''
    const message = isCaption
      ? `The caption ${quoted(words, 80)} floats in a text box, where it is not set as captions are; it is wanted in a line of the text.`
      : 'A text box floats here; its words are wanted in the text.'
    return { at: { paragraph, from: at, to: at + 1 }, message, found: 'a floating text box', expected: isCaption ? 'a caption in the text' : 'text' }
  },
})
