import type { Citation } from '../../citations/citations.js'
import type { Facts } from '../facts.js'
import { entriesById } from '../references/entry.js'
import { agreeing } from '../../citations/in-text/link.js'
import { isTyped } from '../../citations/render/cites.js'
import { isWritableBut } from '../../citations/render/writable.js'
import type { RenderedDocument } from '../../citations/render/render-document.js'
import { listed, quoted, short } from '../wording.js'

const mostNamed = 6

/** Numbers point into one list and change together or not at all: on account of which of them all stay. */
export const whyNumbersStay = ({ holding, unsteady, unnumbered, numbersStay, citations }: RenderedDocument, facts: Facts): string => {
  if (unnumbered) return `numbers come to all entries or to none, and ${quoted(unnumbered.raw, 60)} can have none while a change is pending in it`
  const { author } = facts.options
  // Where the list alone stays, citations have their words all the same, with the numbers of the list as it stands.
  const isCause = (citation: Citation): boolean =>
    holding.has(citation.id) || (!numbersStay && isTyped(citation) && !(citations.has(citation.id) && isWritableBut(author, citation)))
  const numeric = facts.citations.clusters.filter(({ system }) => system === 'numeric')
  const [first, ...others] = numeric.filter(isCause)
  if (!first && facts.live?.lists.some((list) => list.stays)) return 'numbers point into the list that the reference manager keeps, and that stays'
  if (!first) return 'other numbers in the text point into the list and are not understood, so that all of them stay'
  const rest = others.map(textOf).filter((text) => text !== textOf(first))
  const more = rest.length === 0 ? '' : `; nor can ${someOf(rest)}`
  return `numbers change together or not at all, and “${textOf(first)}” cannot change, since ${unsteady.has(first.id) ? 'it could be taken for something else then' : fault(first, facts)}${more}`
}

/** On what account one citation has its number still, and its entry, too. */
export const whyNumberStays = (citation: Citation, facts: Facts): string => `${fault(citation, facts)}, so that its number stays here and in the list`

/** The first of some, each but once, in quotation marks. */
export const someOf = (texts: readonly string[]): string => {
  const all = [...new Set(texts.map((text) => `“${text}”`))]
  return listed(all.length > mostNamed ? [...all.slice(0, mostNamed - 1), 'others'] : all)
}

export const textOf = ({ paragraph, from, to }: Citation): string => short(paragraph.text.slice(from, to), 40)

const fault = (citation: Citation, facts: Facts): string => {
  if (!isWritableBut(facts.options.author, citation)) return 'a change that is pending, a field or a content control is where it stands'
  const { cites } = citation
  const byId = entriesById(facts)
  const entries = cites.map(({ link: { kind, references: [id = ''] } }) => (agreeing.has(kind) ? byId.get(id) : undefined))
  if (entries.includes(undefined)) return 'it is not certain what it cites'
  const grey = entries.find((entry) => entry!.grey)
  return grey ? `the entry ${quoted(grey.raw, 60)} is not understood` : 'the style cannot name one of its works'
}
