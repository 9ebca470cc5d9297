import type { OpenedPackage, SharedTools, XmlNode } from '../../shared-tools.js'
import type { Addition, Untracked } from '../additions.js'
import { definitionsAdded, holdsDefinitions, isOfList, referencesAdded, unmatched } from '../additions.js'
import { dropNewReferences } from '../sections.js'
import type { Trial } from '../trial.js'
import { bufferOf, everyone, excerpt, ourselves } from '../trial.js'

/** Rejecting every revision, ours and those that were there, leaves what the same gives on the original. */
export function* rejection(trial: Trial): Iterable<string> {
  const faults = [...rejectedBy(trial, everyone)]
  // A section that somebody else's revision brought in goes with it, and so does the header that it was given.
  const stays = faults.some(isOfList) ? new Set(rejectedBy(trial, ourselves)) : undefined
  for (const fault of faults) if (!isOfList(fault) || stays!.has(fault)) yield fault
}

/** Rejecting only ours leaves the original with the revisions that it had. What `rejection` tells already is left out. */
export function ownRevisions(trial: Trial): string[] {
  const told = new Set(rejection(trial))
  return [...rejectedBy(trial, ourselves)].filter((fault) => !told.has(fault))
}

const rejectedBy = ({ original, tracked, tools }: Trial, who: (author: string) => boolean): Iterable<string> =>
  rejected(tools, original, bufferOf(tracked.document), tracked.report.untracked, who)

function* rejected(
  tools: SharedTools, original: Buffer, tracked: Buffer, untracked: readonly Untracked[], who: (author: string) => boolean,
): Iterable<string> {
  const before = tools.revise(original, 'reject', { who }).pk
  const after = tools.revise(tracked, 'reject', { who }).pk
  const additions = referencesAdded(before, after)
  dropNewReferences(before, after)
  for (const pack of [before, after]) for (const part of pack.parts.keys()) if (/^word\/.*\.xml$/.test(part)) settleOrder(pack.tree(part))
  for (const part of new Set([...before.parts.keys(), ...after.parts.keys()])) yield* comparePart(tools, part, before, after, additions)
  yield* unmatched(additions, untracked, before)
}

function* comparePart(
  tools: SharedTools, part: string, before: OpenedPackage, after: OpenedPackage, additions: Addition[],
): Iterable<string> {
  const [old, now] = [before.parts.get(part), after.parts.get(part)]
  if (old === undefined) additions.push(...partAdded(part, after))
  else if (now === undefined) yield `${part} is gone`
  else if (!old.equals(now)) {
    const [left, right] = [before.tree(part), after.tree(part)]
    if (!left || !right) yield `${part} was changed and is no XML`
    else if (isMachinery(part)) yield* machinery(tools, part, left, right, before)
    else if (holdsDefinitions(left)) {
      const found = definitionsAdded(part, lines(tools, left), lines(tools, right), left)
      additions.push(...found.additions)
      if (found.fault !== undefined) yield excerpt(found.fault, 400)
    } else yield* firstOtherBlock(part, blocksOf(tools, left), blocksOf(tools, right))
  }
}

/** The new part, and what lies in it if it holds definitions; relationship parts follow from those that they belong to. */
function partAdded(part: string, after: OpenedPackage): Addition[] {
  if (isMachinery(part)) return []
  const root = after.tree(part)
  const inside = root && holdsDefinitions(root)
    ? root.children.flatMap((child) => typeof child === 'string' ? [] : definitionsAdded(part, [], [[child, '']], root).additions)
    : []
  return [{ kind: 'part-added', part, names: [], required: true }, ...inside.map((addition) => ({ ...addition, required: false }))]
}

const isMachinery = (part: string): boolean => part === '[Content_Types].xml' || part.endsWith('.rels')

/** Relationships and content types keep all they had; what is new in them must speak of a part that is new. */
function* machinery(tools: SharedTools, part: string, left: XmlNode, right: XmlNode, before: OpenedPackage): Iterable<string> {
  const now = new Set(lines(tools, right).map(([, text]) => text))
  const old = new Set(lines(tools, left).map(([, text]) => text))
  for (const text of old) if (!now.has(text)) yield `${part}: changed or gone: ${excerpt(text)}`
  for (const [element, text] of lines(tools, right)) {
    const target = element.attrs.find(({ local }) => local === 'Target' || local === 'PartName')?.value
    if (!old.has(text) && target !== undefined && wasThere(before, part, target)) {
      yield `${part}: new entry for a part that was there: ${excerpt(text)}`
    }
  }
}

/** Targets are seen from the folder of the part that the relationships belong to (OPC, 6.5.3); a glossary has styles of its own. */
const wasThere = (before: OpenedPackage, part: string, target: string): boolean => {
  const folder = part.endsWith('.rels') ? part.replace(/_rels\/[^/]*$/, '') : ''
  return before.parts.has(decodeURI(new URL(target, `part:///${folder}`).pathname.slice(1)))
}

/** Each child of a part's root with its canonical text. */
function lines(tools: SharedTools, root: XmlNode): [XmlNode, string][] {
  return root.children.flatMap((child): [XmlNode, string][] =>
    typeof child === 'string' ? [] : [[child, tools.canonical({ ...root, children: [child] }).join('')]])
}

/** What the reject tool puts at one end of its parent, whatever its place was. */
const first = new Set(['headerReference', 'footerReference', 'ins', 'del', 'moveFrom', 'moveTo'])
const last = new Set(['rPr', 'sectPr'])
const settled = new Set(['pPr', 'rPr', 'sectPr'])

/** Files that put these in another place than the schema does would else differ by the tool's own order. */
function settleOrder(element: XmlNode | null): void {
  for (const child of element?.children ?? []) if (typeof child !== 'string') settleOrder(child)
  if (element && settled.has(element.local)) element.children.sort((a, b) => rank(element, a) - rank(element, b))
}

function rank(parent: XmlNode, child: XmlNode | string): number {
  if (typeof child === 'string') return 0
  if (parent.local === 'pPr') return last.has(child.local) ? 1 : 0
  return first.has(child.local) ? -1 : 0
}

/** Empty properties of a table, or of a section at the end, say what their absence does, which the schema allows no table. */
const blocksOf = (tools: SharedTools, root: XmlNode): readonly string[] =>
  tools.canonical(root).map((block) => block.replaceAll('<w:tblPr></tblPr>', '')).filter((block, index, all) => index < all.length - 1 || block !== '<w:sectPr></sectPr>')

/** The first block that is not as it was, from a little before the place where it begins to differ. */
function* firstOtherBlock(part: string, before: readonly string[], after: readonly string[]): Iterable<string> {
  for (let block = 0; block < Math.max(before.length, after.length); block++) {
    const [was, is] = [before[block] ?? '(nothing)', after[block] ?? '(nothing)']
    if (was === is) continue
    let at = 0
    while (was[at] === is[at]) at++
    const from = Math.max(0, at - 80)
    const blocks = before.length === after.length ? '' : ` (of ${String(before.length)}, now ${String(after.length)})`
    return yield `${part}, block ${String(block)}${blocks}: was ${excerpt(was.slice(from), 240)} — is ${excerpt(is.slice(from), 240)}`
  }
}
