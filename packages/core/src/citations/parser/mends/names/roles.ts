import { editors, translators } from '../../role-words.js'
import { has, isContainer, joined, type Mend, type Segment, surely } from '../../segment.js'

const endsAsEditors = new RegExp(String.raw`(?:^|[\s,(\[])\s*(?:${editors})(?!\p{L})[.\s)\],:;]*$`, 'iu')
/** `Beck MA, Harry ED.`: behind a surname capitals without a bracket are initials. */
const endsAsInitials = /\p{Ll}\s\p{Lu}{2,3}[.\s]*$/u
const onlyEditors = /^[\s,(\[]*(?:eds?|edd|editors?|hrsgg?|hg)\b[.\s)\],:;]*$/iu
const beginsAsTranslators = /^[\s,.;(\[]*(?:trans(?:l|lated)?|trad(?:uit|ucción)?|übers(?:etzt)?)\b/iu
const endsAsTranslators = new RegExp(String.raw`[,\s]\s*(?:${translators})(?!\p{L})[.\s)\],;]*$`, 'iu')
/** `Ed. by Ada Berg.`, `Hg. v. Ada Berg.` */
const beginsAsEditors = /^[\s,.;(]*(?:(?:hrsg|hg)\.\s?v(?:on|\.)|ed\.\sby)\s\p{Lu}[^\d]*$/iu
const onlyTranslators = /^[\s,.;(\[]*(?:trans(?:l|lated)?|trad(?:uit)?|übers(?:etzt)?)\b[\s.]*(?:(?:by|par|von)\b)?[\s.:]*$/iu
const within = /^[\s.,]*in\b/i
/** Any word for those who edited a work, in the languages of the labelled entries. */
const saysEdited = /(?<!\p{L}|\p{L}\.)(?:eds?|edd|éds?|édit(?:s|é|eurs?)?|edit(?:ed|ors?|or[ae]s?)|red|redaktion|hrsgg?|hg|herausg\p{L}*|dirs?|coords?|orgs?|comps?|compil\p{L}+|cura|curators?)(?!\p{L})/iu

/** Whether words are those of people who edited what a work stands in: `In A. Berg (ed.)`. */
export const saysEditors = (text: string): boolean => within.test(text) || (endsAsEditors.test(text) && !endsAsInitials.test(text))

export const saysTranslators = (text: string): boolean => beginsAsTranslators.test(text) || (endsAsTranslators.test(text) && !saysEdited.test(text))

/** Whether names are those of authors, editors or translators, by the words beside them and by where they stand. */
export const withRoles: Mend = (raw, segments) => {
  const roles: Segment[] = []
  for (const segment of segments) {
    const { label, text } = segment
    const last = roles.at(-1)
    if (label === 'editor' && last && isEditorsBefore(last, text)) roles.push(joined(raw, roles.pop()!, segment, 'editor'))
    else if (isContainer(segment) && last?.label === 'editor' && onlyEditors.test(last.text) && areSeveral(text)) roles.push(joined(raw, roles.pop()!, segment, 'editor'))
    else if (label === 'editor' && last?.label === 'translator' && onlyTranslators.test(last.text)) roles.push(joined(raw, roles.pop()!, segment, 'translator'))
    else if ((label === 'editor' && saysTranslators(text)) || (label === 'author' && has(roles, 'title') && saysTranslators(text))) roles.push(surely({ ...segment, label: 'translator' }))
    else if (label === 'edition' && beginsAsEditors.test(text)) roles.push(surely({ ...segment, label: 'editor' }))
    else if (label === 'author' && ((endsAsEditors.test(text) && !endsAsInitials.test(text)) || (within.test(text) && has(roles, 'title')))) roles.push({ ...segment, label: 'editor' })
    else roles.push(segment)
  }
  return nobodyEdits(raw, roles) ? roles.map((segment) => (segment.label === 'editor' ? { ...segment, label: 'author' } : segment)) : roles
}

/** Whether those who are named alone, first or after `by`, are called editors by no word: then they are the authors. */
const nobodyEdits = (raw: string, segments: readonly Segment[]): boolean => {
  const [people, ...more] = segments.filter(({ label }) => label === 'author' || label === 'editor')
  if (people?.label !== 'editor' || more.length > 0 || saysEdited.test(raw)) return false
  return people === segments.find(({ label }) => label !== 'citation-number') || /^[\s,]*by\s/iu.test(people.text)
}

/** Names that were taken for authors or for what contains a work, with the word after them that says what they are: `In Ada Berg and Kim Chan, eds.` */
const isEditorsBefore = (last: Segment, text: string): boolean =>
  (last.label === 'author' && endsAsEditors.test(text) && !within.test(text)) || (isContainer(last) && (within.test(last.text) || last.span[0] === 0) && onlyEditors.test(text) && (!severalEditors.test(text) || areSeveral(last.text)))

const severalEditors = /eds\b/iu

/** `Ada Berg and Kim Chan`; one name is that of a book: `In Northern Tides, eds. Ada Berg and Kim Chan` (APSA Style Manual 2018, chapters). */
const areSeveral = (text: string): boolean => {
  const names = text.replace(/^[\s.,]*in\b[\s:]*|[\s.,]+$/giu, '').split(/,\s(?:(?:and|&)\s)?|\s(?:and|&|et|und)\s/u)
  return names.length > 1 && names.every((name) => /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){1,4}$/u.test(name))
}
