import type { Document } from '../wordml/document.js'
import { hasContent, type Paragraph } from '../wordml/paragraph.js'
import { coverOf } from './pages/cover.js'
import { flowOf, noAddedStyles, type AddedStyles, type Flow, type Line } from './flow.js'
import { outlineOf, type Outline } from './headings/levels.js'
import { headingLikelihoods } from './headings/likely.js'
import { abstract } from './recognisers/abstract.js'
import { addedStyles } from './recognisers/added-styles.js'
import { annotatedList } from './recognisers/annotated-list.js'
import { captionInCell, captions } from './recognisers/captions.js'
import { code } from './recognisers/code.js'
import { contents } from './recognisers/contents.js'
import { countedHeadings } from './recognisers/counted-headings.js'
import { frontBlock } from './recognisers/front-block.js'
import { frontMatter } from './recognisers/front-matter.js'
import { headings } from './recognisers/headings.js'
import { institutionsBehindAbstract } from './recognisers/institutions-behind-abstract.js'
import { lists } from './recognisers/lists.js'
import { numberedHeadings } from './recognisers/numbered-headings.js'
import { objects } from './recognisers/objects.js'
import { quotations } from './recognisers/quotations.js'
import { references } from './recognisers/references.js'
import { runningText } from './recognisers/running-text.js'
import { sectionNumerals } from './recognisers/section-numerals.js'
import { title } from './recognisers/title.js'
import { titlePage } from './recognisers/title-page.js'
import type { Role, RoleKind } from './role.js'
import { headingsAmong, settle } from './settle.js'
import type { Claim, Recogniser, Scene, Structure } from './structure.js'
import { letterReader, viewOf, type View } from './view.js'

const recognisers: readonly Recogniser[] = [
  addedStyles, contents, title, titlePage, frontBlock, frontMatter, institutionsBehindAbstract,
  headings, numberedHeadings, countedHeadings, sectionNumerals, abstract,
  quotations, captions, references, annotatedList, lists, code, objects, runningText,
]

/**
 * Finds out what each paragraph is for. Paragraphs outside the flow of the body have the role of their story. `title` is what the caller says
 * that the paper is called.
 */
export const recognise = (document: Document, added: AddedStyles = noAddedStyles, title?: string): Structure => {
  const view = viewer(document)
  const flow = flowOfDocument(document, added, view)
  const scene = sceneOf(flow, title)
  const settled = settle(scene, claimsOf(scene))
  const roles = new Map(document.paragraphs.map((paragraph) => [paragraph, settled.get(paragraph) ?? roleOfStory(paragraph)]))
  const outline = flow.views.flatMap(({ paragraph, text }) => {
    const role = roles.get(paragraph)!
    return role.kind === 'heading' || role.kind === 'reference-heading' ? [{ paragraph, level: role.level ?? 1, text }] : []
  })
  return { role: (paragraph) => roles.get(paragraph)!, view, flow: flow.views, outline }
}

const claimsOf = (scene: Scene): Claim[] => recognisers.flatMap((recogniser) => [...recogniser(scene)])

const sceneOf = (flow: Flow, givenTitle?: string): Scene => {
  const likelihoods = headingLikelihoods(flow)
  return { ...flow, likelihoods, givenTitle, isHeading: ({ at }) => likelihoods[at]!.chance >= 0.5 }
}

/** The headings of a document as their levels are found from them; measurements train on it. */
export const outlineOfDocument = (document: Document): { readonly headings: readonly Line[]; readonly outline: Outline } => {
  const scene = sceneOf(flowOfDocument(document, noAddedStyles))
  const headings = headingsAmong(scene, settle(scene, claimsOf(scene)))
  return { headings, outline: outlineOf(scene, headings) }
}

type Viewer = (paragraph: Paragraph) => View

const viewer = ({ cascade: { numbering } }: Document): Viewer => {
  const letters = letterReader()
  const views = new Map<Paragraph, View>()
  return (paragraph) => {
    let known = views.get(paragraph)
    if (!known) views.set(paragraph, (known = viewOf(paragraph, letters, numbering)))
    return known
  }
}

/** What recognisers look at; measurements train on it. Tables are apart, but for one that the title page is set in. */
export const flowOfDocument = (document: Document, added: AddedStyles, view: Viewer = viewer(document)): Flow => {
  const cover = coverOf(document, added)
  return flowOf(document, document.paragraphs.filter(({ story, cell }) => story.kind === 'body' && (!cell || cell.table === cover)).map(view), added)
}

const roleOfStory = (paragraph: Paragraph): Role => {
  const where = [paragraph.cell ? 'in a table' : `in a ${paragraph.story.kind}`]
  if (!hasContent(paragraph)) return { kind: 'blank', confidence: 1, evidence: where }
  return captionInCell(paragraph) ?? { kind: storyRole(paragraph), confidence: 1, evidence: where }
}

const storyRole = ({ story, cell, text }: Paragraph): RoleKind => {
  switch (story.kind) {
    case 'body':
      return cell ? 'table-text' : 'other'
    case 'footnote':
    case 'endnote':
      return story.separator ? 'other' : 'footnote-text'
    case 'header':
      return /^running head:/i.test(text) ? 'running-head' : 'header'
    case 'footer':
      return 'footer'
    default:
      return 'other'
  }
}
