import type { Paragraph } from '../../wordml/paragraph.js'
import type { Properties } from '../../wordml/properties/property.js'
import type { ParagraphPlan } from '../plan.js'
import type { Lowering } from './context.js'
import { nested } from '../../wordml/nested.js'
import { rewriteOf, type Rewrite } from './paragraph-properties.js'

const nothing: Properties = {}

/** Remembers what becomes of paragraph properties: of a thousand paragraphs nearly all are alike, and so are their plans. */
export class Rewrites {
  private readonly known = new Map<unknown, Map<unknown, Map<unknown, Map<unknown, Map<unknown, Map<unknown, Rewrite>>>>>>()

  of(lowering: Lowering, paragraph: Paragraph, plan: ParagraphPlan | undefined, style: string | undefined): Rewrite {
    const { own, story, tableFormat } = paragraph
    const wanted = plan?.properties ?? nothing
    const mark = markWanted(lowering, plan)
    // `own` is one object for equal markup in one part; parts may spell the same markup differently.
    const alike = nested(nested(nested(nested(nested(this.known, story.part), own), tableFormat), wanted), style)
    let rewrite = alike.get(mark)
    if (!rewrite) alike.set(mark, (rewrite = rewriteOf(lowering, paragraph, plan, style, mark)))
    return rewrite
  }
}

/** The mark looks as the style has it that the paragraph is given, and as the text before it. */
const markWanted = (lowering: Lowering, plan: ParagraphPlan | undefined): Properties => {
  if (!plan) return nothing
  const formats = plan.formats.filter((format) => format.mark)
  const carried = plan.style === undefined ? undefined : lowering.style.wordStyles.get(plan.style)?.run
  if (!carried) return lowering.patches.joined(formats)
  return lowering.patches.joined([...formats, { properties: carried }])
}
