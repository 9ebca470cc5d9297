import { defineCheck, type Problem } from '../check.js'
import { text } from '../examples.js'
import { viewsOf, type Facts } from '../facts.js'
import type { Edit, ReplaceText } from '../../plan/edit.js'
import type { View } from '../../structure/view.js'
import type { Paragraph } from '../../wordml/paragraph.js'
import type { Properties } from '../../wordml/properties/property.js'
import { runValue } from '../../wordml/values.js'
import type { StyleDefinition } from '../../styles/definition.js'
import { keywordsLead } from '../../structure/words/keywords.js'
import { possible, replace, replaced, shown } from '../editable.js'
import { whole } from '../laid-out.js'
import { lookOf } from '../wording.js'
import { gapBehind, keywordsEdit } from './given-parts.js'
import { wordsOf } from './made-line.js'

type Wanted = NonNullable<StyleDefinition['frontMatter']['keywords']>

const english = /^\s*(?:key ?-?words?(?: and phrases)?|index terms)\s*[:.—–-]+/i
/** What stands before the keywords; in other languages it is called as it is there, and looks as the style has it where its letters can. */
const labelOf = (text: string): string => {
  const blanks = text.length - text.trimStart().length
  return english.exec(text)?.[0] ?? (slanting.test(text) ? text.slice(0, blanks + keywordsLead(text.trimStart())) : '')
}

const slanting = /^\s*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

const abstract = ['[heading 1] {pageBreakBefore=true} Abstract', `[APA Abstract] ${text}`]
const line = (text: string): string[] => [...abstract, `{firstLine=720} ${text}`, '[heading 1] The Harbour']

/** The line of keywords: what introduces it, how that looks, what parts them and what ends it. One that is given comes in where the paper has none. */
export const keywords = defineCheck<View | { readonly given: readonly string[] }>({
  id: 'front.keywords',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Keywords',
  expected: 'The keywords are introduced and ended as the style has it.',
  source: { source: 'APA 7', section: '2.10' },
  fix: 'tracked',
  help: 'Type the label before the row in the words and letters of the style, with commas between the keywords and no stop after the last one.',
  examples: [
    { lines: line('<italic=true>Keywords:</> harbours, ice, trade'), passes: true },
    { lines: line('Keywords: harbours, ice, trade'), passes: false },
    { lines: line('<bold=true>Key words</> – harbours, ice, trade.'), passes: false },
    { lines: line('<italic=true>Keywords:</> harbours; ice; trade of the north'), passes: false },
    { lines: line('<italic=true>Keywords:</> harbours; ice, black; trade'), passes: true },
    { lines: line('Index Terms—harbours, ice, trade'), passes: false },
    { lines: line('<italic=true>Keywords:</>harbours, ice, trade'), passes: false },
    { lines: line('Palabras clave: puertos, hielo, comercio'), passes: false },
    { lines: line('<italic=true>Palabras clave:</> puertos, hielo, comercio'), passes: true },
    { lines: [...abstract, '[heading 1] The Harbour'], options: { metadata: { keywords: ['harbours', 'ice'] } }, passes: false },
    { style: 'vancouver', lines: [abstract[0]!, abstract[1]!.replace('APA', 'Vancouver'), '[heading 1] The harbour'], options: { metadata: { keywords: ['harbours', 'ice'] } }, passes: false },
  ],
  subjects(facts) {
    const { style, options: { metadata: { keywords: given } } } = facts
    const rows = viewsOf(facts, 'keywords')
    if (given.length > 0 && rows.length === 0) return [{ given }]
    return style.definition.frontMatter.keywords || given.length > 0 ? rows.filter(({ text }) => labelOf(text) !== '') : []
  },
  examine: (subject, facts) => ('given' in subject ? lacking(subject.given, facts) : typed(subject.paragraph, facts.style.definition.frontMatter.keywords)),
})

