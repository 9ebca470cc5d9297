import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { bodyText } from '../reading/text.js'
import { ours, reviseAll } from '../revisions/revise.js'
import { everyDocument } from './documents.js'

describe('P6: the words of the body', () => {
  test('are all there, and only blanks at the start of a paragraph, empty paragraphs and breaks in lines of their own have gone', () =>
    everyDocument(40, async (original) => {
      const words = significant(await bodyText(original))
      const direct = (await format(original, { style: 'apa-7', options: inPlace }, nodeCodec)).document
      expect(significant(await bodyText(direct))).toEqual(words)
      const tracked = (await format(original, { style: 'apa-7', trackedChanges: true, options: inPlace }, nodeCodec)).document
      expect(significant(await bodyText(await reviseAll(tracked, 'accept', ours)))).toEqual(words)
      expect(await bodyText(await reviseAll(tracked, 'reject', ours))).toEqual(await bodyText(original))
    }))

  test('are the same paragraphs where the list of references is put in the order of the style', () =>
    everyDocument(20, async (original) => {
      const words = significant(await bodyText(original)).sort()
      for (const trackedChanges of [false, true]) {
        const { document } = await format(original, { style: 'apa-7', trackedChanges, options: wordsStay }, nodeCodec)
        expect(significant(await bodyText(trackedChanges ? await reviseAll(document, 'accept', ours) : document)).sort()).toEqual(words)
      }
    }))
})

/**
 * Headings and captions keep their numbers, marks and lines, block quotations the place of their source, citations their order and wording; the case of
 * letters is not compared.
 */
const ofLabels = ['citations', 'ref.list-numbering', 'head.numbering', 'head.run-in', 'ref.heading', 'tab.caption', 'fig.caption', 'quote.citation-place']
/** Nor does the title come in once more. */
const wordsStay = { rules: { disabled: [...ofLabels, 'front.title-repeat'] } }
/** Entries and appendices stay where they are, too. */
const inPlace = { rules: { disabled: [...wordsStay.rules.disabled, 'ref.order', 'back.order'] } }

const significant = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/^[\t ]+/, '').toLowerCase()).filter((line) => !/^\f*$/.test(line))
