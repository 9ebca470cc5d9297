import type { Facts } from '../checks/facts.js'
import type { RoleKind } from '../structure/role.js'
import { countWords } from '../structure/view.js'
import type { Citation } from '../citations/citations.js'
import { plain } from '../citations/rich-text.js'
import { equationsOf, figuresOf, tablesWithCaptions } from './inventory-objects.js'
import { locationOf } from './place.js'
import type { Report } from './report.js'

/** Counts that a reader asks for first. */
export const wordsOf = ({ document, structure }: Facts): Report['summary']['words'] => {
  const words = { body: 0, abstract: 0, footnotes: 0, references: 0, captions: 0 }
  for (const paragraph of document.paragraphs) {
    if (paragraph.story.kind === 'comment') continue
    const group = groupOf(structure.role(paragraph).kind)
    if (group) words[group] += countWords(paragraph.text)
  }
  return words
}

const groupOf = (kind: RoleKind): keyof Report['summary']['words'] | undefined => {
  switch (kind) {
    case 'abstract':
      return 'abstract'
    case 'footnote-text':
      return 'footnotes'
    case 'reference-entry':
      return 'references'
    case 'table-caption':
    case 'figure-caption':
      return 'captions'
    case 'body':
    case 'heading':
    case 'block-quotation':
    case 'list-item':
    case 'other':
      return 'body'
    default:
      return undefined
  }
}

/** What the document has: its outline, citations and references as they stand and as the style words them, figures, tables and equations. */
export const inventoryOf = (facts: Facts): Report['inventory'] => {
  const { document, structure, citations, references } = facts
  const rendered = renderedEntries(facts)
  const notes = (kind: 'footnote' | 'endnote') => document.stories.filter((story) => story.kind === kind && !story.separator).length
  return {
    outline: structure.outline.map(({ paragraph, level, text }) => ({
      level,
      text,
      paragraph: paragraph.index,
      confidence: structure.role(paragraph).confidence,
      source: structure.view(paragraph).outlineLevel < 9 ? ('style' as const) : ('inferred' as const),
    })),
    citations: citations.clusters.map((citation) => inventoryCitation(citation, facts)),
    references: references.map(({ id, index, paragraphs, raw, entry, grey }) => ({
      id,
      index,
      paragraph: paragraphs[0]!.index,
      raw,
      rendered: rendered.get(id) ?? null,
      csl: { ...entry.csl },
      type: entry.csl.type,
      confidence: rounded(entry.confidence),
      spans: Object.fromEntries(Object.entries(entry.fields).map(([name, { span }]) => [name, span])),
      leftovers: entry.leftovers.map((span) => raw.slice(...span)),
      status: grey ? ('unparsed' as const) : entry.leftovers.length > 0 ? ('partial' as const) : ('full' as const),
    })),
    figures: figuresOf(facts),
    tables: tablesWithCaptions(facts),
    equations: equationsOf(facts),
    footnotes: notes('footnote'),
    endnotes: notes('endnote'),
  }
}

const renderedEntries = ({ rendered }: Facts): ReadonlyMap<string, string> =>
  new Map((rendered?.lists ?? []).flatMap(({ references }) => references.flatMap(({ reference: { id }, text }) => (text ? [[id, plain(text)] as const] : []))))

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000

const underscored = <Name extends string>(name: Name) => name.replace('-', '_') as Name extends `${infer One}-${infer Other}` ? `${One}_${Other}` : Name

const inventoryCitation = (citation: Citation, facts: Facts): Report['inventory']['citations'][number] => {
  const { id, paragraph, from, to, system, cites, field } = citation
  return {
    id,
    text: paragraph.text.slice(from, to),
    location: locationOf({ paragraph, from, to }, facts),
    system: underscored(system),
    keys: cites.map(({ names, year, letter, number }) => (number === undefined ? `${names.join(', ')} ${year ?? ''}${letter ?? ''}`.trim() : String(number))),
    field: field ? { manager: field.manager, id: field.id } : null,
    match: cites.map(({ link }) => ({ reference_id: link.references[0] ?? null, score: link.score, kind: link.kind })),
  }
}

/** How many works are cited, how, and for how many of them there is an entry. */
export const citationsSummary = ({ citations: { clusters } }: Facts): Report['summary']['citations'] => {
  const cites = clusters.flatMap((cluster) => cluster.cites.map((cite) => ({ cite, cluster })))
  const count = (holds: (each: (typeof cites)[number]) => boolean): number => cites.filter(holds).length
  const matched = count(({ cite }) => cite.link.kind === 'exact')
  const missing = count(({ cite }) => cite.link.kind === 'none' && cite.personal === undefined)
  const inSystem = (name: Citation['system']) => count(({ cluster }) => cluster.system === name)
  return {
    total: cites.length,
    clusters: clusters.length,
    matched,
    possible: count(({ cite }) => cite.link.kind !== 'none') - matched,
    missing,
    by_system: { author_date: inSystem('author-date'), author_page: inSystem('author-page'), numeric: inSystem('numeric'), note: inSystem('note') },
    in_fields: count(({ cluster }) => cluster.field !== undefined),
  }
}
