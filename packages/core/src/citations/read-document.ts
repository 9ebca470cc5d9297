import type { Structure } from '../structure/structure.js'
import type { RoleKind } from '../structure/role.js'
import type { Document } from '../wordml/document.js'
import type { Paragraph } from '../wordml/paragraph.js'
import type { Citation, Citations } from './citations.js'
import type { CitationSystem, Cluster } from './cluster.js'
import { entriesOf } from './entries.js'
import { liveCluster } from './fields/live-cluster.js'
import type { LiveField } from './fields/live-field.js'
import { readLiveFields } from './fields/read-live-fields.js'
import { entryKeys } from './in-text/entry-key.js'
import { EntryIndex } from './in-text/link.js'
import { readCitations, type CitedText, type Span } from './in-text/read-citations.js'

/** Finds every citation of a document, live and typed, in the body and in notes, and links them to its entries. */
export const readDocumentCitations = async (document: Document, structure: Structure): Promise<Citations> => {
  const entries = entriesOf(structure)
  const keys = entryKeys(entries)
  const live = new Map<Paragraph, LiveField[]>()
  const bibliographies: LiveField[] = []
  for (const field of await readLiveFields(document)) {
    if (field.kind === 'bibliography') bibliographies.push(field)
    else live.set(field.paragraph, [...(live.get(field.paragraph) ?? []), field])
  }
  const paragraphs = document.paragraphs.filter((paragraph) => live.has(paragraph) || mayCite(paragraph, structure))
  const typed = readCitations(paragraphs.map((paragraph) => citedText(paragraph, live.get(paragraph) ?? [])), keys)
  const index = new EntryIndex(keys)
  const clusters: Citation[] = []
  paragraphs.forEach((paragraph, place) => {
    const fields = (live.get(paragraph) ?? []).map((field) => ({ ...liveCluster(field, index), paragraph, origin: field.manager, field }))
    const texts = typed.clusters[place]!.map((cluster) => ({ ...cluster, paragraph, origin: 'text' as const }))
    for (const cluster of [...fields, ...texts].sort((one, other) => one.from - other.from)) clusters.push({ ...cluster, id: `c${clusters.length + 1}` })
  })
  return { clusters, entries, system: mostUsed(clusters), forms: typed.forms, bibliographies }
}

/** Where nothing is cited: what is an entry itself, a contents list, or matter of the title page, whose raised numbers are affiliations. */
const uncited: ReadonlySet<RoleKind> = new Set(['reference-entry', 'reference-heading', 'contents', 'contents-heading', 'title', 'title-page', 'header', 'footer', 'blank'])
const managed = /^(?:ADDIN|BIBLIOGRAPHY|TOC)$/u
const code = /\b(?:code|preformatted|verbatim|listing)\b/u

const mayCite = (paragraph: Paragraph, structure: Structure): boolean => {
  const { story, text, styleName, within } = paragraph
  if (story.fallback || story.separator || !/^(?:body|footnote|endnote)$/u.test(story.kind)) return false
  if (!/[([（\d⁰-⁹¹²³]/u.test(text) || code.test(styleName) || within.some((name) => managed.test(name))) return false
  return !uncited.has(structure.role(paragraph).kind)
}

const citedText = (paragraph: Paragraph, fields: readonly LiveField[]): CitedText => {
  const { text } = paragraph
  return { text, superscript: /\d/u.test(text) ? raised(paragraph) : [], closed: fields.map(({ from, to }) => ({ from, to })) }
}

/** The raised stretches of a paragraph, neighbours joined. */
const raised = ({ runs }: Paragraph): Span[] => {
  const spans: { from: number; to: number }[] = []
  for (const { from, to, effective } of runs) {
    if (to === from || effective['verticalAlign'] !== 'superscript') continue
    const last = spans.at(-1)
    if (last?.to === from) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

const mostUsed = (clusters: readonly Cluster[]): CitationSystem | undefined => {
  const counts = new Map<CitationSystem, number>()
  for (const { system, cites } of clusters) counts.set(system, (counts.get(system) ?? 0) + cites.length)
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0]
}
