import { runsOfWhole } from '../../../wordml/whole-field.js'
import type { Citation } from '../../citations.js'
import type { RenderedCite } from '../../engine.js'
import { isEdited } from '../../fields/edited.js'
import type { LiveField } from '../../fields/live-field.js'
import type { Stay } from './live-citation.js'
import { idOf } from './live-works.js'

/** Why a live citation keeps its words, wherever it stands. */
export const whyWordsStay = (field: LiveField): Stay | undefined => {
  if (isEdited(field)) return 'edited'
  if (!field.showing) return 'unknown'
  const { items } = field
  return items.some(({ authorOnly, inSentence }) => authorOnly || (inSentence && items.length > 1)) ? 'form' : undefined
}

/** Whether nothing is left of a citation in the text once its field has gone into a note: a sentence has to keep its author. */
export const canBeNote = ({ paragraph, from, to, form }: Citation, { field, control, items }: LiveField): boolean => {
  const { story, text } = paragraph
  if (story.kind !== 'body' || !runsOfWhole(paragraph, (field ?? control)!) || items.some(({ inSentence }) => inSentence)) return false
  return text.slice(0, from).trim() !== '' && (form === 'superscript' || /^[([（].*[)\]）]$/u.test(text.slice(from, to)))
}

/** The works of a live citation that stands in a note, or goes into one where a style cites there. */
export const noteCitesOf = (citation: Citation): readonly RenderedCite[] | undefined => {
  const { field, form } = citation
  return field && (form === 'note' || (!whyWordsStay(field) && canBeNote(citation, field))) ? citesOf(field) : undefined
}

/** The works of a live citation as the engine has them; undefined where the data of one does not lie in the document. */
export const citesOf = ({ items }: LiveField): readonly RenderedCite[] | undefined => {
  if (items.length === 0 || items.some(({ item, partial }) => item === undefined || partial)) return undefined
  return items.map(({ locator, prefix, suffix, suppressAuthor, ...item }) => ({
    id: idOf(item),
    ...(locator && { locator: locator.value.replace(/\s*[–—]\s*/gu, '-'), label: locator.label }),
    ...(prefix !== undefined && { prefix: `${prefix} ` }),
    ...(suffix !== undefined && { suffix }),
    ...(suppressAuthor && { suppressAuthor }),
  }))
}
