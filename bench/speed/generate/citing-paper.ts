import type { Chance } from './chance.js'
import { ITALIC, type Ink } from './ink.js'
import { pack } from './paper.js'
import { capital, FAMILIES, JOURNALS, phrase } from './prose.js'

/** A paper that cites, as a .docx with typed citations and a list, and the same in the form that pandoc reads. */
export interface CitingPaper {
  readonly bytes: Buffer
  /** The text with pandoc's citations. */
  readonly markdown: string
  /** The works as CSL-JSON. */
  readonly works: string
}

interface Work {
  readonly id: string
  readonly type: 'article-journal'
  readonly author: readonly { readonly family: string; readonly given: string }[]
  readonly issued: { readonly 'date-parts': readonly [readonly [number]] }
  readonly title: string
  readonly 'container-title': string
  readonly volume: string
  readonly issue: string
  readonly page: string
  readonly DOI: string
}

const workOf = (chance: Chance, index: number): Work => {
  const from = chance.between(1, 800)
  return {
    id: `work${String(index)}`,
    type: 'article-journal',
    author: [{ family: chance.pick(FAMILIES), given: chance.pick(['A.', 'B. C.', 'M.']) }, { family: chance.pick(FAMILIES), given: chance.pick(['D.', 'K. L.']) }],
    issued: { 'date-parts': [[chance.between(1980, 2024)]] },
    title: capital(phrase(chance, chance.between(7, 13))),
    'container-title': chance.pick(JOURNALS),
    volume: String(chance.between(1, 80)),
    issue: String(chance.between(1, 8)),
    page: `${String(from)}–${String(from + 17)}`,
    DOI: `10.1000/bench.${String(chance.between(1000, 999999))}`,
  }
}

const yearOf = ({ issued: { 'date-parts': [[year]] } }: Work): string => String(year)
const namesOf = ({ author }: Work, and: string): string => author.map(({ family }) => family).join(` ${and} `)

/** A sentence that cites: in brackets with a page, two works at once, or in the text. */
const citing = (chance: Chance, text: string, works: readonly [Work, ...Work[]]): { readonly typed: string; readonly marked: string } => {
  const [one, other] = [chance.pick(works), chance.pick(works)]
  const page = String(chance.between(1, 400))
  return chance.pick([
    { typed: `${text} (${namesOf(one, '&')}, ${yearOf(one)}, p. ${page}).`, marked: `${text} [@${one.id}, p. ${page}].` },
    { typed: `${text} (${namesOf(one, '&')}, ${yearOf(one)}; ${namesOf(other, '&')}, ${yearOf(other)}).`, marked: `${text} [@${one.id}; @${other.id}].` },
    { typed: `${namesOf(one, 'and')} (${yearOf(one)}) ${text.toLowerCase()}.`, marked: `@${one.id} ${text.toLowerCase()}.` },
  ])
}

const wordsOfSentence = 20
const sentencesOfParagraph = 5

/** So many pages with citations spread evenly over their sentences, and the list of all works, in APA's form. */
export function makeCitingPaper(pages: number, entries: number, clusters: number, seed = 1): CitingPaper {
  let markdown = ''
  let list: readonly Work[] = []
  const { bytes } = pack(pages, seed, (ink) => {
    const { chance } = ink
    const works = Array.from({ length: entries }, (_, index) => workOf(chance, index)) as [Work, ...Work[]]
    list = works
    const sentences = (pages * 300) / wordsOfSentence
    const blocks = [ink.paragraph('<w:pStyle w:val="Title"/>', ink.text('A Paper That Cites', ''))]
    let cited = 0
    for (let done = 0; done < sentences; done += sentencesOfParagraph) {
      const [typed, marked]: [string[], string[]] = [[], []]
      for (let place = done + 1; place <= done + sentencesOfParagraph; place++) {
        const text = capital(phrase(chance, wordsOfSentence))
        const isDue = cited < Math.min(clusters, Math.floor((place * clusters) / sentences))
        if (isDue) cited++
        const said = isDue ? citing(chance, text, works) : { typed: `${text}.`, marked: `${text}.` }
        typed.push(said.typed)
        marked.push(said.marked)
      }
      blocks.push(ink.paragraph('<w:ind w:firstLine="720"/>', ink.text(typed.join(' '))))
      markdown += `${marked.join(' ')}\n\n`
    }
    blocks.push(ink.paragraph('<w:pStyle w:val="Heading1"/>', ink.text('References', '')))
    const sorted = [...works].sort((one, other) => (namesOf(one, '') < namesOf(other, '') ? -1 : 1))
    for (const work of sorted) blocks.push(ink.paragraph('<w:ind w:left="720" w:hanging="720"/>', entryOf(work, ink)))
    return { xml: blocks.join(''), footnotes: [], pictures: 0 }
  })
  return { bytes, markdown, works: JSON.stringify(list) }
}

const entryOf = (work: Work, ink: Ink): string => {
  const authors = work.author.map(({ family, given }) => `${family}, ${given}`).join(', & ')
  const journal = ink.run(`${work['container-title']}, ${work.volume}`, ITALIC)
  return ink.text(`${authors} (${yearOf(work)}). ${work.title}. `) + journal + ink.text(`(${work.issue}), ${work.page}. https://doi.org/${work.DOI}`)
}
