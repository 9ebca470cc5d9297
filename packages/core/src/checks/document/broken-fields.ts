import { defineCheck, type Problem } from '../check.js'
import type { Facts } from '../facts.js'
import { matchesOf } from '../../algorithms/matches.js'
import { once } from '../../algorithms/once.js'
import type { Field, Paragraph } from '../../wordml/paragraph.js'
import type { XmlElement } from '../../xml/element.js'
import { whole } from '../laid-out.js'
import { readableOf } from '../text-rule.js'

interface Subject {
  readonly paragraph: Paragraph
  /** The error that a field shows, a field that shows nothing, or `unclosed` for one that begins in the paragraph and never ends. */
  readonly fault: RegExpExecArray | Field | 'unclosed' | undefined
}

/** What Word writes in the place of a field that leads nowhere, in the languages that files come in. */
const errors = /(?:Error! (?:Reference source not found|Bookmark not defined|Not a valid|No text of specified|Hyperlink reference not valid|Unknown |No table of|No index)|Fehler! (?:Verweisquelle|Textmarke|Keine |Kein |Unbekannte)|¡Error! (?:No se encuentra|Marcador no|No hay)|Erreur ?! (?:Source du renvoi|Signet non|Il n)|Errore\. L['’]origine|Erro! (?:Fonte|A origem|Indicador|Marcador)|Fout! (?:Verwijzingsbron|Bladwijzer)|Ошибка! (?:Источник|Закладка))[^.\n]*\.?/gu

function* subjectsOf(facts: Facts): Generator<Subject> {
  for (const paragraph of readableOf(facts)) {
    const faults = [...matchesOf(paragraph.text, errors), ...paragraph.fields.filter((field) => showsNothing(field) && !isInCode(field, paragraph))]
    if (faults.length === 0) yield { paragraph, fault: undefined }
    else for (const fault of faults) yield { paragraph, fault }
  }
  for (const { kind, fallback, unclosed } of facts.document.stories) {
    if (unclosed.length === 0 || fallback || kind === 'comment') continue
    for (const paragraph of new Set(unclosed.flatMap((sign) => paragraphsByElement(facts).get(paragraphAround(sign)) ?? []))) yield { paragraph, fault: 'unclosed' }
  }
}

/** Programs write the counter of a caption without its number, for Word to fill in; `\\h` hides it, and `\\r` may only begin the count anew. */
const showsNothing = ({ name, code, from, to }: Field): boolean => name === 'SEQ' && from === to && !/\\[hr]\b/i.test(code)

/** What counts in the code of another field, as of one that makes an entry for a list, shows its number in that list. */
const isInCode = ({ signs }: Field, { fields }: Paragraph): boolean =>
  fields.some((other) => other.from === other.to && other.signs[0]!.start < signs[0]!.start && signs.at(-1)!.end < other.signs.at(-1)!.end)

const paragraphsByElement = once(({ document: { paragraphs } }: Facts) =>
  new Map<XmlElement | null, Paragraph>(paragraphs.map((paragraph) => [paragraph.element, paragraph])))

const paragraphAround = (sign: XmlElement): XmlElement | null => {
  let element: XmlElement | null = sign
  while (element && element.name !== 'w:p') element = element.parent
  return element
}

/** A field shows what it refers to, and ends. */
export const brokenFields = defineCheck<Subject>({
  id: 'doc.broken-fields',
  aspect: 'document',
  severity: 'error',
  title: 'Fields that lead nowhere',
  expected: 'No field shows an error, and every field that begins ends.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Show the codes of fields with Alt+F9, delete the field, and insert the cross-reference anew (References › Cross-reference), or type what is meant.',
  because: 'What a field that shows an error referred to is gone, and where one was to end that never does only its author can say.',
  examples: [
    { lines: ['The ships are in {field: REF ships => Table 1}. Error! she cried.'], passes: true },
    { lines: ['The ships are in {field: REF ships => Error! Reference source not found.}'], passes: false },
    { lines: ['[caption] Table {field: SEQ Table => }. Ships in the ice'], passes: false },
    { lines: ['The ice came on {unclosed field: DATE => 3 May}, and the ships stayed.'], passes: false },
  ],
  subjects: subjectsOf,
  examine({ paragraph, fault }): Problem | undefined {
    if (fault === undefined) return undefined
    if (fault === 'unclosed') {
      const message = 'A field begins here and never ends: when Word brings fields up to date, what follows may be lost. Delete the field and insert it anew.'
      return { at: whole(paragraph), message, found: 'a field without an end', expected: 'a whole field' }
    }
    if ('code' in fault) {
      const message = 'The field that counts this caption shows no number. Select the whole text with Ctrl+A and press F9, so that Word fills it in.'
      return { at: { paragraph, from: fault.from, to: fault.to }, message, found: 'nothing', expected: 'a number' }
    }
    const [found] = fault
    const at = { paragraph, from: fault.index, to: fault.index + found.length }
    return { at, message: `A field shows “${found.trim()}”; what it referred to is gone.`, found: found.slice(0, 80), expected: 'a number or a title' }
  },
})
