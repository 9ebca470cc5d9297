import type { Package } from '../opc/package.js'
import type { PartName } from '../opc/part-name.js'
import type { Relationship } from '../opc/relationships.js'
import { FormatError } from '../errors.js'
import type { Encoding } from '../xml/decode.js'
import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { XmlLimits } from '../xml/limits.js'
import { parseXml } from '../xml/parse.js'
import { Cascade } from './cascade.js'
import { nothingDissolved, type Dissolved } from './dissolved.js'
import { readFileTitle } from './file-title.js'
import { namespaces, relationshipName, strictNamespaces } from './names.js'
import { readNumbering } from './numbering.js'
import type { Paragraph } from './paragraph.js'
import { partReader, readStory, type PartReader } from './read-story.js'
import { lastBody, sectionReader, type Section } from './section.js'
import { readSettings, type Settings } from './settings.js'
import type { Story, StoryKind } from './story.js'
import { readStyleSheet } from './style-sheet.js'
import { readTheme, type Theme } from './theme.js'
import { childOf, childrenNamed } from './tree.js'

/** A part that was read, with what is needed to write it back in its own encoding. */
interface DocumentPart {
  readonly name: PartName
  readonly xml: XmlDocument
  readonly encoding: Encoding
}

/** An element that holds a story, in its part. */
interface StoryHolder {
  readonly part: DocumentPart
  readonly kind: StoryKind
  readonly element: XmlElement
}

/** Everything that is read of a WordprocessingML file. Immutable, and knows nothing of styles to be applied. */
export interface Document {
  readonly package: Package
  readonly main: DocumentPart
  readonly parts: ReadonlyMap<PartName, DocumentPart>
  /** The parts that the main part refers to once: `styles`, `numbering`, `settings`, `footnotes`, … */
  readonly named: ReadonlyMap<string, PartName>
  /** Ids of the main part's relationships, so that an added one is new. */
  readonly relationshipIds: ReadonlySet<string>
  /** The parts behind the main part's relationships, by their ids. */
  readonly targets: ReadonlyMap<string, PartName>
  /** Where links of the main part lead out of the file, by the ids of its relationships. */
  readonly links: ReadonlyMap<string, string>
  /** Relationships by which the settings fetch something from outside: a template, a data source. */
  readonly external: readonly { readonly part: PartName; readonly type: string; readonly target: string }[]
  /** Parts that the main part refers to and that are not there. */
  readonly missing: readonly PartName[]
  /** Where stories are read from. */
  readonly holders: readonly StoryHolder[]
  /** What it is read without. */
  readonly dissolved: Dissolved
  readonly stories: readonly Story[]
  readonly paragraphs: readonly Paragraph[]
  readonly sections: readonly Section[]
  readonly cascade: Cascade
  readonly theme: Theme
  readonly settings: Settings
  /** What the file says that it is called; empty where it says nothing. */
  readonly fileTitle: string
}

/** Relationship names of the parts whose text is read, with what their stories are. */
const storyParts = new Map<string, { readonly kind: StoryKind; readonly each?: string }>([
  ['header', { kind: 'header' }],
  ['footer', { kind: 'footer' }],
  ['footnotes', { kind: 'footnote', each: 'w:footnote' }],
  ['endnotes', { kind: 'endnote', each: 'w:endnote' }],
  ['comments', { kind: 'comment', each: 'w:comment' }],
])

/** Reads a package. Throws `malformed_part` where a part that is needed is not well-formed. */
export const readDocument = async (source: Package, limits: XmlLimits): Promise<Document> => {
  const { parts, load } = partLoader(source, limits)
  const main = await load(source.mainPart)
  if (!main || main.xml.root.name !== 'w:document') throw notADocument(source.mainPart)
  const relationships = await source.relationships(source.mainPart)
  const { targets, missing, candidates } = relatedParts(source, relationships)
  const single = async (name: string, root: string): Promise<XmlDocument | undefined> => {
    for (const part of candidates.get(name) ?? []) {
      const xml = (await load(part))?.xml
      if (xml?.root.name === root) return xml
    }
    return undefined
  }

  const sheet = readStyleSheet(await single('styles', 'w:styles'))
  const numbering = readNumbering(await single('numbering', 'w:numbering'), (id) => {
    const value = sheet.get(id, 'numbering')?.paragraph.values['numbering']
    return value === undefined ? undefined : Number(value)
  })
  const read = {
    main,
    targets,
    missing,
    cascade: new Cascade(sheet, numbering),
    theme: readTheme(await single('theme', 'a:theme')),
    settings: readSettings(await single('settings', 'w:settings')),
    holders: await storyHolders(main, relationships, load),
    fileTitle: await readFileTitle(source, limits),
    links: new Map(relationships.flatMap(({ id, external, rawTarget }) => (external ? [[id, rawTarget] as const] : []))),
    relationshipIds: new Set(relationships.map(({ id }) => id)),
  }
  const named = ofTheirKind(candidates, parts)
  const external = await fetchedBySettings(source, named.get('settings'))
  return { package: source, parts, named, external, ...read, dissolved: nothingDissolved, ...readStories(read, nothingDissolved) }
}

