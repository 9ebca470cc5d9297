import { nameParticle } from '../../../../structure/words/name-particle.js'
import { isGroup } from '../../fields/group.js'
import type { Part } from '../../model/label.js'
import { editors } from '../../role-words.js'
import { saysEditors } from './roles.js'
import { cutAt, has, inTurn, joined, type Mend, type Segment, surely } from '../../segment.js'

const editorBefore = /^\s*\p{Lu}[\p{L}'’-]+,\s\p{Lu}[^:;()]{1,150}?,\seds?\.\s+(?=\p{Lu})/u

/**
 * `Lopes, María del Pino, ed. Mareas y puertos. Bergen:`, `Roe, Carl, and Mia Lund, eds. Knots. Bergen:`: behind the word for what they did
 * stands what people edited.
 */
export const withTitleOfEditor: Mend = (_, segments) => {
  const [first, after] = segments
  const end = first?.label === 'editor' && after?.label === 'location' ? editorBefore.exec(first.text) : null
  return end ? segments.toSpliced(0, 1, ...cutAt(surely(first!), end[0].length, 'title')) : segments
}

const numbered = /(?<=\p{Lu}\.\s)(?=\p{Lu}\p{L}+\s\d)/u

/** `Berg, A.; Roe, B. Quayside 16, Revision C.01`: no name has a number, and what has one behind the initials of the last is a title. */
export const withNumberedTitle: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }) => label === 'author' && numbered.test(text))
  if (at < 0 || has(segments, 'title')) return segments
  return segments.toSpliced(at, 1, ...cutAt(segments[at]!, numbered.exec(segments[at]!.text)!.index, 'title'))
}

const beforeNames = /^(?=[^;,]*\p{L})[^;,]*;\s+(?=\p{Lu}[^;,]*,\s\p{Lu}\.)|^\s*\p{Lu}\p{L}+,\s+(?=(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}\p{Ll}[^,]*,\s(?:and\s)?(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}\p{Ll})/u

/** `Many Knots, C. Roe, Ed.,` */
const beforeInitials = /^\s*(?=[^.,]*\p{Ll})[^.]*?,\s+(?=(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}[^.,]*(?:,\s|\sand\s)(?:[^.]*\p{Lu}\.[^.]*,\s)*?Eds?\.)/u

/**
 * `Letters of | E. Lund; Berg, A., Ed.;`, `in Ropes, | Ships, A. Berg and C. Roe, Eds.`: all editors are named in one way, and what stands
 * before them in another one ends the title of their work.
 */
const withTitleOfNames: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'editor' && isTitled(segments[index - 1]) && endOfTitle(text) > 0)
  if (at < 0) return segments
  const [rest, names] = cutAt(segments[at]!, endOfTitle(segments[at]!.text), 'editor')
  return segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, rest, segments[at - 1]!.label), names)
}

const endOfTitle = (text: string): number => (beforeNames.exec(text) ?? beforeInitials.exec(text))?.[0].length ?? 0

const isTitled = (segment: Segment | undefined): boolean => segment?.label === 'title' || segment?.label === 'container-title'

/** `Ministry of Tides, & Harbour Council of the North. (2016).`: what is joined to names and stands before the year is one of them. */
const withLastGroup: Mend = (raw, segments) => {
  const [names, group, date] = segments
  const isJoined = names?.label === 'author' && /^\s*(?:&|and\s)\s*\p{Lu}[^.;:]*\.\s*$/u.test(group?.text ?? '') && date?.label === 'date'
  return isJoined ? segments.toSpliced(0, 2, joined(raw, names, group!, 'author')) : segments
}

const exclaimed = /(?<=,\s)\p{Lu}[^,]*[!?]\s*$/u

/** `D. Berg and W. Roe, Frozen! Why the harbour fails`: nobody is called so. */
const withExclaimed: Mend = (_, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'author' && segments[index + 1]?.label === 'title' && exclaimed.test(text))
  if (at < 0) return segments
  const [names, title] = [segments[at]!, segments[at + 1]!]
  const [rest, begun] = cutAt(names, exclaimed.exec(names.text)!.index, 'title')
  return segments.toSpliced(at, 2, rest, { ...title, text: `${begun.text.trimEnd()} ${title.text.trimStart()}`, span: [begun.span[0], title.span[1]] })
}

