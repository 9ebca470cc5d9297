import { once } from '../../algorithms/once.js'
import type { Flow } from '../flow.js'
import type { View } from '../view.js'

/** As many words and more are text behind a lead. */
const fewestWords = 12
const lead = /:[\s\u00a0]*$/u

/** Whether a paper has paragraphs that begin with underlined words and a colon: `First petition:` alone on its line may be such a lead. */
export const hasUnderlinedLeads = once(({ lines }: Flow): boolean =>
  lines.some(({ view }) => !view.underlined && view.words >= fewestWords && beginsUnderlined(view)))

const beginsUnderlined = ({ paragraph: { runs, text } }: View): boolean => {
  const isPlain = ({ effective }: (typeof runs)[number]): boolean => /^(?:none|undefined)$/.test(String(effective['underline']))
  const end = runs.find((run) => isPlain(run) && text.slice(run.from, run.to).trim() !== '')
  const said = end ? text.slice(0, end.from) : ''
  return said.trim() !== '' && (lead.test(said) || /^:\s/.test(text.slice(said.length)))
}
