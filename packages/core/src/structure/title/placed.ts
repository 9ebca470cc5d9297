import type { Document } from '../../wordml/document.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { saysWhatItIs, type Line } from '../flow.js'
import type { RoleKind } from '../role.js'
import type { Scene } from '../structure.js'
import { leadsUpToName } from '../words/author-lead.js'
import { frontPart } from '../words/front-part.js'
import { mostWords } from './title-line.js'

/** The first line, told by where it stands rather than by its letters. */
export const placedTitle = (scene: Scene): Line | undefined => {
  const [first, second] = scene.lines
  if (!first || first.view.words < 3 || first.view.words > mostWords) return undefined
  return isOverNames(scene, first) || (second && isCentredAlone(scene, first, second)) ? first : undefined
}

/**
 * A manuscript in one size of letters has its title centred over the names of its authors, or set off over them and what they belong to, or
 * right over `by Ada Sample`.
 */
const isOverNames = ({ document, lines, look }: Scene, { view, after, section, usual, label }: Line): boolean => {
  const isSetOff = (view.bold && !look.bold) || view.size > look.size
  if (section || usual || label || (view.align !== 'center' && !(isSetOff && standsOverPlaces(lines)) && !isOverLead(lines))) return false
  const under = after === 'table' ? namesInTableUnder(document, view.paragraph) : frontPart(lines[1]?.view.text ?? '')
  return /^(author|affiliation|course|instructor)$/.test(under ?? '') && saysNoPart(view.text, under)
}

/** Authors of a conference paper often stand side by side in the cells of a table, each over what they belong to. */
const namesInTableUnder = ({ paragraphs }: Document, title: Paragraph): RoleKind | undefined => {
  const below = paragraphs.slice(paragraphs.indexOf(title) + 1).find(({ text }) => text.trim() !== '')
  const cells = below?.cell ? paragraphs.filter(({ cell }) => cell?.table === below.cell?.table) : []
  const parts = cells.flatMap(({ text }) => text.split('\n')).map((row) => frontPart(row.trim()))
  return parts[0] === 'author' && parts.includes('affiliation') ? 'author' : undefined
}

/** `Towns and Northern Harbours` reads as two names do; with a name under it, it is none. */
const saysNoPart = (text: string, under: RoleKind | undefined): boolean => {
  const part = frontPart(text)
  return part === undefined || (part === 'author' && under === 'author' && /^[\p{L}\s’'-]{20,}$/u.test(text))
}

const isOverLead = (lines: readonly Line[]): boolean => {
  const under = lines[1]?.view.text ?? ''
  return leadsUpToName(under) && frontPart(under) === 'author'
}

const standsOverPlaces = (lines: readonly Line[]): boolean =>
  lines.slice(1, 5).some(({ view }) => /^(affiliation|author-note)$/.test(frontPart(view.text) ?? ''))

/** The first line, centred over text that is not, as nothing else in the paper is but what stands at tables and figures. */
const isCentredAlone = ({ lines, look, looksTell }: Scene, first: Line, second: Line): boolean => {
  const { view, after } = first
  if (!looksTell || look.align === 'center' || view.align !== 'center' || after !== 'line' || second.view.words < 30) return false
  if (saysWhatItIs(first) || view.hasObject || frontPart(view.text) !== undefined || /[.:;,]$/.test(view.text)) return false
  return !lines.slice(1).some((line) => line.view.align === 'center' && !line.label && line.before === 'line' && line.after === 'line')
}
