import type { Codec } from './codec.js'
import { examine, type Look } from './examine.js'
import { applyPlan, joined, type Applied } from './apply-plan.js'
import { makePlan } from './plan/plan.js'
import { queries } from './report/queries.js'
import { commentChange } from './report/comment-change.js'
import type { Change } from './report/report.js'
import type { CheckResult, Found } from './checks/run-checks.js'
import { isOwnComment } from './wordml/comments.js'

/** What was made, with what it leaves a person to decide. */
interface Annotated extends Applied {
  /** What was written into the margin, and what was taken out there. */
  readonly comments: readonly Change[]
  /** What was mended, and what is asked of the result. */
  readonly results: readonly CheckResult[]
  /** How many changes the document would need again, where it was looked at again. */
  readonly again?: number
}

/**
 * Writes what a person must decide into the margin, and takes out what is decided or no longer asked for. What is asked
 * depends on the formatted document alone, so that formatting it again asks the same; the report asks this, too.
 */
export const annotate = async (made: Applied, first: Look, codec: Codec): Promise<Annotated> => {
  const { request, results, facts: { document, options } } = first
  if (!options.comments && !document.stories.some((story) => isOwnComment(story, options.author))) return { ...made, results, comments: [] }
  // What nothing was changed in has been looked at already; else places, words and even roles may be others now.
  const look = first.plan.size === 0 ? first : await examine(made.document, { ...request, observe: () => undefined }, codec, first.origin)
  const annotated = { results: askedOf(look, results), again: look.plan.size }
  const requests = queries(look.facts, look.results)
  if (requests.length === 0) return { ...made, ...annotated, comments: [] }
  const asked = await applyPlan({ ...look, plan: makePlan(requests) }, codec)
  const comments = requests.map(({ check, edit }) => commentChange(check, edit, look.facts))
  return { ...joined(made, asked), ...annotated, comments }
}

/** What was mended at first, and in the place of all that was asked then, what is asked of the result. */
const askedOf = ({ results: again, facts }: Look, first: readonly CheckResult[]): readonly CheckResult[] => {
  const now = new Map(again.map((result) => [result.check.id, result]))
  return first.map((result) => {
    const { looked, found } = now.get(result.check.id)!
    const asked = found.filter(({ requests }) => requests.length === 0).map((each) => ({ ...each, facts }))
    const mended = result.found.filter(({ requests }) => requests.length > 0).map(asWhole)
    return { ...result, looked: Math.max(result.looked, looked, mended.length + asked.length), found: [...asked, ...mended] }
  })
}

/** What is left of it is asked by itself. */
const asWhole = (found: Found): Found => (found.problem.partly ? { ...found, problem: { ...found.problem, partly: false } } : found)
