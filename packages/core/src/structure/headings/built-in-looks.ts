import { isMarkedByName, type BookmarkRanges } from '../bookmark-ranges.js'
import type { Line } from '../flow.js'
import type { View } from '../view.js'

/**
 * Colour, size in half-points and letters of the heading styles that Word and pandoc come with. A heading that lost its
 * style on its way through another program still has them.
 */
const looks: Readonly<Record<string, number>> = {
  // Word 2007 and 2010
  '365F91 28b': 1, '4F81BD 26b': 2, '4F81BD 22b': 3, '4F81BD 22bi': 4, '243F60 22': 5, '243F60 22i': 6,
  // Word 2013
  '2E74B5 32': 1, '2E74B5 26': 2, '1F4D78 24': 3, '2E74B5 22i': 4, '2E74B5 22': 5, '1F4D78 22': 6,
  // Word 2016 and 2019
  '2F5496 32': 1, '2F5496 26': 2, '1F3763 24': 3, '2F5496 22i': 4, '2F5496 22': 5, '1F3763 22': 6,
  // Word since 2023, and pandoc since 3.1
  '0F4761 40': 1, '0F4761 32': 2, '0F4761 28': 3, '0F4761 24i': 4, '0F4761 24': 5, '595959 24i': 6, '595959 24': 7,
  // pandoc before
  '345A8A 32b': 1, '4F81BD 32b': 1, '4F81BD 28b': 2, '4F81BD 24b': 3, '4F81BD 24i': 4,
}
/** Earlier still, pandoc gave its first level a colour of its own, and the others what is now one level higher. */
const ofOldFirstLevel = '345A8A'

/** The same without their colours, which who restyles a document changes first: pandoc's looks until 2017, until 2023 and since. */
const uncoloured: readonly { readonly levels: readonly string[]; readonly needs: readonly string[]; readonly marksSections?: boolean }[] = [
  { levels: ['', '', '28b', '24b'], needs: ['32b', '28b'], marksSections: false },
  { levels: ['32b', '28b', '24b', '24i'], needs: ['28b', '24b'], marksSections: true },
  { levels: ['40', '32', '28', '24i'], needs: ['32'] },
]

/** Tells the level whose look in Word or pandoc a heading has. */
export const builtInLevels = (
  headings: readonly Line[], sectionsMarked: boolean, bookmarks: BookmarkRanges,
): ((heading: View) => number | undefined) => {
  const views = headings.map(({ view }) => view)
  const shift = views.some((view) => view.color.startsWith(ofOldFirstLevel) || isOldSecondLevel(view)) ? 1 : 0
  const seen = new Set(views.map(lettersOf))
  const marked = views.filter((view) => isMarkedByName(bookmarks, view))
  const byPandoc = marked.length > 1 && marked.length >= headings.length / 2
  const scheme = byPandoc ? uncoloured.find(({ needs, marksSections = sectionsMarked }) =>
    needs.every((letters) => seen.has(letters)) && marksSections === sectionsMarked) : undefined
  return (view) => {
    const rgb = view.color.slice(0, 6).toUpperCase()
    const level = looks[`${rgb} ${lettersOf(view)}`]
    if (level !== undefined) return rgb === '4F81BD' && /^(32|28|24)$/.test(`${view.size}`) ? level + shift : level
    const at = view.align === 'center' ? -1 : (scheme?.levels.indexOf(lettersOf(view)) ?? -1)
    return at < 0 ? undefined : at + 1
  }
}

const lettersOf = ({ size, bold, italic }: View): string => `${size}${bold ? 'b' : ''}${italic ? 'i' : ''}`

const isOldSecondLevel = ({ color, size, paragraph: { effective } }: View): boolean =>
  size === 32 && color.toUpperCase().startsWith('4F81BD') && effective['spaceBefore'] === 200
