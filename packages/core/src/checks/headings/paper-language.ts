import type { Facts } from '../../facts.js'
import { once } from '../../once.js'
import { withoutCited } from '../../structure/words/cited.js'
import type { View } from '../../structure/view.js'

/** Words that are no words of Dutch, German or the languages of the north. */
const english = /^(?:the|of|and|to|that|are|were|with|this|which|from|by)$/
const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

/** Whether one paragraph is English: a paper may quote another language at length. */
export const saysEnglish = (text: string): boolean => {
  const all = text.match(word) ?? []
  return all.filter((each) => english.test(each.toLowerCase())).length > all.length / 20
}

/** A text as long as this says which language it is in. */
const telling = 25

/** Paragraphs over text that is not English, in an English paper: a heading is in the language of what it stands over. */
export const standsOverOther = ({ structure: { flow, role } }: Facts): ReadonlySet<View> => {
  const found = new Set<View>()
  let other = false
  for (const view of flow.toReversed()) {
    if (view.words >= telling && role(view.paragraph).kind !== 'reference-entry') other = !saysEnglish(withoutCited(view.text))
    else if (other) found.add(view)
  }
  return found
}

const enough = 2000

/**
 * Whether the text is English, by the words that no English text does without: files seldom say it truly. Entries and citations are left
 * out: formatting words them anew, and a paper's language does not hang on them.
 */
export const isEnglish = once(({ structure: { flow, role } }: Facts): boolean => {
  let all = 0
  let known = 0
  for (const { paragraph, text, words } of flow) {
    if (words < 12 || role(paragraph).kind === 'reference-entry') continue
    for (const [each] of withoutCited(text).matchAll(word)) {
      all++
      if (english.test(each.toLowerCase())) known++
    }
    if (all > enough) break
  }
  return all > 0 && known / all > 0.1
})
