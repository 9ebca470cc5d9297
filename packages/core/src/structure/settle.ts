import type { Paragraph } from '../wordml/paragraph.js'
import type { HeadingLevel, Role } from './role.js'
import type { Claim } from './structure.js'
import type { View } from './view.js'

/**
 * One decision over all claims: the surest one wins, and then the document is looked at as a whole:
 * it has one title, and a typed heading is at most one level below the heading before it.
 */
export const settle = (flow: readonly View[], claims: readonly Claim[]): ReadonlyMap<Paragraph, Role> => {
  const claimed = new Map<Paragraph, Claim[]>()
  for (const claim of claims) {
    const known = claimed.get(claim.paragraph)
    if (known) known.push(claim)
    else claimed.set(claim.paragraph, [claim])
  }
  const roles = new Map<Paragraph, Role>()
  let title: Paragraph | undefined
  let level = 0
  for (const { paragraph, outlineLevel } of flow) {
    let role = strongest(claimed.get(paragraph) ?? [])
    if (role.kind === 'title') {
      if (title) role = { ...role, kind: 'title-page' }
      else title = paragraph
    }
    if (role.kind === 'heading' && role.level) {
      if (outlineLevel >= 9 && role.level > level + 1) role = { ...role, level: (level + 1) as HeadingLevel }
      level = role.level ?? level
    }
    roles.set(paragraph, role)
  }
  return roles
}

const strongest = (claims: readonly Claim[]): Role => {
  if (claims.length === 0) return { kind: 'other', confidence: 0, evidence: [] }
  const best = claims.reduce((one, other) => (other.confidence > one.confidence ? other : one))
  const agreeing = claims.filter((claim) => claim.role.kind === best.role.kind && claim.role.level === best.role.level)
  return { ...best.role, confidence: best.confidence, evidence: agreeing.map((claim) => claim.evidence) }
}
