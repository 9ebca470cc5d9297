import { defineCheck, type Place } from '../check.js'
import { isCertain, type Facts } from '../facts.js'
import { whole } from '../laid-out.js'

const lines = (abstract: string): string[] => ['[heading 1] {pageBreakBefore=true} Abstract', `[APA Abstract] ${abstract}`, '[heading 1] The Harbour', 'It was a quiet year for the harbour, and nobody expected the ice.']
const said = 'To learn how the town lived through the long winter of the ice.'
const read = 'We read the letters of two hundred and four people, and counted what they ate and drank.'
const options = { abstractSections: ['Objective', 'Methods'] }

interface Wanted {
  readonly name: string
  readonly at: Place
  /** The paragraphs of the abstract, with short lines that stand between them. */
  readonly texts: readonly string[]
}

/** Journals of medicine want an abstract in parts, each under its name: at the head of a line, or behind a full stop. */
export const abstractStructure = defineCheck<Wanted>({
  id: 'front.abstract-structure',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Parts of the abstract',
  expected: 'The abstract has every part that is asked for, under its name.',
  source: { source: 'style-neutral', section: 'the journal’s own list; AMA 11, 2.5' },
  fix: 'comment',
  help: 'Begin each part of the abstract with its name and a colon: “Methods: …”.',
  examples: [
    { lines: lines(`Objective: ${said} Methods: ${read}`), options, passes: true },
    { lines: lines(`<bold=true>Objective</> ${said} ${read}`), options, passes: false },
    { lines: lines(`${said} ${read}`), options, passes: false },
  ],
  *subjects(facts) {
    if (facts.options.abstractSections.length === 0) return
    const abstract = linesOf(facts)
    if (abstract) for (const name of facts.options.abstractSections) yield { name, ...abstract }
  },
  examine({ name, at, texts }) {
    if (texts.some((text) => holds(text, name))) return undefined
    return { at, message: `The abstract has no part “${name}”; it is asked for.`, found: 'none', expected: name }
  },
})

const holds = (text: string, name: string): boolean => {
  const [folded, label] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = folded.indexOf(label); at >= 0; at = folded.indexOf(label, at + 1)) {
    const begins = at === 0 || /[.!?)\n]\s+$/.test(folded.slice(Math.max(at - 8, 0), at))
    if (begins && /^(?:$|[:.—–\n]|\s+[—–])/.test(folded.slice(at + label.length))) return true
  }
  return false
}

/** From the first paragraph of the abstract to the last; a name alone in its line stands before the first. */
const linesOf = ({ structure: { flow, role } }: Facts): Pick<Wanted, 'at' | 'texts'> | undefined => {
  const isAbstract = (view: (typeof flow)[number]): boolean => role(view.paragraph).kind === 'abstract' && isCertain(role(view.paragraph))
  const first = flow.findIndex(isAbstract)
  if (first < 0) return undefined
  return { at: whole(flow[first]!.paragraph), texts: flow.slice(Math.max(first - 1, 0), flow.findLastIndex(isAbstract) + 1).map(({ text }) => text.trim()) }
}
