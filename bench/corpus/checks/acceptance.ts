import type { SharedTools, XmlNode } from '../../shared-tools.js'
import { sectionsOf } from '../sections.js'
import type { Trial } from '../trial.js'
import { accept, everyone, excerpt } from '../trial.js'

/**
 * Accepting every revision of the tracked output gives the direct result: its text, the effective properties of its content, its sections.
 * Both sides go through the shared tool, so that revisions which others left in the document are resolved alike.
 */
export async function acceptance(trial: Trial): Promise<Iterable<string>> {
  const { core, tools } = trial
  const wanted = accept(trial, trial.direct.document, everyone)
  const accepted = accept(trial, trial.tracked.document, everyone)
  return [
    firstDifference('text', tools.stories(wanted, { view: 'final' }).out, tools.stories(accepted, { view: 'final' }).out),
    firstDifference('content', await core.effectiveContent(wanted, core.codec), await core.effectiveContent(accepted, core.codec)),
    firstDifference('sections', sections(tools, wanted), sections(tools, accepted)),
  ].filter((fault) => fault !== undefined)
}

/** Each section's properties, and the text of the headers and footers that it shows; how that looks is part of the effective content. */
function sections(tools: SharedTools, bytes: Buffer): unknown {
  const pack = tools.openPackage(bytes)
  return sectionsOf(pack).map(({ element, references }) => {
    const own = element.children.filter((child): child is XmlNode => typeof child !== 'string' && !/^(header|footer)Reference$/.test(child.local))
    const shown = [...references].map(([kind, part]) => [kind, textOf(pack.tree(part))] as const)
    return { properties: own.map((child) => tools.canonical({ ...element, local: 'body', children: [child] })), headers: Object.fromEntries(shown) }
  })
}

/** What an element says, fields by their instruction. */
const textOf = (element: XmlNode | null): string => element?.children.map((child) => {
  if (typeof child !== 'string') return textOf(child)
  return element.local === 't' || element.local === 'instrText' ? child : ''
}).join('') ?? ''

/** The path to, and both values of, the first place where two trees of plain data differ. */
function firstDifference(path: string, wanted: unknown, found: unknown, context = ''): string | undefined {
  if (Object.is(wanted, found)) return undefined
  if (typeof wanted !== 'object' || typeof found !== 'object' || wanted === null || found === null) {
    return `${path}${context}: direct ${show(wanted)}, accepted ${show(found)}`
  }
  const [left, right] = [wanted as Record<string, unknown>, found as Record<string, unknown>]
  const here = typeof left.text === 'string' ? ` in “${excerpt(left.text, 60)}”` : context
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const fault = firstDifference(`${path}.${key}`, left[key], right[key], here)
    if (fault !== undefined) return fault
  }
  return undefined
}

const show = (value: unknown): string => excerpt(JSON.stringify(value) ?? 'nothing', 200)
