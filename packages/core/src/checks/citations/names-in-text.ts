import { defineCheck } from '../check.js'
import type { Citation } from '../../citations/citations.js'
import { namesBefore } from '../../citations/in-text/names.js'
import { isEnglish as isEnglishText } from '../../citations/render/leaning.js'
import type { Facts } from '../facts.js'
import type { TextRange } from '../../plan/edit.js'
import { isEnglish } from '../../structure/paper-language.js'
import { possible, replace } from '../editable.js'
import { entriesById } from '../references/entry.js'

const list = ['[heading 1] References', 'Sample, A., & Berg, L. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.']

const three = ['[heading 1] References', 'Sample, A., Berg, L., & Roe, B. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 45–67.']

/** A sentence joins names with “and”; the sign “&” stands in brackets and lists, where a style has it at all. */
export const namesInText = defineCheck<TextRange>({
  id: 'cit.names-in-text',
  aspect: 'citations',
  severity: 'warning',
  title: 'Authors named in a sentence',
  expected: 'Authors whom the sentence names are joined by “and”; “et al.” has the stops that the style gives it.',
  source: { source: 'APA 7', section: '8.17' },
  fix: 'tracked',
  help: 'In a sentence write “and” for “&”, and “et al.” with the stops that it has in the citations of the style.',
  examples: [
    { lines: ['That year was quiet, as Sample and Berg (2019) and the records say of it.', ...list], passes: true },
    { lines: ['That year was quiet, as Sample & Berg (2019) and the records say of it.', ...list], passes: false },
    { lines: ['That year was quiet, as Sample et al (2019) and the records say of it.', ...three], passes: false },
    { lines: ['That year was quiet, as Sample et al. (2019) and the records say of it.', ...three], passes: true },
    { style: 'ama-11', lines: ['That year was quiet, as we heard from Sample et al. (Sample et al. 2019), and the records say so.', ...three], passes: false },
    { style: 'acs', lines: ['That year was quiet, as Sample et al.<verticalAlign=superscript>1</> and the records say of it.', '[heading 1] References', `(1) ${three[1]}`], passes: true },
  ],
  subjects: (facts) => (isEnglish(facts) ? facts.citations.clusters.flatMap((citation) => namedIn(citation, facts) ?? []) : []),
  examine({ paragraph, from, to }, { style }) {
    const found = paragraph.text.slice(from, to)
    const { etAl } = style.definition.citations
    // Before a raised number the stop may be read as that of the sentence: `Sample et al.¹`.
    const isStopped = etAl.endsWith('.') && paragraph.text[to] === '.'
    const signs = [...found.matchAll(/&|\bet\.? al\b\.?/gu)].map((sign) => ({ sign: sign[0], at: from + sign.index, word: sign[0] === '&' ? 'and' : isStopped && from + sign.index + sign[0].length === to ? etAl.slice(0, -1) : etAl }))
    const wrong = signs.filter(({ sign, word }) => sign !== word)
    if (wrong.length === 0) return undefined
    const edits = wrong.map(({ sign, at, word }) => replace(paragraph, at, at + sign.length, word))
    const expected = wrong.reduce((text, { sign, word }) => text.replace(sign, word), found)
    const message = `The sentence names “${found}”; the style writes “${expected}” there.`
    return { at: { paragraph, from, to }, message, found, expected, fix: possible(edits) }
  },
})

/** The people whom a sentence names before a citation that is typed and understood, and from now on has the form of the style. */
const namedIn = (citation: Citation, facts: Facts): TextRange | undefined => {
  const { id, paragraph, mark, cites, origin } = citation
  const { rendered } = facts
  if (origin !== 'text' || !rendered) return undefined
  const isWorded = rendered.citations.has(id) || rendered.notes.has(id)
  const stands = rendered.fromNotes.has(id) ? mark : isWorded ? { paragraph, names: citation.names ?? twiceNamed(citation) } : undefined
  const entry = entriesById(facts).get(cites[0]?.link.references[0] ?? '')?.entry
  const authors = entry?.csl.author ?? entry?.csl.editor ?? []
  // `Johnson & Johnson` is one name.
  if (!stands?.names || !isEnglishText(stands) || authors.length < 2 || authors.some(({ family }) => family === undefined)) return undefined
  return { paragraph: stands.paragraph, ...stands.names }
}

/** `Roe et al. (Roe et al., 2019)`: the sentence names those whom the brackets name again. */
const twiceNamed = ({ paragraph, from, cites }: Citation): Citation['names'] => {
  const again = cites[0]?.names.join()
  const start = Math.max(0, from - reach)
  const named = again ? namesBefore(paragraph.text.slice(start, from)).find(({ names }) => names.join() === again) : undefined
  return named && { from: start + named.from, to: start + named.to }
}

/** So far back names are looked for: a paragraph may be as long as a book, and cite on each line. */
const reach = 200
