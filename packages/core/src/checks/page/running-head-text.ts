import { certainRole, type Facts } from '../facts.js'
import { namesIn, surnameOf } from '../../structure/words/surname.js'
import { paperTitle } from '../front-matter/paper-title.js'
import { quoted } from '../wording.js'

/** APA 7, section 2.18: with blanks and punctuation. */
export const longestShortTitle = 50

/** What the header is to say beside the number, or what its author is told where that cannot be known. */
type RunningHeadText = { readonly text: string } | { readonly unknown: string }

export const runningHeadText = (facts: Facts): RunningHeadText => {
  switch (facts.style.definition.page.runningHead) {
    case 'none':
      return { text: '' }
    case 'surname':
      return surnames(facts)
    case 'short-title':
      return shortTitle(facts)
  }
}

const surnames = (facts: Facts): RunningHeadText => {
  const { authors } = facts.options.metadata
  const names = authors.length > 0 ? authors : authorLines(facts).flatMap(namesIn)
  const found = names.map(surnameOf)
  if (found.length === 0 || found.some((name) => name === undefined)) return { unknown: 'The surname of the author is missing before the page number, since who wrote the paper is not certain. Type it there, or give the option metadata.authors.' }
  // With many authors the number stands alone (MLA 9, section 1.4).
  return { text: found.length > 3 ? '' : found.join(found.length === 2 ? ' and ' : ', ').replace(/, ([^,]+)$/, ', and $1') }
}

/** The lines that name authors. */
export const authorLines = (facts: Facts): string[] =>
  facts.structure.flow.slice(0, 60).filter(({ paragraph }) => certainRole(facts, paragraph).kind === 'author').map(({ text }) => text)

const shortTitle = (facts: Facts): RunningHeadText => {
  const { options } = facts
  const text = options.metadata.shortTitle ?? paperTitle(facts) ?? options.metadata.title
  if (text === undefined) return { unknown: 'The running head is missing, since the paper has no certain title. Type it in the header, or give the option metadata.shortTitle.' }
  const head = text.replace(/\s+/g, ' ').toUpperCase()
  if (head.length <= longestShortTitle) return { text: head }
  return { unknown: `The running head is missing, since ${quoted(text, 80)} has ${head.length} characters, and it may have ${longestShortTitle}. Type a shorter one in the header, or give the option metadata.shortTitle.` }
}
