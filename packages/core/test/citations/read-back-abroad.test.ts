import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { loadEngine } from '../../src/citations/load-engine.js'
import type { CitedItem } from '../../src/citations/engine.js'
import type { CslItem } from '../../src/citations/item.js'
import { plain } from '../../src/citations/rich-text.js'
import { parseReferences } from '../../src/references.js'
import { styleNamed } from '../../src/styles/registry.js'
import { languages, worksIn } from './works-abroad.js'

const styles = ['apa-7', 'mla-9', 'chicago-18-nb', 'chicago-18-ad', 'harvard', 'ieee', 'vancouver']

/** Each style’s words for the works of a language, and what is read in them. */
const readBack = async (language: string, style: string): Promise<readonly (readonly [work: CitedItem, text: string, read: CslItem])[]> => {
  const { citations: { csl, corrections, titles, seenIn }, citationSystem } = styleNamed(style).style
  const { locale } = languages[language]!
  const engine = await loadEngine({ csl: csl!, corrections, language: locale, notes: citationSystem === 'notes', titles, seenIn })
  const works = worksIn(languages[language]!)
  const texts = works.map((work) => plain(engine.open([work]).entries()[0]!.text))
  const read = await parseReferences(texts, nodeCodec)
  return works.map((work, index) => [work, texts[index]!, read[index]!.csl] as const)
}

const said = (value: unknown): string => String(value ?? '').toLowerCase().replace(/[‐-―]/g, '-').replace(/\s+/g, ' ').trim()
const firstNamed = ([first]: CslItem['author'] & object = []): string => said(first?.literal ?? first?.family)

/** Whether what is read is what was said, where it was said: styles leave things out. */
const isSame = ([work, text, read]: Awaited<ReturnType<typeof readBack>>[number]): boolean => {
  const words = said(text)
  const agrees = (one: unknown, other: unknown): boolean => said(one) === said(other) || (other === undefined && !words.includes(said(one)))
  const year = ({ issued }: CslItem): unknown => issued?.['date-parts']?.[0]?.[0]
  // A site is read as who brings the page out where a style says no more.
  const isIn = agrees(work['container-title'], read['container-title']) || (work.type === 'webpage' && said(work['container-title']) === said(read.publisher))
  const isNamed = text.includes(String(work.editor?.[0]?.family))
  return isIn && agrees(work.title, read.title) && agrees(work.publisher, work.type === 'webpage' ? undefined : read.publisher)
    && agrees(work.page, read.page) && agrees(work.volume, read.volume) && agrees(work.issue, read.issue) && agrees(year(work), year(read))
    && firstNamed(work.author) === firstNamed(read.author) && (!isNamed || firstNamed(work.editor) === firstNamed(read.editor))
}

// Floors: what is reached, of twelve works in each of seven styles. Two family names behind initials are taken for one, as in English.
test.each([
  ['German', 80], ['French', 82], ['Spanish', 70], ['Portuguese', 78], ['Italian', 81], ['Dutch', 77],
])('of 84 entries that our styles word in %s, at least %i say the same when they are read again', async (language, least) => {
  const all = (await Promise.all(styles.map((style) => readBack(language, style)))).flat()
  const others = all.filter((each) => !isSame(each)).map(([work, text]) => `${work.id}: ${text}`)
  expect(all).toHaveLength(84)
  expect(all.length - others.length, others.join('\n')).toBeGreaterThanOrEqual(least)
})
