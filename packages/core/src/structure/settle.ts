import { grouped } from '../algorithms/grouped.js'
import type { Paragraph } from '../wordml/paragraph.js'
import type { Line } from './flow.js'
import { labelAbove } from './headings/label-above.js'
import { besideList } from './headings/beside-list.js'
import { headingLevels } from './headings/levels.js'
import { realLevel } from './headings/likely.js'
import { withoutGaps, type Levelled } from './headings/without-gaps.js'
import { confidenceLimit, isOutlineKind, kindsOf, type HeadingLevel, type Role, type RoleKind } from './role.js'
import { partsOfAbstract } from './parts-of-abstract.js'
import type { Claim, Scene } from './structure.js'
import { titleWords } from './words/title-label.js'
import { wordsAlone } from './words/words-alone.js'

/**
 * One decision over all claims: the surest one wins, and then the document is looked at as a whole:
 * it has one title, be it of several lines, and its headings nest.
 */
export const settle = (scene: Scene, claims: readonly Claim[]): ReadonlyMap<Paragraph, Role> => {
  const roles = strongestRoles(scene, claims)
  for (const { view: { paragraph } } of titleOverText(scene, roles)) roles.set(paragraph, { kind: 'heading', confidence: 0.95, evidence: ['has the words of the title'] })
  for (const { view: { paragraph }, at } of scene.lines) {
    const role = roles.get(paragraph)!
    const mayBe = role.confidence < confidenceLimit && scene.likelihoods[at]!.lasting && !namedOnFront.has(role.kind)
    if (mayBe) roles.set(paragraph, { ...role, maybeHeading: true })
  }
  const { headings, repeated, labelled, within } = headingsOf(scene, roles)
  const levels = new Map(headingLevels(scene, headings))
  for (const line of repeated) levels.set(line, 1)
  for (const [line, label] of labelled) levels.set(line, levels.get(label)!)
  const above = levelsLeftOut(scene, roles, levels)
  const levelled = (line: Line): Levelled => {
    const { kind, level } = roles.get(line.view.paragraph)!
    if (level !== undefined) return { level, said: true }
    const real = realLevel(line.view) !== undefined
    // Abstract and references are main parts in every manual, and are set as such; of references, a chapter may have its own.
    if (kind === 'abstract-heading' || (kind !== 'heading' && !real)) return { level: 1, said: true }
    return { level: Math.max(levels.get(line)! - above(line), 1) as HeadingLevel, said: real || isNumbered(line) }
  }
  const inOrder = [...levels.keys()].sort((one, other) => one.at - other.at)
  const nested = withoutGaps(besideList(inOrder, inOrder.map(levelled)))
  for (const [index, { view: { paragraph } }] of inOrder.entries()) roles.set(paragraph, { ...roles.get(paragraph)!, level: nested[index]! })
  const ofParts = [...levels.keys()].map(({ view }) => roles.get(view.paragraph)!).flatMap(({ kind, level }) => (kind === 'heading' ? level! : []))
  const main = Math.min(...new Set(ofParts), 8)
  for (const { view: { paragraph } } of within) roles.set(paragraph, { ...roles.get(paragraph)!, level: (main + 1) as HeadingLevel })
  return roles
}

/** Words that no heading has, however few and in whatever letters: `GEOG 204`, a day, who teaches. */
const namedOnFront: ReadonlySet<RoleKind> = new Set(['course', 'instructor', 'date'])

/** Behind the end of the title, what else is claimed to be one stands on the page with it. */
const strongestRoles = (scene: Scene, claims: readonly Claim[]): Map<Paragraph, Role> => {
  const claimed = grouped(claims, ({ paragraph }) => paragraph)
  const roles = new Map<Paragraph, Role>()
  let title: 'none' | 'open' | 'closed' = 'none'
  for (const { paragraph, words } of scene.views) {
    const role = strongest(claimed.get(paragraph) ?? [])
    roles.set(paragraph, role.kind === 'title' && title === 'closed' ? { ...role, kind: 'title-page' } : role)
    if (role.kind === 'title' && title !== 'closed') title = 'open'
    else if (words > 0 && title === 'open') title = 'closed'
  }
  return roles
}

/**
 * Where the author kept the first level for the title, the parts of the paper have the second: they are its main parts all the
 * same, unless they are numbered as parts of parts. What stands behind the references has levels of its own. An earlier run has seen to it.
 */
const levelsLeftOut = (scene: Scene, roles: ReadonlyMap<Paragraph, Role>, levels: ReadonlyMap<Line, HeadingLevel>): ((line: Line) => number) => {
  const { lines, formatted } = scene
  const parts = [...levels].filter(([{ view }]) => roles.get(view.paragraph)!.kind === 'heading' && roles.get(view.paragraph)!.confidence >= confidenceLimit)
  const titled = lines.some(({ view }) => roles.get(view.paragraph)!.kind === 'title')
  if (formatted || !titled || parts.length < 2) return () => 0
  const list = lines.find(({ view }) => roles.get(view.paragraph)!.kind === 'reference-heading')?.at ?? Infinity
  const isBehind = ({ at }: Line): boolean => at > list
  const above = (behind: boolean): number => {
    const own = parts.filter(([line]) => isBehind(line) === behind)
    const highest = Math.min(...new Set(own.map(([, level]) => level)))
    const divided = own.some(([line, level]) => level === highest && isPartOfPart(scene, line))
    // Levels that are only made out begin with the first.
    return own.length > 0 && !divided && own.every(([{ view }, level]) => level > highest || realLevel(view) !== undefined) ? highest - 1 : 0
  }
  const [before, after] = [above(false), above(true)]
  return (line) => (isBehind(line) ? Math.min(before, after) : before)
}

