import type { ResolvedOptions } from '../options/options.js'
import { isPushedDown } from '../structure/pages/pushed-down.js'
import { isFrontKind } from '../structure/role.js'
import type { Structure } from '../structure/structure.js'
import { saysThesis } from '../structure/words/thesis.js'
import { chosen } from './define-style.js'
import type { StyleDefinition } from './definition.js'

/** Where a style leaves the title page to who asks for one, a thesis that has one keeps it: what stands on it its university says. */
export const withTitlePage = (definition: StyleDefinition, { choices }: ResolvedOptions, structure: Structure): StyleDefinition =>
  definition.choices['titlePage']?.['page'] !== undefined && choices['titlePage'] === undefined && hasThesisPage(structure)
    ? chosen(definition, { titlePage: 'page' })
    : definition

/** The lines before the text stand on a page that ends below them, and one of them says that it is a thesis. */
const hasThesisPage = (structure: Structure): boolean => {
  const { flow, role } = structure
  const at = flow.findIndex(({ words, paragraph }) => words > 0 && !isFrontKind(role(paragraph).kind))
  if (at < 0) return false
  const front = flow.slice(0, at)
  const endsPage = flow[at]!.startsPage || isPushedDown(structure, at) || front.some(({ paragraph }) => paragraph.text.includes('\f') || paragraph.sectionBreak !== undefined)
  return endsPage && front.some(({ text }) => saysThesis(text))
}
