import { viewsOf, type Facts } from '../facts.js'
import { leadsToMore } from '../../structure/words/leads-to-more.js'
import { titleWords } from '../../structure/words/title-label.js'

/** What the paper is called: a title that was typed in several lines as one, for as long as each leads on to the next. */
export const paperTitle = (facts: Facts): string | undefined => {
  const [first, ...others] = viewsOf(facts, 'title').map(({ text }) => text)
  if (first === undefined) return undefined
  return others.reduce((title, line) => (leadsToMore(title) ? `${title} ${line}` : title), titleWords(first))
}
