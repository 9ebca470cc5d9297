import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { saysEnglish } from '../../structure/paper-language.js'
import type { View } from '../../structure/view.js'
import { withoutCited } from '../../structure/words/cited.js'

/** A text as long as this says which language it is in. */
const telling = 25

/** Whether a heading stands over text that is not English, in an English paper: it is in the language of what it stands over. */
export const standsOverOther = (view: View, facts: Facts): boolean => {
  const text = textBelow(facts).get(view)
  return text !== undefined && isOther(text)
}

const isOther = once(({ text }: View): boolean => !saysEnglish(withoutCited(text)))

/** The text that short paragraphs stand over. */
const textBelow = once(({ structure: { flow, role } }: Facts): ReadonlyMap<View, View> => {
  const found = new Map<View, View>()
  let below: View | undefined
  for (const view of flow.toReversed()) {
    if (view.words >= telling && role(view.paragraph).kind !== 'reference-entry') below = view
    else if (below) found.set(view, below)
  }
  return found
})