const isNumbered = ({ number, view: { paragraph: { effective } } }: Line): boolean => number !== undefined || Number(effective['numbering'] ?? 0) > 0

/** Its number is one of several: `2.1`. */
const isPartOfPart = ({ document }: Scene, { view: { paragraph: { effective } }, number }: Line): boolean => {
  const list = Number(effective['numbering'] ?? 0)
  const counted = list === 0 ? undefined : document.cascade.numbering.level(list, Number(effective['numberingLevel'] ?? 0))
  return (number?.depth ?? 0) > 1 || /%\d.*%\d/.test(counted?.text ?? '')
}

/** The lines that the outline is made of. */
export const headingsAmong = (scene: Scene, roles: ReadonlyMap<Paragraph, Role>): readonly Line[] => headingsOf(scene, roles).headings

/** … and those that stand apart from it: titles that come once more, and those that labels above them have. */
const headingsOf = (scene: Scene, roles: ReadonlyMap<Paragraph, Role>) => {
  const repeated = new Set(titlesRepeated(scene, roles))
  const labelled = titlesUnderLabels(scene, roles)
  const within = namesWithinAbstract(scene, roles)
  const apart = (line: Line): boolean => repeated.has(line) || labelled.has(line) || within.has(line)
  return { repeated, labelled, within, headings: scene.lines.filter((line) => isHeading(roles, line) && !apart(line)) }
}

/** What only looks like headings of a paper is one below its parts where it divides the abstract, whatever the same words are over parts of the paper. */
const namesWithinAbstract = (scene: Scene, roles: ReadonlyMap<Paragraph, Role>): ReadonlySet<Line> => {
  const abstracts = scene.lines.filter(({ view }) => roles.get(view.paragraph)!.kind === 'abstract-heading')
  const names = abstracts.flatMap((abstract) => partsOfAbstract(scene, abstract))
  return new Set(names.filter((name) => isHeading(roles, name) && realLevel(name.view) === undefined))
}

const isHeading = (roles: ReadonlyMap<Paragraph, Role>, { view }: Line): boolean => isOutlineKind(roles.get(view.paragraph)!.kind)

/** `Appendix A` or `CHAPTER TWO` alone on a line has its title on the next (APA 7, section 2.14): they are one heading. */
const titlesUnderLabels = (scene: Scene, roles: ReadonlyMap<Paragraph, Role>): ReadonlyMap<Line, Line> =>
  new Map(scene.lines.filter((line) => isHeading(roles, line)).flatMap((line) => {
    const label = realLevel(line.view) === undefined ? labelAbove(scene.lines, line) : undefined
    return label && isHeading(roles, label) ? [[line, label]] : []
  }))

/** Above the text the title stands once more (APA 7, section 2.11): the parts of the paper are none of its. */
const titlesRepeated = ({ lines }: Scene, roles: ReadonlyMap<Paragraph, Role>): readonly Line[] => {
  const of = (kind: Role['kind']): Line[] => lines.filter(({ view }) => roles.get(view.paragraph)!.kind === kind)
  const titles = new Set(of('title').map(({ view }) => wordsAlone(titleWords(view.text))))
  return titles.size === 0 ? [] : of('heading').filter(({ view }) => realLevel(view) === undefined && titles.has(wordsAlone(view.text)))
}

/** The title once more, centred or at the top of a page, however plainly it was typed. */
const titleOverText = ({ lines }: Scene, roles: ReadonlyMap<Paragraph, Role>): readonly Line[] => {
  const title = lines.filter(({ view }) => roles.get(view.paragraph)!.kind === 'title' && roles.get(view.paragraph)!.confidence >= confidenceLimit)
  const words = title.length === 1 ? wordsAlone(titleWords(title[0]!.view.text)) : ''
  const canBe = ({ kind, confidence }: Role): boolean => /^(?:other|body|title-page)$/.test(kind) || (kind === 'heading' && confidence < confidenceLimit)
  return words === '' ? [] : lines.filter(({ view, at, contents }) =>
    at > title[0]!.at && !contents && (view.startsPage || view.align === 'center') && canBe(roles.get(view.paragraph)!) && wordsAlone(view.text) === words)
}

/** The surest claim; one that only names what it claims more narrowly speaks for it too, and gives it its name. */
const strongest = (claims: readonly Claim[]): Role => {
  const [only] = claims
  if (!only) return { kind: 'other', confidence: 0, evidence: [] }
  if (claims.length === 1) return { ...only.role, confidence: only.confidence, evidence: [only.evidence] }
  const best = claims.reduce((one, other) => (other.confidence > one.confidence ? other : one))
  const agreeing = claims.filter(({ role }) => kindsOf(role.kind).includes(best.role.kind))
  const narrowest = agreeing.find(({ role }) => role.kind !== best.role.kind)?.role ?? {}
  const evidence = agreeing.map((claim) => claim.evidence)
  return { ...best.role, ...narrowest, confidence: best.confidence, evidence }
}
