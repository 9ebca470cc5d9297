import { defineCheck, type Problem } from '../check.js'
import type { Cite } from '../../citations/cluster.js'
import type { RichText } from '../../citations/rich-text.js'
import type { Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import type { FormatText } from '../../plan/edit.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { runValue } from '../../wordml/values.js'
import { possible } from '../editable.js'

const list = ['[heading 1] Bibliography', 'Sample, Ada. <italic=true>A Year in the Harbour</>. Harbour Press, 2019.']
const book = (title: string): string => `It was a quiet year.{footnote: Ada Sample, ${title} (Harbour Press, 2019), 12.}`

const article = (journal: string): string => `The ice came early.{footnote: Ada Sample, “Old Ships in the Ice,” ${journal} 4, no. 2 (2019): 1–9.}`
const articles = ['[heading 1] Bibliography', 'Sample, Ada. “Old Ships in the Ice.” <italic=true>Ships</> 4, no. 2 (2019): 1–9.']

/** Shorter titles may be other words, too. */
const shortest = 4

/** A work that a note names. */
interface Named {
  readonly cite: Cite
  readonly paragraph: Paragraph
}

/** A typed note keeps its words; what the list has in italics stands so in the note. */
export const noteTitles = defineCheck<Named>({
  id: 'note.titles',
  aspect: 'notes',
  severity: 'warning',
  title: 'Titles in notes',
  expected: 'Titles of books and journals are in italics in notes as they are in the list.',
  source: { source: 'Chicago 18', section: '13.18; 8.168' },
  fix: 'tracked',
  help: 'Set the title of the book, or of the journal, in italics in the note.',
  examples: [
    { style: 'chicago-18-nb', lines: [book('<italic=true>A Year in the Harbour</>'), ...list], passes: true },
    { style: 'chicago-18-nb', lines: [article('<italic=true>Ships</>'), ...articles], passes: true },
    { style: 'chicago-18-nb', lines: [article('Ships'), ...articles], passes: false },
    { style: 'chicago-18-nb', lines: ['The ice came early.{footnote: Ships Society, “Old Ships in the Ice.”}', articles[0]!, articles[1]!.replace('Sample, Ada', 'Ships Society')], passes: true },
    { style: 'chicago-18-nb', lines: [book('A Year in the Harbour'), ...list], passes: false },
    { style: 'chicago-18-nb', lines: ['Rye was dear (Sample, 2019, p. 3).', book('A Year in the Harbour'), ...list], passes: false },
    { style: 'chicago-18-nb', lines: [book('A Year in the Harbour'), 'The ice came early.{footnote: Sample, <italic=true>Year in the Harbour</>, 14.}', ...list], passes: false },
  ],
  *subjects(facts) {
    if (facts.style.definition.citationSystem !== 'notes') return
    for (const { paragraph, cites } of facts.citations.chapters.flatMap(({ noted }) => noted)) {
      for (const cite of cites) {
        const isNamed = cite.noteForm !== undefined && cite.noteForm !== 'ibid' && cite.link.kind === 'exact'
        if (isNamed && titlesOf(facts).has(cite.link.references[0]!)) yield { cite, paragraph }
      }
    }
  },
  examine({ cite: { from, to, link }, paragraph }, facts): Problem | undefined {
    const said = paragraph.text.slice(from, to)
    const { titles, groups } = titlesOf(facts).get(link.references[0]!)!
    const plain = titles.flatMap((title) => {
      // `Harbour Studies Society, “Ice,” Harbour Studies 4`: a journal is often called as those who publish it begin.
      const places = placesIn(said, title).filter((place) => !groups.some((group) => isWithin(place, placesIn(said, group))))
      // `“Sleep in Towns,” Sleep 4`: the journal is not what the article is about.
      const meant = places.find(([start]) => !isQuoted(said, start))
      return meant && !places.some(([start, end]) => anyItalic(paragraph, from + start, from + end)) ? [meant] : []
    })
    if (plain.length === 0) return undefined
    const formats = plain.map(([start, end]): FormatText => ({ kind: 'format-text', range: { paragraph, from: from + start, to: from + end }, properties: { italic: true } }))
    const words = plain.map(([start, end]) => `“${said.slice(start, end)}”`).join(' and ')
    const locked = paragraph.runs.some((run) => run.own.locked && formats.some(({ range }) => run.from < range.to && range.from < run.to))
    const message = `In the note, ${words} ${plain.length === 1 ? 'is' : 'are'} not in italics.`
    return { at: formats[0]!.range, message, found: 'upright', expected: 'in italics', fix: locked ? undefined : possible(formats) }
  },
})

/** What the style sets in italics in an entry that it words, and the institutions that wrote it. */
interface Entry {
  readonly titles: readonly string[]
  readonly groups: readonly string[]
}

const titlesOf = once(({ rendered }: Facts): ReadonlyMap<string, Entry> => {
  const references = (rendered?.lists ?? []).flatMap((each) => each.references)
  return new Map(references.flatMap(({ reference: { id, entry: { csl } }, text }) => {
    const groups = (csl.author ?? []).flatMap(({ literal }) => literal ?? [])
    return text ? [[id, { titles: italicsOf(text), groups }] as const] : []
  }))
})

const italicsOf = (text: RichText): string[] =>
  text.flatMap((run) => (run.italic && run.text.trim().length >= shortest ? [run.text.trim().replace(/[.,]$/, '')] : []))

type Place = readonly [from: number, to: number]

/** Where a note has a title, or as much of its beginning as stands between two commas. */
const placesIn = (said: string, title: string): readonly Place[] => {
  const [text, wanted] = [said.toLowerCase(), title.toLowerCase()]
  const found: Place[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) found.push([at, at + wanted.length])
  if (found.length > 0) return found.filter(([from, to]) => isWhole(text, from, to))
  const short = /(?<=, )[^,“”"();]{4,}(?=,|\.?$)/u.exec(text)
  const isBeginning = short && ` ${wanted.replace(/^(?:the|an?) /, '')} `.startsWith(` ${short[0].replace(/^(?:the|an?) /, '')} `)
  return isBeginning ? [[short.index, short.index + short[0].length]] : []
}

const isQuoted = (text: string, at: number): boolean => {
  const before = text.slice(0, at)
  return before.lastIndexOf('“') > before.lastIndexOf('”') || before.split('"').length % 2 === 0
}

const isWhole = (text: string, from: number, to: number): boolean => !/\p{L}/u.test(text[from - 1] ?? '') && !/\p{L}/u.test(text[to] ?? '')

const isWithin = ([from, to]: Place, others: readonly Place[]): boolean => others.some(([start, end]) => start <= from && to <= end)

/** Where some of it is, the author has set it so. */
const anyItalic = ({ runs }: Paragraph, from: number, to: number): boolean =>
  runs.some((run) => run.from < to && from < run.to && runValue(run.effective, 'italic') === true)
