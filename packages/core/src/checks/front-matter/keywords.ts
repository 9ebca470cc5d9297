import { defineCheck, type Problem } from '../../check.js'
import { viewsOf } from '../../facts.js'
import type { Edit } from '../../plan/edit.js'
import type { View } from '../../structure/view.js'
import type { Properties } from '../../wordml/properties/property.js'
import { runValue } from '../../wordml/values.js'
import { keywordsLead } from '../../structure/words/keywords.js'
import { possible, replace } from '../editable.js'
import { whole } from '../laid-out.js'
import { lookOf, short } from '../wording.js'
import { gapBehind, keywordsEdit } from './given-parts.js'
import { wordsOf } from './made-line.js'

const english = /^\s*(?:key ?-?words?(?: and phrases)?|index terms)\s*[:.—–-]+/i
/** What stands before the keywords; in other languages it is called as it is there, and looks as the style has it where its letters can. */
const labelOf = (text: string): string => {
  const blanks = text.length - text.trimStart().length
  return english.exec(text)?.[0] ?? (slanting.test(text) ? text.slice(0, blanks + keywordsLead(text.trimStart())) : '')
}

const slanting = /^\s*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

const abstract = ['[heading 1] {pageBreakBefore=true} Abstract', '[APA Abstract] It was a quiet year for the harbour, and nobody expected the ice to come so early.']
const line = (text: string): string[] => [...abstract, `{firstLine=720} ${text}`, '[heading 1] The Harbour']

/** The line of keywords: what introduces it, how that looks, and that no stop ends it. One that is given comes in where the paper has none. */
export const keywords = defineCheck<View | { readonly given: readonly string[] }>({
  id: 'front.keywords',
  aspect: 'front_matter',
  severity: 'warning',
  title: 'Keywords',
  expected: 'The keywords are introduced and ended as the style has it.',
  source: { source: 'APA 7', section: '2.10' },
  fix: 'tracked',
  help: 'Type “Keywords:” in italics before the row, with commas between the words and nothing after the last one.',
  examples: [
    { lines: line('<italic=true>Keywords:</> harbours, ice, trade'), passes: true },
    { lines: line('Keywords: harbours, ice, trade'), passes: false },
    { lines: line('<bold=true>Key words</> – harbours, ice, trade.'), passes: false },
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
  examine(subject, facts): Problem | undefined {
    const { style, document } = facts
    if ('given' in subject) {
      const fix = keywordsEdit(facts, subject.given)
      const message = fix ? 'The keywords come in as given.' : 'The keywords that are given have no abstract to stand under.'
      return { at: { part: document.main.name }, message, found: 'none', expected: fix ? wordsOf(fix) : subject.given.join(', '), fix }
    }
    const { paragraph } = subject
    if (!style.definition.frontMatter.keywords) return undefined
    const wanted = style.definition.frontMatter.keywords
    const found = labelOf(paragraph.text)
    const blanks = /^\s*/.exec(paragraph.text.slice(found.length))![0].length
    const tooWide = blanks > 0 && gapBehind(wanted.label) === '' && english.test(found)
    const isAsWanted = (found.trim() === wanted.label && !tooWide) || !english.test(found)
    const from = found.length - found.trimStart().length
    const edits: Edit[] = []
    if (!isAsWanted) edits.push(replace(paragraph, from, found.length + (tooWide ? blanks : 0), wanted.label))
    for (const run of paragraph.runs) {
      const apart = run.from >= found.length || run.to <= from || !/\S/.test(paragraph.text.slice(run.from, run.to))
      if (apart || run.own.locked || run.deleted || has(run.effective, wanted.labelLook)) continue
      edits.push({ kind: 'format-text', range: { paragraph, from: Math.max(run.from, from), to: Math.min(run.to, found.length) }, properties: wanted.labelLook })
    }
    const end = paragraph.text.trimEnd().length
    if (wanted.end === '' && /[\p{L}\d)]\.$/u.test(paragraph.text.slice(0, end))) edits.push(replace(paragraph, end - 1, end, ''))
    if (edits.length === 0) return undefined
    const faults = [
      ...(isAsWanted ? [] : [`are introduced by “${wanted.label.trim()}”`]),
      ...(edits.some(({ kind }) => kind === 'format-text') ? [`have their label ${lookOf(wanted.labelLook)}`] : []),
      ...(edits.some((edit) => edit.kind === 'replace-text' && edit.range.from > found.length) ? ['end without a stop'] : []),
    ]
    const expected = `${isAsWanted ? found.trim() : wanted.label.trim()} (${lookOf(wanted.labelLook)})`
    return { at: whole(paragraph), message: `In the style the keywords ${faults.join(', and ')}.`, found: short(paragraph.text, 80), expected, fix: possible(edits) }
  },
})

const has = (effective: Properties, look: Properties): boolean => Object.keys(look).every((name) => runValue(effective, name) === look[name])