const lacking = (given: readonly string[], facts: Facts): Problem => {
  const fix = keywordsEdit(facts, given)
  const message = fix ? 'The keywords come in as given.' : 'The keywords that are given have no abstract to stand under.'
  return { at: { part: facts.document.main.name }, message, found: 'none', expected: fix ? wordsOf(fix) : given.join(', '), fix }
}

const typed = (paragraph: Paragraph, wanted: Wanted | null): Problem | undefined => {
  if (!wanted) return undefined
  const label = labelOf(paragraph.text)
  const [worded, looking] = [wording(paragraph, label, wanted), looks(paragraph, label, wanted)]
  const [parted, ended] = [separators(paragraph, label, wanted), stop(paragraph, wanted)]
  const reworded = [...worded, ...parted, ...ended]
  if (reworded.length + looking.length === 0) return undefined
  const look = lookOf(wanted.labelLook)
  const faults = [
    ...(worded.length > 0 ? [`are introduced by “${wanted.label.trim()}”`] : []),
    ...(looking.length > 0 ? [`have a label that is ${look.replace(', ', ' and ')}`] : []),
    ...(parted.length > 0 ? [`have ${marks[wanted.between]} between them`] : []),
    ...(ended.length > 0 ? ['end without a stop'] : []),
  ]
  return {
    at: whole(paragraph),
    message: `In the style the keywords ${faults.join(', and ')}.`,
    ...(reworded.length > 0 ? { found: shown(paragraph.text), expected: shown(replaced(paragraph, reworded)) } : { found: label.trim(), expected: `${label.trim()} (${look})` }),
    fix: possible([...reworded, ...looking]),
  }
}

/** The label in the words of the style; one in another language stays. */
const wording = (paragraph: Paragraph, label: string, wanted: Wanted): ReplaceText[] => {
  if (!english.test(label)) return []
  const gap = gapBehind(wanted.label)
  const blanks = /^\s*/.exec(paragraph.text.slice(label.length))![0].length
  const isParted = (blanks > 0) === (gap !== '')
  if (label.trim() === wanted.label && isParted) return []
  return [replace(paragraph, indentOf(label), label.length + (isParted ? 0 : blanks), isParted ? wanted.label : wanted.label + gap)]
}

const looks = (paragraph: Paragraph, label: string, { labelLook }: Wanted): Edit[] =>
  paragraph.runs.flatMap((run): Edit[] => {
    const [from, to] = [Math.max(run.from, indentOf(label)), Math.min(run.to, label.length)]
    const apart = from >= to || !/\S/.test(paragraph.text.slice(run.from, run.to))
    if (apart || run.own.locked || run.deleted || has(run.effective, labelLook)) return []
    return [{ kind: 'format-text', range: { paragraph, from, to }, properties: labelLook }]
  })

const marks = { ',': 'commas', ';': 'semicolons' } as const

/** Other marks between them than the style has; where both stand a comma may be within one of them. */
const separators = (paragraph: Paragraph, label: string, { between }: Wanted): ReplaceText[] => {
  const { text } = paragraph
  const others = between === ',' ? ';·•|' : ',·•|'
  if (text.includes(between, label.length)) return []
  return [...text.matchAll(new RegExp(String.raw`(?:\s+[${others}]\s*|[${others}]\s+)(?=[\p{L}\d])`, 'gu'))]
    .filter(({ index }) => index > label.length)
    .map(({ index, 0: mark }) => replace(paragraph, index, index + mark.length, `${between} `))
}

const stop = (paragraph: Paragraph, { end: wanted }: Wanted): ReplaceText[] => {
  const end = paragraph.text.trimEnd().length
  return wanted === '' && /[\p{L}\d)]\.$/u.test(paragraph.text.slice(0, end)) ? [replace(paragraph, end - 1, end, '')] : []
}

const indentOf = (label: string): number => label.length - label.trimStart().length

const has = (effective: Properties, look: Properties): boolean => Object.keys(look).every((name) => runValue(effective, name) === look[name])
