import { defineCheck } from '../check.js'
import { isCertain, type Facts } from '../facts.js'
import type { RoleKind } from '../../structure/role.js'
import type { View } from '../../structure/view.js'
import { canMove } from '../../wordml/removable.js'
import { text } from '../examples.js'
import { whole } from '../laid-out.js'
import { short } from '../wording.js'
import { placeOf } from './elements-check.js'
import { kindOf, titleBlock, type TitleBlock } from './title-block.js'

const front = ['[Title] A Year in the Harbour', '[APA Title Page] Ada Sample1, Bea Muster2']
const places = ['[APA Title Page] 1 Department of History, Example University', '[APA Title Page] 2 Institute for Harbours']
const abstract = ['[heading 1] {pageBreakBefore=true} Abstract', `[APA Abstract] ${text}`]

/** The institutions of the authors stand with the title; manuscripts for journals have them behind the abstract. */
export const institutionsPlace = defineCheck<{ readonly block: TitleBlock; readonly strayed: readonly View[] }>({
  id: 'front.institutions-place',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Where institutions stand',
  expected: 'The institutions of the authors stand with their names.',
  source: { source: 'APA 7', section: '2.6' },
  fix: 'tracked',
  help: 'Cut the lines and paste them under the names of the authors.',
  examples: [
    { lines: [...front, ...places, ...abstract, '[heading 1] {pageBreakBefore=true} The Harbour', text], passes: true },
    { lines: [...front, ...abstract, ...places, '[heading 1] {pageBreakBefore=true} The Harbour', text], passes: false },
    { lines: [...front, '[APA Title Page] May 3, 2024', ...abstract, ...places, '[heading 1] {pageBreakBefore=true} The Harbour', text], passes: false },
  ],
  subjects(facts) {
    const block = facts.style.definition.frontMatter.elements.includes('affiliation') ? titleBlock(facts) : undefined
    if (!block || !block.lines.some((view) => kindOf(facts, view) === 'author')) return []
    return [{ block, strayed: block.lines.some((view) => kindOf(facts, view) === 'affiliation') ? [] : behind(block, facts) }]
  },
  examine({ block, strayed }, facts) {
    const [first] = strayed
    if (!first) return undefined
    const before = placeOf('affiliation', block, facts)
    const paragraphs = strayed.map(({ paragraph }) => paragraph)
    const fix = before && paragraphs.every(canMove) ? { kind: 'move-blocks' as const, paragraphs, before } : undefined
    const message = 'The institutions of the authors stand apart from their names; the style has them under these.'
    const [names, below] = [block.lines.filter((view) => kindOf(facts, view) === 'author'), short(block.text.text, 40)]
    const lines = (views: readonly View[]): string => views.map(({ text: line }) => line).join(' / ')
    return { at: whole(first.paragraph), message, found: `${lines(names)} / ${below} / ${lines(strayed)}`, expected: `${lines([...names, ...strayed])} / ${below}`, fix }
  },
})

/** Institutions behind the front, and right under them how to reach an author. */
const behind = ({ text: begins }: TitleBlock, { structure: { flow, role } }: Facts): readonly View[] => {
  const isCertainly = (kind: RoleKind, view: View | undefined): boolean => {
    const known = view && role(view.paragraph)
    return known?.kind === kind && isCertain(known)
  }
  const lines = flow.slice(flow.indexOf(begins)).filter(({ words }) => words > 0)
  return lines.filter((view, at) => isCertainly('affiliation', view) || (isCertainly('author-note', view) && isCertainly('affiliation', lines[at - 1])))
}
