import type { Paragraph } from '../wordml/paragraph.js'
import { confidenceLimit, kindsOf, type HeadingLevel, type Role } from './role.js'
import type { Claim, Scene } from './structure.js'

/**
 * One decision over all claims: the surest one wins, and then the document is looked at as a whole:
 * it has one title, and a typed heading is at most one level below the heading before it.
 */
export const settle = ({ views, lines, likelihoods }: Scene, claims: readonly Claim[]): ReadonlyMap<Paragraph, Role> => {
  const claimed = new Map<Paragraph, Claim[]>()
  for (const claim of claims) {
    const known = claimed.get(claim.paragraph)
    if (known) known.push(claim)
    else claimed.set(claim.paragraph, [claim])
  }
  const roles = new Map<Paragraph, Role>()
  let title: Paragraph | undefined
  let level = 0
  for (const { paragraph, outlineLevel } of views) {
    let role = strongest(claimed.get(paragraph) ?? [])
    if (role.kind === 'title') {
      if (title) role = { ...role, kind: 'title-page' }
      else title = paragraph
    }
    if (role.kind === 'heading' && role.level) {
      if (outlineLevel >= 9 && role.level > level + 1) role = { ...role, level: (level + 1) as HeadingLevel }
      level = role.level ?? level
    } else if (role.kind === 'reference-heading' || role.kind === 'abstract-heading') level = role.level ?? 1
    roles.set(paragraph, role)
  }
  for (const { view: { paragraph }, at } of lines) {
    const role = roles.get(paragraph)!
    if (role.confidence < confidenceLimit && likelihoods[at]!.lasting) roles.set(paragraph, { ...role, maybeHeading: true })
  }
  return roles
}

/** The surest claim; one that only names what it claims more narrowly speaks for it too, and gives it its name. */
const strongest = (claims: readonly Claim[]): Role => {
  if (claims.length === 0) return { kind: 'other', confidence: 0, evidence: [] }
  const best = claims.reduce((one, other) => (other.confidence > one.confidence ? other : one))
  const agreeing = claims.filter(({ role }) => kindsOf(role.kind).includes(best.role.kind))
  const narrowest = agreeing.find(({ role }) => role.kind !== best.role.kind)?.role ?? {}
  // The words of a heading say what it opens, its looks say its level.
  const level = claims.find(({ role }) => role.level !== undefined)?.role.level
  const isHeading = best.role.kind.endsWith('heading')
  const evidence = agreeing.map((claim) => claim.evidence)
  return { ...(isHeading && level !== undefined && { level }), ...best.role, ...narrowest, confidence: best.confidence, evidence }
}
