import type { Citation } from '../../citations.js'
import { joined, plain, slice, type RichText } from '../../rich-text.js'
import { ended, goesOn } from '../placed.js'

const stopped = /\.[”’"']?$/u
/** The stop of a word that is cut short is not that of a sentence. */
const cut = /(?:\.\p{L}|\b(?:al|ed|eds|Jr|n\.d))\.[”’"']?$/u
const isBehind = /^[.,;:?!)\]]/

/** The stop of a citation in a note goes where the sentence has one, or goes on. */
export const withoutSecondStop = (text: RichText, { paragraph, to }: Citation): RichText => {
  const [whole, after] = [plain(text), paragraph.text.slice(to)]
  const isDouble = after.startsWith('.') || ((isBehind.test(after) || goesOn.test(after)) && !cut.test(whole))
  if (!stopped.test(whole) || !isDouble) return text
  const at = whole.search(stopped)
  return joined([...slice(text, 0, at), ...slice(text, at + 1, whole.length)])
}

/** Whether a sentence of a note ended with the stop of the citation, and would run on in other words: `But see Lee, 3. He` › `But see (Lee 3) He`. */
export const losesStop = (text: RichText, { form, paragraph, from, to }: Citation): boolean => {
  const [shown, after] = [paragraph.text.slice(from, to), paragraph.text.slice(to)]
  return form === 'note' && stopped.test(shown) && !ended.test(plain(text)) && !isBehind.test(after) && !goesOn.test(after)
}
