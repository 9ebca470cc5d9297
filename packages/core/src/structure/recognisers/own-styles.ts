import type { RoleKind } from '../role.js'
import type { Recogniser } from '../structure.js'

/** The names of the styles that formatting adds, without the prefix of the style guide. */
const roles: Readonly<Record<string, RoleKind>> = {
  body: 'body',
  'title page': 'title-page',
  abstract: 'abstract',
  'block quotation': 'block-quotation',
  reference: 'reference-entry',
}

/** Whoever uses the styles that an earlier run added says with them what a paragraph is for. */
export const ownStyles: Recogniser = function* ({ views }) {
  for (const { paragraph, styleName, words } of views) {
    const name = /^(?:apa) (.+?)(?: \d+)?$/.exec(styleName)?.[1]
    const kind = name === undefined || words === 0 ? undefined : roles[name]
    if (kind) yield { paragraph, role: { kind }, confidence: 0.995, evidence: `style ${styleName}` }
  }
}
