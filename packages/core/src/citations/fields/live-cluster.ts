import type { CitationSystem, Cite, Cluster } from '../cluster.js'
import type { CslItem, CslName } from '../item.js'
import { unlinked, type EntryIndex } from '../in-text/link.js'
import type { LiveField, LiveItem } from './live-field.js'

/** A live citation as a cluster: what it cites comes from the manager's data, how it cites from the text that it shows. */
export const liveCluster = (field: LiveField, index: EntryIndex): Cluster => {
  const { from, to, items, paragraph } = field
  const shown = paragraph.text.slice(from, to).trim()
  const { form, system } = shapeOf(shown, field)
  return { from, to, form, system, cites: items.map((item) => citeOf(item, field, index)), confidence: 1 }
}

const shapeOf = (shown: string, { paragraph, items, from, to }: LiveField): { form: Cluster['form']; system: CitationSystem } => {
  if (paragraph.story.kind !== 'body') return { form: 'note', system: 'note' }
  if (/^[[(]?\s*\d{1,4}(?!\d)(?:[\s\d,;–—‑[\]-]|pp?\.?)*[\])]?$/u.test(shown) && !beginsWithYear(shown, items)) {
    const raised = paragraph.runs.some((run) => run.from < to && run.to > from && run.to > run.from && run.effective['verticalAlign'] === 'superscript')
    return { form: raised ? 'superscript' : 'numeric', system: 'numeric' }
  }
  const narrative = items.some(({ suppressAuthor, authorOnly, inSentence }) => suppressAuthor || authorOnly || inSentence) || !/^[([]/u.test(shown)
  const dated = /(?:1\d|20)\d\d|n\.d\.|no date|in press|forthcoming/u.test(shown)
  return { form: narrative ? 'narrative' : 'parenthetical', system: dated ? 'author-date' : 'author-page' }
}

/** `(1999, p. 12)` behind a name: the year of a work, or one that stands alone. */
const beginsWithYear = (shown: string, items: readonly LiveItem[]): boolean => {
  const year = /^[[(]?\s*(\d{4})(?!\d)/u.exec(shown)?.[1]
  return year !== undefined && (items.some(({ item }) => item && yearOf(item) === year) || /^\(?(?:1[5-9]|20)\d\d\)?$/u.test(shown))
}

const citeOf = ({ item, locator, prefix, suffix }: LiveItem, { from, to }: LiveField, index: EntryIndex): Cite => {
  const names = item ? namesOf(item) : []
  const year = item ? yearOf(item) : undefined
  const byName = names.length > 0 ? index.link({ names: names.slice(0, 1), etAl: names.length > 2, year }) : unlinked
  const byTitle = byName.kind !== 'exact' && item?.title !== undefined ? index.titled(item.title) : unlinked
  return {
    from,
    to,
    names,
    etAl: false,
    ...(year !== undefined && { year }),
    ...(locator && { locator: { ...locator, from, to } }),
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
    link: byTitle.kind === 'exact' ? byTitle : byName,
  }
}

const namesOf = (item: CslItem): string[] => {
  const people = (item.author ?? item.editor ?? []).flatMap(familyOf)
  return people.length > 0 || item.title === undefined ? people : [item.title]
}

const familyOf = ({ family, literal, ...name }: CslName): string[] => {
  const whole = [name['dropping-particle'], name['non-dropping-particle'], family ?? literal].filter((part) => part !== undefined).join(' ')
  return whole === '' ? [] : [whole]
}

const yearOf = ({ issued }: CslItem): string | undefined => {
  const year = issued?.['date-parts']?.[0]?.[0]
  return year === undefined ? issued?.literal : String(year)
}
