import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { effectiveContent, format } from '../../src/index.js'
import { styleNamed } from '../../src/styles/registry.js'
import { makeDocx } from '../notation/make-docx.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived on its cellars for months.'
const paper = [
  '[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] Department of History, Example University', '[APA Title Page] Author Note',
  `The author keeps the town's bells. ${text}`, 'Correspondence concerning this article should be addressed to Ada Sample.', '[heading 1] The Harbour', text,
]

const withIds = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample', '[APA Title Page] Example University', '[APA Title Page] Author Note', 'Ada Sample https://orcid.org/0000-0002-1825-0097', ...paper.slice(5)]

/** The paragraphs with words, each with whether it begins a page. */
const formatted = async (style: string, lines = paper): Promise<[string, boolean][]> => {
  const { document } = await format(await makeDocx(lines, styleNamed('apa-7').style), { style, options: { metadata: { authors: ['Ada Sample'] } } }, nodeCodec)
  const content = await effectiveContent(document, nodeCodec)
  return content.filter(({ part, text: words }) => part === 'word/document.xml' && words !== '').map(({ text: words, paragraph }) => [words.slice(0, 15), paragraph['pageBreakBefore'] === true])
}

test('the text of an author note stands on the title page with its heading', async () => {
  // The title stands above the text once more, and begins its page.
  expect((await formatted('apa-7')).filter(([, begins]) => begins)).toEqual([['A Year in the H', true]])
})

test('the line with an ORCID iD is part of the author note', async () => {
  expect((await formatted('apa-7', withIds)).filter(([, begins]) => begins)).toEqual([['A Year in the H', true]])
})

test('a title that moves under the names does not come between an author note and its heading', async () => {
  const words = (await formatted('mla-9')).map(([each]) => each)
  expect(words).toEqual(['Ada Sample', 'Department of H', 'A Year in the H', 'Author Note', 'The author keep', 'Correspondence ', 'The Harbour', text.slice(0, 15)])
})
