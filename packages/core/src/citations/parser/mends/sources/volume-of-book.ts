import { keywordClass } from '../../model/keyword.js'
import { has, type Mend } from '../../segment.js'

/** `“Ice.” Northern Tales, | vol. 3, | Fjord Press, | 1991, pp. 9–52`: between the volume and the pages of a book stands who published it (MLA 9, 5.54). */
export const withVolumeOfBook: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'journal' && !namesPeriodical(text)
    && /^\s*vol\.\s\d+,?\s*$/iu.test(segments[index + 1]?.text ?? '') && segments[index + 2]?.label === 'publisher')
  return at >= 0 && has(segments.slice(at + 3), 'pages') ? segments.with(at, { ...segments[at]!, label: 'container-title' }) : segments
}

const namesPeriodical = (name: string): boolean => name.split(/[^\p{L}]+/u).some((word) => keywordClass(word.toLowerCase()).includes('journal'))
