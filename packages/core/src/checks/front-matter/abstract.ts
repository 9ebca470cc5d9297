import { defineCheck, type Problem } from '../check.js'
import { viewsOf } from '../facts.js'
import type { View } from '../../structure/view.js'
import { text } from '../examples.js'
import { headingOf } from '../heading-of.js'
import { whole } from '../laid-out.js'
import { quoted } from '../wording.js'
import { abstractIn } from './abstract-in.js'
import { abstractEdits } from './given-parts.js'
import { wordsOf } from './made-line.js'

const abstractOf = (sentences: number): string[] => ['[heading 1] {pageBreakBefore=true} Abstract', `[APA Abstract] ${Array.from({ length: sentences }, () => text).join(' ')}`, '[heading 1] The Harbour', text]

const page = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample']

/** An abstract is short: a limit of the caller's goes before that of the style. */
export const abstractLength = defineCheck<{ readonly abstract: readonly View[]; readonly limit: number }>({
  id: 'front.abstract-length',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Length of the abstract',
  expected: 'The abstract has no more words than the style, or the journal, allows.',
  source: { source: 'APA 7', section: '2.9' },
  fix: 'none',
  help: 'Shorten the abstract; Review › Word Count counts the words that are selected.',
  examples: [
    { lines: abstractOf(3), passes: true },
    { lines: abstractOf(20), passes: false },
    { lines: abstractOf(20), options: { limits: { abstractWords: 400 } }, passes: true },
    { lines: abstractOf(3), options: { limits: { abstractWords: 20 } }, passes: false },
  ],
  subjects(facts) {
    const limit = facts.options.limits.abstractWords ?? facts.style.definition.frontMatter.abstractWords
    const abstract = viewsOf(facts, 'abstract')
    return limit !== null && abstract.length > 0 ? [{ abstract, limit }] : []
  },
  examine({ abstract, limit }) {
    const words = abstract.reduce((sum, view) => sum + view.words, 0)
    if (words <= limit) return undefined
    const message = `The abstract has ${words} words; at most ${limit} are wanted.`
    return { at: whole(abstract[0]!.paragraph), message, found: `${words} words`, expected: `at most ${limit} words` }
  },
})

/** Whether there is an abstract, where the style has a rule for it or the author gives one. Nobody else can write it. */
export const abstractPresent = defineCheck<{ readonly wanted: 'required' | 'none' | 'given'; readonly abstract: View | undefined }>({
  id: 'front.abstract-present',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Abstract',
  expected: 'The paper has an abstract where the style wants one, and none where it has none.',
  source: { source: 'APA 7', section: '2.9' },
  fix: 'tracked',
  help: 'Write the abstract under a heading “Abstract” before the text; where the style has none, take it out.',
  examples: [
    { lines: abstractOf(3), options: { paperType: 'professional' }, passes: true },
    { lines: ['[heading 1] Abstract', '[heading 2] Purpose', text, '[heading 2] Methods', text, '[heading 2] Results', text, '[heading 1] Introduction', text], options: { paperType: 'professional', metadata: { abstract: text } }, passes: true },
    { lines: [text], options: { paperType: 'professional' }, passes: false, asks: true },
    { lines: [...page, text], options: { metadata: { abstract: `${text} ${text}` } }, passes: false },
    { style: 'ieee', lines: [page[0]!, '[IEEE Title Page] Ada Sample', text], options: { metadata: { abstract: `${text} ${text}` } }, passes: false },
    { style: 'mla-9', lines: [text], passes: true },
  ],
  subjects(facts) {
    const { abstract: asked } = facts.style.definition.frontMatter
    const wanted = asked === 'optional' && facts.options.metadata.abstract !== undefined ? 'given' : asked
    return wanted === 'optional' || facts.structure.flow.length === 0 ? [] : [{ wanted, abstract: abstractIn(facts) }]
  },
  examine({ wanted, abstract }, facts): Problem | undefined {
    const { document, options: { metadata: { abstract: given } } } = facts
    if ((abstract !== undefined) === (wanted !== 'none')) return undefined
    const fix = wanted !== 'none' && given !== undefined ? abstractEdits(facts, given) : undefined
    if (fix) return { at: { part: document.main.name }, message: 'The abstract comes in as given.', found: 'none', expected: wordsOf(fix[0]), fix }
    if (abstract) return { at: whole(abstract.paragraph), message: 'The paper has an abstract; the style has none.', found: 'an abstract', expected: 'none' }
    const heading = headingOf(facts, 'abstract')
    const message = heading ? `Under ${quoted(heading.text, 60)} no abstract was found; the style wants one there.` : 'No abstract was found; the style wants one.'
    return { at: heading ? whole(heading.paragraph) : { part: document.main.name }, message, found: 'none', expected: 'an abstract' }
  },
})
