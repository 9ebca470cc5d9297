import { defineCheck } from '../check.js'
import type { Facts } from '../facts.js'
import type { RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import type { Statement } from '../../styles/definition.js'
import { text } from '../examples.js'
import { readableOf } from '../text-rule.js'

const page = Array.from({ length: 20 }, () => text).join(' ')
const list = ['[heading 1] References', 'Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.']

/** How each statement is known, wherever it stands and however it is headed, in the languages of papers. */
const said: Readonly<Record<Statement, { readonly name: string; readonly words: RegExp }>> = {
  conflicts: { name: 'conflicts of interest', words: /(?:conflict|competing|financial)(?:ing)?s?\s+(?:of\s+)?(?:financial\s+)?interests?|declarations? of interests?|(?:nothing|no financial relationships?) to (?:disclose|declare)|disclosures?:|interessens?konflikt|intérêts? (?:concurrents?|divergents?)|conflits? d['’]intérêts?|conflictos? de interés|conflitos? de interesse|conflitt[oi] d['’]?\s?interess|belangenverstrengeling|belangenconflict|конфликт\p{L}* интерес|конфлікт\p{L}* інтерес|利益冲突|利益衝突|利益相反|이해\s?(?:상충|관계)|تضارب (?:في )?المصالح/iu },
  funding: { name: 'funding', words: /\bfund(?:ing|ed|er)s?\b|financial support|financially supported|supported (?:in part )?by|\bgrants?\b|finanzier|gefördert|förder(?:ung|mittel|nummer)|financ(?:ement|ée?s?|iamiento|iación|iad[oa]s?|iamento)(?!\p{L})|finanzia(?:ment|t)|financier(?:ing|d)|финансир|фінансув|грант|基金|资助|資助|助成|연구비|재원|تمويل/iu },
}

/** A paper lists works, or is to: what has an abstract and no page of text is a template, all else a letter, a form or a manual. A supplement has its paper. */
const isPaper = ({ references, structure: { flow, role } }: Facts): boolean => {
  const isOf = (kind: RoleKind): ((view: View) => boolean) => ({ paragraph }) => role(paragraph).kind === kind
  if (flow.some((view) => isOf('title')(view) && /^(?:online )?(?:supplement|supporting information)/i.test(view.text))) return false
  return references.length > 0 || (flow.some(isOf('abstract')) && flow.reduce((sum, { words }) => sum + words, 0) >= aPage)
}

const aPage = 300

/** Journals of medicine print who paid, and who gains. */
export const statements = defineCheck<{ readonly statement: Statement; readonly isThere: boolean }>({
  id: 'back.statements',
  aspect: 'back_matter',
  severity: 'warning',
  title: 'Statements of the authors',
  expected: 'The paper says who paid for the work, and whether the authors have conflicts of interest.',
  source: { source: 'Vancouver 2', section: 'ICMJE II.B; IV.A.3.a' },
  fix: 'comment',
  help: 'Add a paragraph “Conflicts of interest” and one “Funding” before the references; “none” is an answer.',
  examples: [
    { style: 'vancouver', lines: [text, '[heading 1] Conflicts of interest', 'None.', '[heading 1] Funding', 'None.', ...list], passes: true },
    { style: 'vancouver', lines: [text, 'The authors declare no competing interests.', ...list], passes: false },
    { style: 'vancouver', lines: [page], passes: true },
    { style: 'vancouver', lines: ['[heading 1] Abstract', text, '[heading 1] Introduction', page], passes: false },
    { style: 'vancouver', lines: ['[Title] Supplementary Materials', text, ...list], passes: true },
    { style: 'vancouver', lines: [text, 'Die Autorin erklärt, dass kein Interessenkonflikt besteht. Die Arbeit wurde vom Hafen gefördert.', ...list], passes: true },
    { style: 'ama-11', lines: [text, ...list], options: { paperType: 'journal' }, passes: false },
  ],
  subjects(facts) {
    const wanted = facts.style.definition.backMatter.statements
    const texts = wanted.length === 0 || !isPaper(facts) ? [] : readableOf(facts)
    return texts.length === 0 ? [] : wanted.map((statement) => ({ statement, isThere: texts.some((paragraph) => said[statement].words.test(paragraph.text)) }))
  },
  examine: ({ statement, isThere }, { document }) =>
    isThere ? undefined : { at: { part: document.main.name }, message: `The paper says nothing of ${said[statement].name}; a statement is wanted.`, found: 'none', expected: said[statement].name },
})