type LoadPart = (name: PartName) => Promise<DocumentPart | undefined>

/** Parses each part at most once. */
const partLoader = (source: Package, limits: XmlLimits): { readonly parts: ReadonlyMap<PartName, DocumentPart>; readonly load: LoadPart } => {
  const parts = new Map<PartName, DocumentPart>()
  const load: LoadPart = async (name) => {
    const known = parts.get(name)
    if (known) return known
    const part = source.part(name)
    if (!part) return undefined
    const { source: text, encoding } = await part.text()
    const loaded = { name, xml: parseXml(text, { namespaces, strictNamespaces, limits, partName: name }), encoding }
    parts.set(name, loaded)
    return loaded
  }
  return { parts, load }
}

/** What the main part refers to, by the ids of its relationships and by their names. */
const relatedParts = (source: Package, relationships: readonly Relationship[]): Pick<Document, 'targets' | 'missing'> & { readonly candidates: Candidates } => {
  const targets = new Map<string, PartName>()
  const candidates = new Map<string, PartName[]>()
  const missing: PartName[] = []
  for (const { id, type, target } of relationships) {
    if (target === undefined) continue
    if (!source.part(target)) {
      missing.push(target)
      continue
    }
    const name = relationshipName(type)
    targets.set(id, target)
    candidates.set(name, [...(candidates.get(name) ?? []), target])
  }
  return { targets, candidates, missing }
}

/** The parts that relationships of one name lead to, in their order. */
type Candidates = ReadonlyMap<string, readonly PartName[]>

/** What the root of a part has to be where the formatter adds to it. */
const roots = new Map(['styles', 'numbering', 'settings', 'footnotes', 'endnotes', 'comments'].map((name) => [name, `w:${name}`]))

/** The first of each name that is what its relationship calls it: nothing of that kind can be put into another. */
const ofTheirKind = (candidates: Candidates, parts: Document['parts']): Document['named'] =>
  new Map([...candidates].flatMap(([name, each]) => {
    const part = each.find((one) => !roots.has(name) || parts.get(one)?.xml.root.name === roots.get(name))
    return part === undefined ? [] : [[name, part] as const]
  }))

/** The body, then headers, notes and comments, in the order of their relationships. */
const storyHolders = async (main: DocumentPart, relationships: readonly Relationship[], load: LoadPart): Promise<StoryHolder[]> => {
  const body = childOf(main.xml.root, 'w:body')
  const holders: StoryHolder[] = body ? [{ part: main, kind: 'body', element: body }] : []
  const seen = new Set<PartName>([main.name])
  for (const { type, target } of relationships) {
    const story = storyParts.get(relationshipName(type))
    if (!story || target === undefined || seen.has(target)) continue
    seen.add(target)
    const part = await load(target)
    if (!part) continue
    for (const element of story.each ? childrenNamed(part.xml.root, story.each) : [part.xml.root]) holders.push({ part, kind: story.kind, element })
  }
  return holders
}

const fetchedBySettings = async (source: Package, part: PartName | undefined): Promise<Document['external']> =>
  part === undefined ? [] : (await source.relationships(part)).flatMap(({ external, type, rawTarget }) => (external ? [{ part, type, target: rawTarget }] : []))

/** The document as it would be read if something of it were not there. */
export const dissolving = (document: Document, dissolved: Dissolved): Document => ({ ...document, dissolved, ...readStories(document, dissolved) })

const readStories = (
  { main, targets, holders, cascade }: Pick<Document, 'main' | 'targets' | 'holders' | 'cascade'>,
  dissolved: Dissolved,
): Pick<Document, 'stories' | 'paragraphs' | 'sections'> => {
  const body = lastBody(main.xml)
  const last = childrenNamed(body, 'w:sectPr').at(-1)
  const shared = { cascade, dissolved, stories: [] as Story[], all: [] as Paragraph[], section: { current: 0, breaks: [] as (XmlElement | undefined)[], last } }
  const readers = new Map<DocumentPart, PartReader>()
  for (const { part, kind, element } of holders) {
    let reader = readers.get(part)
    if (!reader) readers.set(part, (reader = partReader(part.name, part.xml, shared)))
    readStory(reader, kind, element)
  }
  const section = sectionReader(main.xml, targets)
  // A document may have no body (17.2.3): then it has no pages either.
  const sections = (body ? [...shared.section.breaks, last] : []).map((element, index) => section(index, element))
  return { stories: shared.stories, paragraphs: shared.all, sections }
}

const notADocument = (part: PartName): FormatError =>
  new FormatError(
    'missing_main_part',
    `The main part ${part} is not a Word document.`,
    'Open the file in Word, save it as a Word document (.docx), and try again.',
  )
