import { defineCheck, type Problem } from '../check.js'
import type { View } from '../../structure/view.js'
import { whole } from '../laid-out.js'
import { kindOf, titleBlock } from './title-block.js'

const raised = (mark: string): string => `<verticalAlign=superscript>${mark}</>`
const text = '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held.'
const title = '[Title] A Year in the Harbour'
const authors = `[APA Title Page] Ada Sample${raised('1')} and Bea Muster${raised('2')}`
const places = [`[APA Title Page] ${raised('1')}Department of History, Example University`, `[APA Title Page] ${raised('2')}Department of Ice, Northern University`]

interface Subject {
  readonly mark: string
  readonly author: View | undefined
  readonly place: View | undefined
}

/** A raised number beside a name says where its owner works: each has its institution, and each institution its people. */
export const authorMarks = defineCheck<Subject>({
  id: 'front.authors-format',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Raised numbers of authors and institutions',
  expected: 'Every raised number of an author is that of an institution, and the other way round.',
  source: { source: 'APA 7', section: '2.6' },
  fix: 'comment',
  help: 'Add the number to the author or to the institution that lacks it, or delete it.',
  because: 'Which number is wrong, that of the author or that of the institution, only the authors know.',
  examples: [
    { lines: [title, authors, ...places, text], passes: true },
    { lines: [title, `${authors} and Cy Probe3`, ...places, `[APA Title Page] ${raised('3')}Department of Snow, Northern University`, text], passes: true },
    { lines: [title, authors, places[0]!, `[APA Title Page] ${raised('3')}Department of Ice, Northern University`, text], passes: false },
  ],
  *subjects(facts) {
    const lines = titleBlock(facts)?.lines.filter((view) => kindOf(facts, view) !== 'title') ?? []
    const authorsBy = marksOf(lines.filter((view) => !opensRaised(view)))
    const placesBy = marksOf(lines.filter(opensRaised))
    // A number on one side alone may be that of a note.
    if (authorsBy.size === 0 || placesBy.size === 0) return
    // What is typed in the line of the authors, and is not raised, is a number all the same.
    const typed = new Set(lines.filter((view) => !opensRaised(view)).flatMap(({ text: words }) => words.match(/\d{1,2}/g) ?? []))
    for (const mark of new Set([...authorsBy.keys(), ...placesBy.keys()])) {
      if (authorsBy.has(mark) || !typed.has(mark)) yield { mark, author: authorsBy.get(mark), place: placesBy.get(mark) }
    }
  },
  examine({ mark, author, place }): Problem | undefined {
    if (author && place) return undefined
    const has = (author ?? place)!
    const lacking = author ? 'institution' : 'author'
    const wanted = `an ${lacking} with the number ${mark}`
    return { at: whole(has.paragraph), message: `The raised number ${mark} stands here, and no ${lacking} has it.`, found: mark, expected: wanted }
  },
})

/** Institutions have their number before them, authors after them. */
const opensRaised = ({ paragraph: { runs, text: words } }: View): boolean => {
  const first = runs.find(({ from, to }) => words.slice(from, to).trim() !== '')
  return first?.effective['verticalAlign'] === 'superscript' && /^\s*\d/.test(words.slice(first.from, first.to))
}

/** The raised numbers of lines, with the line. */
const marksOf = (views: readonly View[]): ReadonlyMap<string, View> => {
  const marks = new Map<string, View>()
  for (const view of views) {
    const { runs, text: words } = view.paragraph
    for (const { from, to, effective, deleted } of runs) {
      if (deleted || effective['verticalAlign'] !== 'superscript') continue
      for (const [mark] of words.slice(from, to).matchAll(/\d{1,2}/g)) if (!marks.has(mark)) marks.set(mark, view)
    }
  }
  return marks
}
