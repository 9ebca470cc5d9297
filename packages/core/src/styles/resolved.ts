import type { Role } from '../structure/role.js'
import { layoutKeys } from '../structure/role.js'
import { paragraphProperties } from '../wordml/properties/paragraph.js'
import type { Properties, Value } from '../wordml/properties/property.js'
import type { StyleDefinition } from './definition.js'

export interface Font {
  readonly family: string
  readonly size: number
}

/** Properties sorted by what they belong to. */
interface Look {
  readonly paragraph: Properties
  readonly run: Properties
}

/** A Word style with the manuscript's font in it. */
export interface ResolvedWordStyle extends Look {
  readonly key: string
  readonly name: string
  readonly builtIn: boolean
  readonly type: 'paragraph' | 'character'
  readonly next: string | undefined
}

/** How a role is to look, and the Word style that carries it. */
export interface ResolvedLayout extends Look {
  readonly style: string | undefined
  /** Text may be smaller than its size says. */
  readonly maySmaller: boolean
}

/** A style guide made ready for one document: its font chosen, its looks complete. */
export interface ResolvedStyle {
  readonly definition: StyleDefinition
  readonly font: Font
  readonly wordStyles: ReadonlyMap<string, ResolvedWordStyle>
  layout(role: Role): ResolvedLayout | undefined
}

type Reach = 'face-and-size' | 'face-and-most' | 'face' | 'none'

/** Complex-script and East Asian fonts and sizes stay the author's: the guides speak of Latin text. */
const fontProperties = ({ family, size }: Font, reach: Reach): Properties => ({
  ...(reach !== 'none' && { fontAscii: family, fontHAnsi: family }),
  ...((reach === 'face-and-size' || reach === 'face-and-most') && { size }),
})

export const resolveStyle = (definition: StyleDefinition, font: Font): ResolvedStyle => {
  const wordStyles = new Map<string, ResolvedWordStyle>()
  for (const [key, { name, builtIn, type, next, properties }] of Object.entries(definition.wordStyles)) {
    const look = split({ ...(type === 'paragraph' && fontProperties(font, 'face-and-size')), ...properties })
    wordStyles.set(key, { key, name: builtIn ? name : `${definition.prefix} ${name}`, builtIn, type, next, ...look, paragraph: keptApart(look.paragraph) })
  }
  const layouts = new Map<string, ResolvedLayout>()
  for (const [key, layout] of Object.entries(definition.layouts)) {
    if (!layout) continue
    const carried = layout.style === undefined ? undefined : wordStyles.get(layout.style)
    // A Word style may have a size of its own: the title of a conference paper, its references.
    const own = split(layout.properties)
    layouts.set(key, {
      style: layout.style,
      maySmaller: layout.font === 'face-and-most',
      paragraph: Object.freeze(keptApart({ ...carried?.paragraph, ...own.paragraph })),
      run: Object.freeze({ ...fontProperties(font, layout.font), ...carried?.run, ...own.run }),
    })
  }
  const contents = contentsHeading(layouts.get('heading-1'))
  if (contents && !layouts.has('contents-heading')) layouts.set('contents-heading', contents)
  const annotation = belowEntry(layouts.get('reference-entry'), layouts.get('annotation'))
  if (annotation) layouts.set('annotation', annotation)
  const layout = (role: Role): ResolvedLayout | undefined => {
    for (const key of layoutKeys(role)) if (layouts.has(key)) return layouts.get(key)
    return undefined
  }
  return { definition, font, wordStyles, layout }
}

/** The heading of a contents list looks as the other main headings do, and is not listed with them. */
const contentsHeading = (heading: ResolvedLayout | undefined): ResolvedLayout | undefined => {
  if (!heading) return undefined
  const { outlineLevel: _, ...paragraph } = heading.paragraph
  return { style: undefined, maySmaller: false, paragraph: Object.freeze(paragraph), run: heading.run }
}

/** What is said of a work is spaced as its entry is, and in the same letters. */
const belowEntry = (entry: ResolvedLayout | undefined, annotation: ResolvedLayout | undefined): ResolvedLayout | undefined =>
  entry && annotation && {
    ...annotation,
    paragraph: Object.freeze({ ...entry.paragraph, ...annotation.paragraph }),
    run: Object.freeze({ ...annotation.run, ...entry.run }),
  }

/** The space that a style gives its paragraphs is between them as well, which the files of some programs have taken away, unless the style does so itself. */
const keptApart = (paragraph: Properties): Properties => {
  const isSpaced = Number(paragraph['spaceBefore'] ?? 0) > 0 || Number(paragraph['spaceAfter'] ?? 0) > 0
  return isSpaced ? { contextualSpacing: false, ...paragraph } : paragraph
}

const split = (properties: Properties): Look => {
  const paragraph: Record<string, Value> = {}
  const run: Record<string, Value> = {}
  for (const [name, value] of Object.entries(properties)) {
    const ofParagraph = paragraphProperties.byName.has(name) || paragraphProperties.off.has(name)
    ;(ofParagraph ? paragraph : run)[name] = value
  }
  return { paragraph, run }
}
