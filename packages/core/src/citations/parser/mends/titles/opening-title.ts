import { isGroup } from '../../fields/group.js'
import { readDate } from '../../fields/date.js'
import { cutAt, has, inTurn, type Mend, surely } from '../../segment.js'
import { plainWordsIn } from '../sources/sure-source.js'

const dateFirst = /^[\s.,]*\((?=[^()]*\d{4})[^()]{4,30}\)[.:,]*\s+(?=\p{Lu})/u

/** `Berg, A. | (27 de abril de 2021). Ropes of the north.` */
const withDateBefore: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }, index) => label === 'title' && segments[index - 1]?.label === 'author')
  const date = at < 0 ? undefined : dateFirst.exec(segments[at]!.text)?.[0]
  if (date === undefined || has(segments, 'date') || readDate(date) === undefined) return segments
  const [dated, title] = cutAt(surely(segments[at]!), date.length, 'title')
  return segments.toSpliced(at, 1, { ...dated, label: 'date' }, title)
}

const editorsFirst = /^\p{Lu}[^():]{2,120}\s\((?:Hrsg|Hg|[Ee]ds?|[ÉEé]ds?|[Dd]irs?|[Cc]oords?|[Oo]rgs?)\.?\):\s+(?=\p{Lu})/u

/** `Ministerium des Innern (Hrsg.): Zahlen der Küste.` */
const withEditorsBefore: Mend = (_, segments) => {
  const at = segments.findIndex(({ label }) => label !== 'citation-number')
  const editors = segments[at]?.label === 'title' ? editorsFirst.exec(segments[at].text)?.[0] : undefined
  if (editors === undefined || has(segments, 'author', 'editor')) return segments
  const [names, title] = cutAt(segments[at]!, editors.length, 'title')
  return segments.toSpliced(at, 1, { ...names, label: 'editor' }, title)
}

/** Four words at least, of which the last and one before it are in small letters, and no comma. */
const inSmallLetters = /^\s*\p{Lu}[^,;:&()]*\s\p{Ll}[^,;:&()]*\s\p{Ll}{3,}[.\s]*$/u
const alone = /^\s*\p{Lu}[^.,;:]*\.\s*$/u
const beforePages = /^\s*\p{Lu}[^.,;:]*,\s*$/u

/**
 * `How to tie a net | (2018). | Harbour School. | https://…`, `Last nets cut | (2018). | The Harbour Post, | p. 3.`: nobody is called by a sentence, which is
 * the title of what nobody has signed; three words are one where the name of a newspaper stands before a page.
 */
const withSentenceFirst: Mend = (_, segments) => {
  const [first, date, source, ...behind] = segments
  const isPrinted = source?.label === 'title' && beforePages.test(source.text) && plainWordsIn(source.text) === 0 && behind[0]?.label === 'pages'
  const isSentence = first?.label === 'author' && first.text.trim().split(/\s+/).length > (isPrinted ? 2 : 3) && inSmallLetters.test(first.text) && !isGroup(first.text.trim())
  if (!isSentence || date?.label !== 'date' || !/^\s*\(/.test(date.text)) return segments
  if (isPrinted) return [{ ...first, label: 'title' }, date, surely({ ...source, label: 'journal' as const }), ...behind]
  const isSource = source?.label === 'title' && alone.test(source.text) && plainWordsIn(source.text) === 0 && behind.length > 0
  if (source?.label === 'title' && !isSource) return segments
  return [{ ...first, label: 'title' }, date, ...(source ? [isSource ? { ...source, label: 'publisher' as const } : source] : []), ...behind]
}

/** No title begins with the date in brackets behind the names, nor with who edited the work. */
export const withOpeningTitle = inTurn(withDateBefore, withEditorsBefore, withSentenceFirst)
