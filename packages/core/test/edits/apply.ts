import { nodeCodec } from '../../node/index.js'
import { effectiveContent, type EffectiveParagraph } from '../../src/index.js'
import { resolveLimits } from '../../src/opc/limits.js'
import { openPackage } from '../../src/opc/package.js'
import type { Edit } from '../../src/plan/edit.js'
import { lower } from '../../src/plan/lower.js'
import { makePlan } from '../../src/plan/plan.js'
import { Revisions } from '../../src/plan/revisions.js'
import { apa7 } from '../../src/styles/apa.js'
import { resolveStyle } from '../../src/styles/resolved.js'
import { verify } from '../../src/verify.js'
import { readDocument, type Document } from '../../src/wordml/document.js'
import { docxOf, type Parts } from '../notation/docx-of.js'
import { canonicalParts, type Untracked } from '../revisions/canonical.js'
import { ours, reviseAll } from '../revisions/revise.js'

/** What edits made of a document, in all readings; the parts of each as canonical markup. */
interface Applied {
  readonly original: Record<string, string>
  readonly direct: Record<string, string>
  readonly tracked: Record<string, string>
  readonly accepted: Record<string, string>
  /** Without what is listed as untracked. */
  readonly rejected: Record<string, string>
  readonly untracked: readonly Untracked[]
  /** What holds for text, where styles are redefined in one reading and not in the other. */
  readonly effective: { readonly direct: readonly EffectiveParagraph[]; readonly accepted: readonly EffectiveParagraph[] }
}

const limits = resolveLimits(undefined)
export const openDocument = async (bytes: Uint8Array): Promise<Document> => readDocument(await openPackage(bytes, nodeCodec, limits), limits)
export const documentOf = async (parts: Parts): Promise<Document> => openDocument(await docxOf(parts))

const main = 'word/document.xml'
const style = resolveStyle(apa7, apa7.fonts[0]!)

/** Applies edits, given as a function of the document since they name its paragraphs; the last gate looks at both outputs. */
export const apply = async (parts: Parts, edits: (document: Document) => readonly Edit[]): Promise<Applied> => {
  const bytes = await docxOf(parts)
  const run = async (tracked: boolean) => {
    const document = await openDocument(bytes)
    const plan = makePlan(edits(document).map((edit) => ({ check: 'test', edit })))
    const revisions = tracked ? new Revisions(document, 'Formatter', '2024-05-01T09:30:00Z') : undefined
    const lowered = lower(document, plan, style, revisions)
    const output = await document.package.write(lowered.changes)
    await verify({ document, plan, lowered, revisions, bytes: output }, nodeCodec, limits)
    return { output, untracked: lowered.untracked }
  }
  const [direct, tracked] = [await run(false), await run(true)]
  const accepted = await reviseAll(tracked.output, 'accept', ours)
  return {
    original: await canonicalParts(bytes),
    direct: await canonicalParts(direct.output),
    tracked: await canonicalParts(tracked.output),
    accepted: await canonicalParts(accepted),
    rejected: await canonicalParts(await reviseAll(tracked.output, 'reject', ours), tracked.untracked),
    untracked: tracked.untracked,
    effective: { direct: await effectiveContent(direct.output, nodeCodec), accepted: await effectiveContent(accepted, nodeCodec) },
  }
}

/** The inside of the body, with the longer end tags of canonical markup shortened again. */
export const bodyOf = (parts: Record<string, string>): string => short(/<w:body>(.*)<\/w:body>/s.exec(parts[main]!)![1]!)
export const short = (markup: string): string => markup.replace(/><\/w:(?!p>)\w+>/g, (end, at: number, whole: string) => (isEmptyBefore(whole, at) ? '/>' : end))

const isEmptyBefore = (whole: string, at: number): boolean => !whole.slice(whole.lastIndexOf('<', at), at).startsWith('</')