const initialAlone = /^[\s.,;]*(?:(?:translated|edited)\sby|trans\.|ed\.)\s(?:[^.]*\.?[^.]*\s(?:and|&)\s)?(?:\p{Lu}\.[\s-]?)+$/iu
/** `Ed. Richard A.`: the name is spoken, so that its surname is the next word. */
const givenAlone = /^[\s.,;]*(?:translated\sby|edited\sby|trans\.|ed\.)\s\p{Lu}\p{Ll}+\s(?:\p{Lu}\.[\s-]?)+$/iu
const surname = /^(?:\p{Lu}\.[\s-]?){0,3}\p{Lu}[\p{L}’'-]+(?=[,.;])/u

const spoken: ReadonlySet<Part> = new Set(['author', 'editor', 'translator', 'publisher'])

/** `Translated by G. Roe, Harper & Row`, `Translated by W. | S. Berg, Penguin`: initials have a surname behind them. */
const withSurname: Mend = (raw, segments) => {
  const at = segments.findIndex(({ text }, index) => (initialAlone.test(text.trimEnd()) || (givenAlone.test(text.trimEnd()) && spoken.has(segments[index + 1]?.label ?? 'title'))) && surname.test(segments[index + 1]?.text ?? ''))
  if (at < 0) return segments
  const [names, after] = [segments[at]!, segments[at + 1]!]
  const [name, rest] = cutAt(after, surname.exec(after.text)![0].length, after.label)
  const whole = { ...joined(raw, names, name, names.label), confidence: names.confidence }
  return segments.toSpliced(at, 2, whole, ...(/\p{L}/u.test(rest.text) ? [rest] : []))
}

const role = new RegExp(String.raw`^[\s,.]*(?:[(\[]\s?(?:${editors})\s?(?:\.|(?!\p{L}))[\s.]*(?:[)\]][\s,.:]*|$)|(?:eds?|editors?)[.,](?:\s+(?=\p{Lu})|\s*$))`, 'iu')
const named: readonly Part[] = ['author', 'editor']
const isNamed = ({ label }: Segment): boolean => named.includes(label)

/** `In: Berg, A., Roe, C. (Eds.), The northern tides`: what says that people are editors is theirs. */
const withRole: Mend = (raw, segments) => {
  const found: Segment[] = []
  for (const segment of segments) {
    const last = found.at(-1)
    const end = last && isNamed(last) && !isNamed(segment) ? (role.exec(segment.text)?.[0].length ?? 0) : 0
    if (end === 0) {
      found.push(segment)
      continue
    }
    const [word, rest] = cutAt(segment, end, segment.label)
    found[found.length - 1] = { ...joined(raw, last!, word, last!.label), confidence: last!.confidence }
    // `(Hrsg.) (2016):`: without that word a date is one.
    if (/[\p{L}\p{N}]/u.test(rest.text)) found.push(rest.label === 'date' ? surely(rest) : rest)
  }
  return found
}

const others = /(?:\bet\.?\s?al\b|\bu\.\s?a\.)[\s.,:;)]+(?=\p{L}[^\s]*(?:\s[^\s]+)?\s*$)/u
const titled: readonly Part[] = ['title', 'journal', 'container-title']

/** `Roe, et al., N.` and `Engl. J. Med.`: no name stands behind the words for all the others. */
const withOthers: Mend = (raw, segments) => {
  const at = segments.findIndex((segment) => isNamed(segment) && others.test(segment.text))
  if (at < 0) return segments
  const end = others.exec(segments[at]!.text)!
  const label = segments.some((other) => other.label === 'volume' || other.label === 'title') ? 'journal' : 'title'
  const [names, rest] = cutAt(segments[at]!, end.index + end[0].length, label)
  if (saysRole.test(rest.text)) return segments
  const after = segments[at + 1]
  if (!after || !titled.includes(after.label)) return segments.toSpliced(at, 1, names, rest)
  return segments.toSpliced(at, 2, names, joined(raw, rest, after, after.label))
}

const saysRole = /^(?:eds?|editors?|hrsgg?|hg|dirs?|coords?|trans\p{L}*|in)\b/iu

const name = String.raw`(?:\p{Lu}[\p{L}.'’-]*|and|und|et|van|von|der|den|de|la|di|da|&),?\s+`
const namesAndYear = new RegExp(String.raw`^\s*((?:${name}){0,8})(\(?(?:19|20)\d\d[a-z]?\)?[.:,]*\s+)(?=[\p{Lu}“"‘'])`, 'u')

/** `Clara Berg and Carl Roe 2003 Charting the ice`: names go on up to the year, where no other is that of the entry. */
const withYear: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label }, index) => label === 'title' && segments[index - 1]?.label === 'author')
  const match = at > 0 ? namesAndYear.exec(segments[at]!.text) : null
  if (!match || segments.some(({ label, text }) => label === 'date' && /\d{4}/.test(text))) return segments
  const [names, rest] = cutAt(segments[at]!, match[0].length - match[2]!.length, 'date')
  const [date, title] = cutAt(rest, match[2]!.length, 'title')
  return segments.toSpliced(at - 1, 2, ...[joined(raw, segments[at - 1]!, names, 'author'), date, title].map(surely))
}

