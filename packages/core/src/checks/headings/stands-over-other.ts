import type { Facts } from '../../facts.js'
import { saysEnglish } from '../../structure/paper-language.js'
import type { View } from '../../structure/view.js'
import { withoutCited } from '../../structure/words/cited.js'

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
