import type { Facts } from '../facts.js'
import { grouped } from '../../algorithms/grouped.js'
import type { PartName } from '../../opc/part-name.js'
import type { Document } from '../../wordml/document.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { isCountedInRoman, shownIn, typesInUse, type HeaderType, type Section } from '../../wordml/section.js'
import { titleBlock } from '../front-matter/title-block.js'
import { pageField, sideOf } from './page-number.js'

/** A header or footer that pages really show: a part, or a place where there is none. */
export interface Margin {
  readonly section: Section
  readonly type: HeaderType
  readonly part: PartName | undefined
  /** The part's paragraphs with a page number. */
  readonly numbers: readonly Paragraph[]
  /** The numbers at the other end of the pages that show it. */
  readonly across: readonly Paragraph[]
}

/** A margin where the style wants the number, or a number in the other one, with what its pages have in the wanted one. */
export type Subject = Margin | { readonly number: Paragraph; readonly opposite: readonly Margin[] }

/** Each part once; where sections have none, each of them. In a style without page numbers, each number. */
export function* numberSubjects(facts: Facts): Generator<Subject> {
  const { document, style } = facts
  const wanted = style.definition.page.pageNumber
  const numbers = numbersByPart(document)
  if (!wanted) {
    for (const number of [...numbers.values()].flat()) yield { number, opposite: [] }
    return
  }
  const margins: Margin[] = []
  const numbersOf = (part: PartName | undefined): readonly Paragraph[] => (part !== undefined && numbers.get(part)) || []
  const partOf = (section: Section, type: HeaderType): PartName | undefined => shownIn(section, wanted.slot, type)
  const title = document.sections[titleBlock(facts)?.title.paragraph.section ?? 0]
  const onTitlePage = title && partOf(title, 'first')
  for (const section of document.sections.slice(frontMatterOf(document, wanted.frontMatter, numbersOf))) {
    for (const type of typesInUse(section, document.settings.evenAndOddHeaders)) {
      // Where the title page has no number, `page.number-format` sees to it, and later sections may show the same part.
      if (type === 'first' && !wanted.firstPage && (section.index === 0 || section === title || (onTitlePage !== undefined && onTitlePage === partOf(section, type)))) continue
      const part = partOf(section, type)
      const across = numbersOf(shownIn(section, wanted.slot === 'header' ? 'footer' : 'header', type))
      margins.push({ section, type, part, numbers: numbersOf(part), across })
    }
  }
  const parts = eachPartOnce(margins)
  yield* parts
  for (const number of new Set(margins.flatMap(({ across }) => across))) yield { number, opposite: parts.filter(({ across }) => across.includes(number)) }
}

/** How many sections are front matter that has its numbers where the style has them there, in parts of its own. */
const frontMatterOf = (
  { sections, settings }: Document,
  place: NonNullable<Facts['style']['definition']['page']['pageNumber']>['frontMatter'],
  numbersOf: (part: PartName | undefined) => readonly Paragraph[],
): number => {
  const front = sections.findLastIndex(isCountedInRoman) + 1
  if (!place) return 0
  const partsIn = (section: Section): (PartName | undefined)[] =>
    typesInUse(section, settings.evenAndOddHeaders).flatMap((type) => (type === 'first' ? [] : [shownIn(section, place.slot, type)]))
  const later = new Set(sections.slice(front).flatMap(partsIn))
  const isInPlace = (part: PartName | undefined): boolean => !later.has(part) && numbersOf(part).some((number) => sideOf(number) === place.align)
  return sections.slice(0, front).filter(isCountedInRoman).every((section) => partsIn(section).every(isInPlace)) ? front : 0
}

/** A part that several sections show is looked at once, with all that their pages have at the other end. */
const eachPartOnce = (margins: readonly Margin[]): Margin[] =>
  [...grouped(margins, (margin) => margin.part ?? margin).values()].map((alike) => ({ ...alike[0]!, across: alike.flatMap(({ across }) => across) }))

const numbersByPart = ({ paragraphs, main }: Document): ReadonlyMap<PartName, readonly Paragraph[]> =>
  grouped(paragraphs.filter((paragraph) => paragraph.story.part !== main.name && !paragraph.story.fallback && pageField(paragraph)), ({ story }) => story.part)
