import type { Document } from '../wordml/document.js'
import { hasContent, type Paragraph } from '../wordml/paragraph.js'
import { abstract } from './recognisers/abstract.js'
import { captions } from './recognisers/captions.js'
import { contents } from './recognisers/contents.js'
import { headings } from './recognisers/headings.js'
import { ownStyles } from './recognisers/own-styles.js'
import { quotations } from './recognisers/quotations.js'
import { references } from './recognisers/references.js'
import { runningText } from './recognisers/running-text.js'
import { titlePage } from './recognisers/title-page.js'
import type { Role, RoleKind } from './role.js'
import { settle } from './settle.js'
import type { Flow, Recogniser, Structure } from './structure.js'
import { viewOf, type View } from './view.js'

const recognisers: readonly Recogniser[] = [ownStyles, contents, titlePage, headings, abstract, quotations, captions, references, runningText]

/** Finds out what each paragraph is for. Paragraphs outside the flow of the body have the role of their story. */
export const recognise = (document: Document): Structure => {
  const views = new Map<Paragraph, View>()
  const view = (paragraph: Paragraph): View => {
    let known = views.get(paragraph)
    if (!known) views.set(paragraph, (known = viewOf(paragraph)))
    return known
  }
  const flow = document.paragraphs.filter((paragraph) => paragraph.story.kind === 'body' && !paragraph.cell).map(view)
  const context: Flow = { views: flow }
  const roles = settle(flow, recognisers.flatMap((recogniser) => [...recogniser(context)]))
  const outline = flow.flatMap(({ paragraph, text }) => {
    const role = roles.get(paragraph)
    if (role?.kind === 'heading') return [{ paragraph, level: role.level ?? 1, text }]
    return role?.kind === 'reference-heading' ? [{ paragraph, level: 1, text }] : []
  })
  return { role: (paragraph) => roles.get(paragraph) ?? roleOfStory(paragraph), view, flow, outline }
}

const roleOfStory = (paragraph: Paragraph): Role => {
  const kind = hasContent(paragraph) ? storyRole(paragraph) : 'blank'
  return { kind, confidence: 1, evidence: [paragraph.cell ? 'in a table' : `in a ${paragraph.story.kind}`] }
}

const storyRole = ({ story, cell }: Paragraph): RoleKind => {
  switch (story.kind) {
    case 'body':
      return cell ? 'table-text' : 'other'
    case 'footnote':
    case 'endnote':
      return story.separator ? 'other' : 'footnote-text'
    case 'header':
    case 'footer':
      return story.kind
    default:
      return 'other'
  }
}