const surnameAlone = /(?:^|\p{L}[;/])\s*(?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}’'-]+,\s*$/u
const inCapitals = /^\s*\p{Lu}{2,}(?:[ '’-]\p{Lu}{2,})*,\s*$/u
const given = String.raw`\p{Lu}\p{Ll}+(?:[ -]\p{Lu}(?:\p{Ll}+|\.))*`
const givenBeforeTitle = new RegExp(String.raw`^\s*${given}(\s?\/\s?\p{Lu}[\p{L}’'-]+,\s${given})*:\s+(?=[\p{Lu}\p{N}„»])`, 'u')
/** What papers in German say of a work, and whoever writes so has a colon behind the names: `In: …`, `(Hg.)`, `Jg. 4`, `S. 5–9`, `Kiel 2014.` */
const inGerman = /[.,?!“]\s[Ii]n:\s|\((?:Hg|Hrsg)\.\)|,\s(?:S|Bd|Jg|H)\.\s\d|(?<!\p{L})\p{Lu}\p{Ll}+\s(?:1[5-9]|20)\d\d\.?$/u

/** With names that go on so far into the title behind them. */
const namesUpTo = (raw: string, segments: readonly Segment[], at: number, length: number): readonly Segment[] => {
  const [names, title] = cutAt(segments[at + 1]!, length, 'title')
  return segments.toSpliced(at, 2, ...[joined(raw, segments[at]!, names, 'author'), title].map(surely))
}

/** `ROE, Carla: The sea.`, `Roe, Carla: Das Meer. Kiel 2014.`: between a surname and a colon stands the given name. */
const withGivenName: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'author' && (inCapitals.test(text) || surnameAlone.test(text)) && segments[index + 1]?.label === 'title')
  const [author, title] = [segments[at], segments[at + 1]]
  const found = author && title ? givenBeforeTitle.exec(title.text) : null
  if (!found || !(inCapitals.test(author!.text) || found[1] !== undefined || inGerman.test(raw))) return segments
  return namesUpTo(raw, segments, at, found[0].length)
}

const inFull = String.raw`\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}\.?)?(?:\s(?:${nameParticle})){0,3}\s\p{Lu}[\p{L}’'-]+`
const spokenNames = new RegExp(String.raw`^\s*${inFull}(?:,\s${inFull})+,\s*$`, 'u')
const spokenBeforeTitle = new RegExp(String.raw`^\s*${inFull}:\s+(?=[\p{Lu}\p{N}“"])`, 'u')

/** `Noam Berg, Tali Roe, | Carl Lund: Ropes of the north.`: where no “and” stands before the last of several names in full, a colon ends them. */
const withLastSpoken: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'author' && spokenNames.test(text) && segments[index + 1]?.label === 'title')
  const found = at < 0 ? null : spokenBeforeTitle.exec(segments[at + 1]!.text)
  if (!found) return segments
  return namesUpTo(raw, segments, at, found[0].length)
}

const particleAlone = new RegExp(String.raw`^\s*(?:${nameParticle}\s){1,3}\p{Lu}[\p{L}’'-]+,\s*$`, 'u')
const givenBehind = /^\s*(?!(?:The|An?|El|L[aeo]s?|Les|Der|Die|Das)\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}(?:\p{Ll}+|\.)){0,3}\.\s+(?=[\p{Lu}“"])/u

/** `de la Cruz, | Juana Inés. Poems and a Dream.`: nobody is called by a particle and a surname alone before a comma, which given names follow. */
const withGivenOfParticle: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'author' && particleAlone.test(text) && segments[index + 1]?.label === 'title')
  const given = at < 0 ? null : givenBehind.exec(segments[at + 1]!.text)
  if (!given) return segments
  return namesUpTo(raw, segments, at, given[0].length)
}

/** `Academy of Tides, | Council on Harbours. (2016). Ropes.`: what stands between a group and its year is a part of that group (APA 7, 9.11). */
const withPartOfGroup: Mend = (raw, segments) => {
  const [group, part, date, title] = segments
  const isPart = group?.label === 'author' && /,\s*$/.test(group.text) && isGroup(group.text.trim().replace(/,$/, '')) && part?.label === 'title' && /^[^.]*\.\s*$/u.test(part.text)
    && isGroup(part.text.trim()) && date?.label === 'date' && /^\s*\(/.test(date.text) && title?.label === 'title'
  return isPart ? segments.toSpliced(0, 2, joined(raw, group, part, 'author')) : segments
}

const announced = /^[\s,.;(\[]*(?:in\b|edited\b|eds?\b\.?\s(?:by\b|\p{Lu})|hrsg|hg\b)/iu

/** `Roe, John, and Carl F.` and `Berg, eds.`: a list that was torn is one, of editors where a word of it says so. */
const together: Mend = (raw, segments) => {
  const found: Segment[] = []
  for (const segment of segments) {
    const last = found.at(-1)
    if (!last || !isNamed(last) || !isNamed(segment) || !/\p{L}/u.test(segment.text) || announced.test(segment.text)) {
      found.push(segment)
      continue
    }
    const list = joined(raw, found.pop()!, segment, 'author')
    const edited = announced.test(list.text) || saysEditors(list.text) || (last.label === 'editor' && has(found, 'author'))
    found.push({ ...list, label: edited ? 'editor' : 'author' })
  }
  return found
}

/** Puts right where the names of people end: the word for what they did is theirs, and names beside each other are one list. */
export const withNamesEnd = inTurn(
  withTitleOfNames, withRole, withSurname, withOthers, withYear, withGivenName, withLastSpoken, withGivenOfParticle, withLastGroup,
  withPartOfGroup, withExclaimed, together,
)
