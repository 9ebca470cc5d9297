import { isCertain, type Facts } from '../facts.js'
import { once } from '../../algorithms/once.js'
import { captionLabel } from '../../structure/words/caption-label.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import { captionsInCells } from '../tables-figures/captions-in-cells.js'
import type { CaptionKind } from '../tables-figures/label-words.js'
import { foundIn, type Sought } from '../sought.js'
import { readableOf } from '../text-rule.js'

/**
 * A caption with the number that its table or figure has, and a place where the text speaks of one: in any language, and as parts
 * of figures and other people's tables are named too, since all that is made of them is a question. What is written anew has to be
 * certain of every letter, and is read by itself: the label, number and title of a caption in `tables-figures/caption-parts.ts`,
 * the single numbers in the text in `tables-figures/callouts.ts`.
 */
export interface NumberedCaption {
  readonly of: CaptionKind
  readonly label: string
  readonly number: string
  readonly paragraph: Paragraph
}

/** A place where the text speaks of a table or a figure by its number. */
export interface Mention {
  readonly of: CaptionKind
  readonly label: string
  /** `2–4` is three numbers; a part of a figure (`2b`) is the figure. */
  readonly numbers: readonly string[]
  readonly paragraph: Paragraph
  readonly from: number
  readonly to: number
}

/** The captions with a number, in document order, those that were typed into tables among them. */
export const numberedCaptions = once((facts: Facts): readonly NumberedCaption[] => {
  const { structure, document } = facts
  const inCells = new Map([...captionsInCells(facts).values()].flat().map(({ paragraph, label }) => [paragraph, label]))
  return document.paragraphs.flatMap((paragraph): NumberedCaption[] => {
    const role = structure.role(paragraph)
    const typed = inCells.get(paragraph)
    if (typed) return [{ of: typed.of, label: typed.label, number: plain(typed.number), paragraph }]
    if (!/^(?:table|figure)-caption$/.test(role.kind) || !isCertain(role)) return []
    const label = captionLabel(structure.view(paragraph).text)
    // Some programs count a caption that counts itself: `Table 2: Table 2.2: Ships`.
    const own = label && captionLabel(label.rest)
    const counted = own?.number !== undefined && own.of === label?.of ? own : label
    return counted?.number ? [{ of: counted.of, label: counted.label, number: plain(counted.number), paragraph }] : []
  })
})

const number = '(?:[A-Z]{1,2}[.‑-]?)?\\d{1,3}(?:[.‑-]\\d{1,3})*[a-zA-Z]?(?![\\p{L}\\d])'
const labels = 'tables?|tabs?\\.|tabellen?|tabell[ae]|tabel|tablas?|tableaux?|tabelas?|figures?|figs?\\.?|abbildung(?:en)?|abb\\.|figuras?|figuur|figuren'
const mention: Sought = { signs: /tab|fig|abb/i, pattern: new RegExp(`(?<![\\p{L}\\d])(${labels})[ \\u00a0]?(${number}(?:(?:\\s*[,;–—-]\\s*|,?\\s*(?:and|&|or|to|und|y|et|bis)\\s+)${number})*)`, 'giu') }

const numeral = '[IVXLC]+(?![\\p{L}\\d])'
/** `Table IV`, where captions are counted so; in `the table I saw` stands no number. */
const inNumerals: Sought = { signs: /[IVXLC]/, pattern: new RegExp(`(?<![\\p{L}\\d])(Tables?|TABLES?|Figures?|FIGURES?|Figs?\\.?|FIGS?\\.?)[ \\u00a0](${numeral}(?:(?:\\s*[,–—-]\\s*|,?\\s*(?:and|&|or|to)\\s+)${numeral})*)`, 'gu') }
const isOf = (label: string): CaptionKind => (/^tab/i.test(label) ? 'table' : 'figure')

/** Every place where running text, a note or a cell names a table or a figure by its number. */
export const mentionsOf = once((facts: Facts): readonly Mention[] => {
  const captions = numberedCaptions(facts)
  const captioned = new Set(captions.map(({ paragraph }) => paragraph))
  const inRoman = new Set(captions.filter(({ number }) => /^[IVXLC]+$/.test(number)).map(({ of }) => of))
  const said = (text: string): readonly RegExpExecArray[] => {
    const found = foundIn(text, mention)
    return inRoman.size === 0 ? found : [...found, ...foundIn(text, inNumerals).filter(({ 1: label = '' }) => inRoman.has(isOf(label)))].sort((one, other) => one.index - other.index)
  }
  return readableOf(facts).flatMap((paragraph) => {
    const found = said(paragraph.text)
    if (found.length === 0 || /^(?:contents|reference-entry)$/.test(facts.structure.role(paragraph).kind)) return []
    return (captioned.has(paragraph) ? found.slice(1) : found).map(({ 0: all, 1: label = '', 2: said = '', index }): Mention => {
      const counted = countBehind(label, said, paragraph.text.slice(index + all.length))
      const numbers = numbersIn(said.slice(0, said.length - counted))
      return { of: isOf(label), label, numbers, paragraph, from: index, to: index + all.length - counted }
    })
  })
})

const several = /(?:s\.?|tabellen|abbildungen|figuren|tableaux)$/i

/** `In Table 3, 170 ships`: how many signs behind the number of one table are a comma and what is counted behind it. */
const countBehind = (label: string, said: string, after: string): number =>
  several.test(label) || !/^ (?!(?:and|or|to|show|give|list|are|were|present|report|contain|summar)\p{Ll}*)\p{Ll}{3}/u.test(after) ? 0 : (/,\s*\d+$/.exec(said)?.[0].length ?? 0)

const plain = (text: string): string => text.toUpperCase().replace(/(?<=\d)[A-Z]$/, '').replace(/^([A-Z]+)[.‑-]/, '$1').replace(/[-‑]/g, '.')

/** `1–3` names the tables between too; what is not counted up in whole numbers is taken as it stands. */
const numbersIn = (text: string): string[] =>
  text.split(/\s*[,;]\s*|\s+(?:and|or|und|y|et)\s+|\s*&\s*/i).filter(Boolean).flatMap((piece) => {
    const [, from, to] = /^(\d+)[a-z]?(?:\s*[–—-]\s*|\s+(?:to|bis)\s+)(\d+)[a-z]?$/i.exec(piece) ?? []
    const [first, last] = [Number(from), Number(to)]
    return first < last && last - first < 50 ? Array.from({ length: last - first + 1 }, (_, index) => String(first + index)) : piece.split(/\s*[–—]\s*/).map(plain)
  })

/** `Supplementary Table 1`: those of another part or file are counted apart, and named so. */
export const isCountedApart = ({ paragraph, from }: Mention): boolean => apart.test(paragraph.text.slice(Math.max(from - 30, 0), from))

const apart = /\b(?:supplement(?:a(?:ry|l))?|supporting|extended data|online|web|appendix|additional)\s$/i
