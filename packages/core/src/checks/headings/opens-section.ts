import type { Heading } from '../../structure/structure.js'
import { captionLabel } from '../../structure/words/caption-label.js'
import { endsSentence } from '../../structure/words/ends-sentence.js'
import { countWords } from '../../structure/view.js'

/** So long a sentence is what is said, and not what it is called. */
const fewestOfClause = 12

/** `… unless it ranks below; or`: it is one of several, or goes on with what stands above. */
const goesOn = /^\p{Ll}|[;,:](?:\s+(?:and|or))?\s*$/u
/** However short: `[unless the town agrees:`, `Notice of Ice. The harbour master shall:` lead from one clause to the next. */
const leadsOn = /^\W?\p{Ll}.*[;,:]\s*$|\p{Ll}\.\s+\p{Lu}\p{Ll}*\s.*[;,:]\s*$/u

/** A caption, or a clause of a contract, that has the style of a heading so that it is listed or counted opens no section. */
export const opensSection = ({ text }: Pick<Heading, 'text'>): boolean =>
  captionLabel(text)?.number === undefined && !leadsOn.test(text) && !(countWords(text) >= fewestOfClause && (endsSentence(text) || goesOn.test(text)))
