import type { CitedItem } from '../engine.js'
import type { CslDate, CslItem, CslName } from '../item.js'
import { withFirmParticle, withOwnParticle } from '../particle.js'
import type { RichText } from '../rich-text.js'
import { withoutCode } from '../parser/fields/document-code.js'
import { usualLanguage, withLanguage } from '../words/title-language.js'
import { noDate } from '../words/undated.js'
import type { ParsedEntry } from '../parser/entry.js'
import { isPostSite } from '../parser/fields/kind.js'
import { company } from '../parser/fields/person.js'
import { namesMeeting } from '../parser/fields/type.js'

/** Stands for the authors whom a list hides behind “et al.”. No style may show it: what would is not rewritten. */
export const unknownName = '\ue200'

/** Where a style would go on with names: `Lee, A., ?, ?, … ?.`, `Lee A, ?, ?, et al.`, `Lee, A.; ?; ?.` */
const unknownNames = /([,;]?)\s(?:(?:&|and)\s)?\ue200(?:[,;\s&.…\ue200]|and\b)*(?:et al\b)?\.?/u

/** `(M. Cole, ?, & ?, Eds.)`: behind a surname no comma stands, and one before the word for what they did. */
const unknownEditors = /(?<=\p{Ll}),?\s(?:(?:&|and)\s)?\ue200(?:[,\s&\ue200]|and\b)*(?=Eds\.)/u

/** `In M. Cole, ?, & ? (Eds.)`, `edited by Ada Cole, ?`: behind one name as it is spoken no comma stands. */
const spokenAlone = /(?<=\b(?:In|by)\s(?:\p{Lu}[\p{L}’'-]*\.?\s)+\p{Lu}[\p{L}’'-]+),?\s(?:(?:&|and)\s)?\ue200(?:[,\s&.…\ue200]|and\b)*(?:et al\b)?\.?/u

/** An entry names those whom its author does, and says that there are others. */
export const withEtAl = (text: RichText): RichText =>
  text.map((run) => (run.text.includes(unknownName) ? { ...run, text: sayingOthers(run.text) } : run))

const sayingOthers = (text: string): string =>
  text.replace(unknownEditors, ' et al., ').replace(spokenAlone, ' et al. ').replace(unknownNames, (_, sign: string) => `${sign || ','} et al. `).replace(/ et al\. (?=[\s,])/u, ' et al.')

/** More than any style writes out, so that each of them says “et al.” wherever it would with all of them. */
const unknownAuthors: readonly CslName[] = Array.from({ length: 30 }, () => ({ family: unknownName }))

const undated = new RegExp(String.raw`^\W*(?:n\.?\s?d\b|undated|${noDate})`, 'i')

type Authored = Pick<ParsedEntry, 'raw' | 'csl' | 'fields' | 'etAl' | 'skips' | 'editorsEtAl' | 'standsAlone'>

/** The entries of a list as the engine takes them. */
export const worksOf = (entries: readonly (readonly [id: string, entry: Authored])[]): CitedItem[] => {
  const usual = usualLanguage(entries.map(([, { csl }]) => csl))
  return entries.map(([id, entry]) => withLanguage(asPosted(withHolder(workOf(id, entry))), usual))
}

/** What somebody posts has words where others have a title, and keeps its letters (MLA 9, 5.29; CMOS 18, 14.106; APA 7, 10.15): it is of no language. */
const asPosted = (work: CitedItem): CitedItem =>
  isPostSite(work.publisher ?? work['container-title'] ?? '') && (work.type === 'webpage' || work.type.startsWith('post')) ? { ...work, language: 'zxx' } : work

/** What entries name behind a title is for CSL the server of a preprint and the meeting at which something was presented, and no book that it stands in. */
const withHolder = (work: CitedItem): CitedItem => {
  // `[Lecture]. Fjord University, Bergen.`: where nobody names an occasion, who held it stands in its place.
  const { 'container-title': name = work.type === 'speech' && work.URL === undefined ? work.publisher : undefined, 'publisher-place': place, ...rest } = work
  if (name === undefined) return work
  if ((work.type === 'article' || work.type === 'report') && work.publisher === undefined) return { ...rest, publisher: name, ...(place !== undefined && { 'publisher-place': place }) }
  if (work.type === 'dataset' && work.publisher === undefined && work.volume === undefined) return { ...rest, publisher: name, ...(place !== undefined && { 'publisher-place': place }) }
  if (work.type !== 'speech' || isSite(work)) return work
  const { publisher, ...spoken } = rest
  return { ...spoken, ...(publisher !== undefined && publisher !== name && { publisher }), 'event-title': name, 'event': name, ...(place !== undefined && { 'event-place': place }) }
}

/** `[Speech]. Harbour Rhetoric. https://…`: where a speech is heard is not where it was held. */
const isSite = ({ 'container-title': name = '', URL }: CitedItem): boolean => URL !== undefined && !namesMeeting(name)

/** An entry as the engine takes it: in full where its style abbreviates, so that each style can abbreviate as it does. */
const workOf = (id: string, entry: Authored): CitedItem => {
  const { raw, csl, etAl, skips, editorsEtAl, standsAlone } = entry
  const { issued, page, number, edition, medium, title, status, publisher, 'container-title': container, ...rest } = csl
  const { author, editor, translator } = spelt({ ...csl, ...withoutCapitals(csl) })
  return {
    ...rest,
    ...(isQuotedReport(csl, raw) && { type: 'report' as const }),
    ...(standsAlone && { type: 'book' as const }),
    id,
    ...listed('author', etAl ? withUnknown(author, skips) : author),
    ...(csl.director && { director: author }),
    ...listed('editor', editorsEtAl ? [...editor, ...unknownAuthors] : editor),
    ...listed('translator', translator),
    ...(title !== undefined && { title: withInnerMarks(withoutCode(title), raw) }),
    ...(title !== undefined && isQuoted(title, raw) && { quoted: true }),
    ...(csl.editor && editedBehind.test(raw) && { editedBehind: true }),
    ...(isUnsigned(entry) && { unsigned: 'part' as const }),
    ...(container !== undefined && { 'container-title': abbreviated(container, raw) }),
    ...(publisher !== undefined && { publisher: hasOwnStop(publisher, raw) ? `${publisher}.` : publisher }),
    // `21-4481` is one number, and no range.
    ...(number !== undefined && { number: number.replace(/-/g, '\\-') }),
    ...(edition !== undefined && { edition: inWords(edition) }),
    // “Print” and “Web” were said up to the seventh edition of MLA's handbook (MLA 9, 5.96 on); what was read online, medical styles say themselves.
    ...(medium !== undefined && !/^(?:print|web|internet|pdf|on-?line|en ligne|en línea|em linha)$/i.test(medium) && { medium }),
    // What has its volume was ahead of it once.
    ...(status !== undefined && csl.volume === undefined && { status }),
    // Styles say themselves that there is no date.
    ...(issued && !undated.test(issued.literal ?? '') && { issued: withSeason(issued) }),
    ...(page !== undefined && !isExtent(page) && { page: fullLettered(fullRange(page), raw) }),
  }
}

const isUnsigned = ({ csl: { author, editor, 'container-title': container }, fields }: Authored): boolean =>
  author === undefined && editor !== undefined && container !== undefined && (fields['editor']?.span[0] ?? 0) > (fields['title']?.span[0] ?? Infinity)

/** `Harbour Bureau, “Noise in harbours,” HB, Bergen, 2018`: a book has no quotation marks, and what a group has brought out in them is a report. */
const isQuotedReport = ({ type, title, author = [], edition, volume }: CslItem, raw: string): boolean =>
  type === 'book' && author.length > 0 && author.every(({ literal }) => literal !== undefined) && (edition ?? volume) === undefined && isQuoted(title ?? '', raw)

/** `Ropes, C. Roe, Ed. Bergen`, `Ropes, C. Roe and M. Lund, Eds., 2nd ed.` */
const editedBehind = /\p{L},\sEds?\.(?=[\s,])/u

const isQuoted = (title: string, raw: string): boolean => /[“"„«]\s?$/u.test(raw.slice(0, Math.max(0, raw.indexOf(title))))

/** `Harbour Inc.`, `Fjord Univ., Bergen`: a stop before another sign is that of an abbreviation, whatever it shortens. */
const hasOwnStop = (publisher: string, raw: string): boolean =>
  (company.test(publisher) && raw.includes(`${publisher}.`)) || [',', ';', ':'].some((sign) => raw.includes(`${publisher}.${sign}`))

/** `Spring 2017`, `Winter/Spring 1992`, whatever letters a style before wrote it with. */
const withSeason = ({ season, ...date }: CslDate): CslDate => (season === undefined ? date : { ...date, season: season.replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase()) })

/**
 * `Chem. Soc. Rev.`: the last of several words with a stop has its own, where the entry has one behind it. So has every other that
 * stands before a year and a comma, where chemists have no stop behind a name in full (`ACS Catal. 2015, 5,`), and one that has another shortened
 * word before its volume, where Chicago has none behind a name in full (`HBR Trans. Tides 31, no. 2`).
 */
const abbreviated = (name: string, raw: string): string => {
  const at = raw.indexOf(`${name}.`)
  const behind = raw.slice(at + name.length + 1)
  return at >= 0 && (/^(?:\p{L}+\.\s)+(?:\p{L}+\.?)$/u.test(name) || /^(?:,| (?:1[89]|20)\d\d, \d)/u.test(behind) || (/\p{L}\.\s/u.test(name) && /^ \d{1,4}(?:, no\. | \()/u.test(behind))) ? `${name}.` : name
}

/** A mark before a letter is an apostrophe, and so may be one that another follows: `The ‘sailors’ harbour’`. */
const inner = /(?<!\p{L})‘([^‘’“”]*)’(?!\p{L})(?![^‘]*’(?!\p{L}))|(?<![\p{L}\p{N}])'([^'"]*)'(?!\p{L})(?![^']*'(?!\p{L}))/gu
const closesAtStart = [[/^[^‘]*?(?<!\p{L}s)’(?!\p{L})/u, '“‘'], [/^[^']*?(?<!\p{L}s)'(?!\p{L})/u, '"\'']] as const
const opensAtEnd = /(?:‘[^’]*|(?<![\p{L}\p{N}])'(?!\d)[^']*)$/u

/**
 * `“‘Tides’ in Class.”`, `“The ‘tides’ in class.”`: marks in a title and at its edges are its own: single within quotation marks, and double in
 * a title alone.
 */
const withInnerMarks = (title: string, raw: string): string => {
  const opening = closesAtStart.find(([close, open]) => close.test(title) && raw.includes(`${open}${title}`))?.[1].at(-1)
  const begun = opening === undefined ? title : `${opening}${title}`
  const closing = opensAtEnd.test(begun) ? /^[.,?!]?([’'])[.,?!]?[”"]/.exec(raw.slice(raw.indexOf(title) + title.length))?.[1] : undefined
  const ended = closing === undefined ? begun : `${begun}${closing}`
  const isQuoted = ended !== title || raw.includes(`“${title}`) || raw.includes(`"${title}`)
  return isQuoted ? ended.replace(inner, (_, curly?: string, straight?: string) => `“${curly ?? straight}”`) : title
}

/** Words of an edition, `Rev. and expanded`, go without the “ed.” that styles have for numbers. */
const inWords = (edition: string): string =>
  /\d|\b(?:ed|edition|éd|aufl)\b/i.test(edition) || !/^(?:rev|new|exp|enl|upd|int)/i.test(edition) ? edition : `${edition}${/(?:^|\s)(?:rev|exp|enl|upd|int)$/i.test(edition) ? '.' : ''} ed.`

const withUnknown = (names: readonly CslName[], skips: boolean): readonly CslName[] =>
  skips ? [...names.slice(0, -1), ...unknownAuthors, ...names.slice(-1)] : [...names, ...unknownAuthors]

/** Whether a rendering goes on behind the unknown with the last that is named: no style has “et al.” between two names. */
export const isCutWithin = (rendered: string, { csl, skips }: Pick<ParsedEntry, 'csl' | 'skips'>): boolean => {
  const { family, literal } = csl.author?.at(-1) ?? {}
  const behind = rendered.slice(rendered.lastIndexOf(unknownName) + 1).replace(/^(?:[\s,;&….]|and\b)+/u, '')
  return skips && rendered.includes(unknownName) && !/^et al\b/u.test(behind) && behind.slice(0, 60).includes(family ?? literal ?? '')
}

const listed = (name: string, names: readonly CslName[]): object => (names.length > 0 ? { [name]: names } : {})

const inCapitals = /^[\p{Lu}\s’'-]{2,}$/u

/** `SANTOS, M.`: French and Brazilian lists set the surnames of people in capitals, all authors or all editors; no style of ours does. `MAC` may be either. */
const withoutCapitals = ({ author = [], editor = [], translator = [] }: CslItem): Pick<CslItem, 'author' | 'editor' | 'translator'> => {
  const small = (names: readonly CslName[]): readonly CslName[] => {
    const surnames = names.flatMap(({ family, given }) => (given === undefined ? [] : (family ?? '')))
    if (!surnames.some((surname) => /\p{Lu}{3}/u.test(surname)) || !surnames.every((surname) => inCapitals.test(surname) && !/\bMAC/u.test(surname))) return names
    return names.map((name) => (name.given === undefined || name.family === undefined ? name : { ...name, family: capitalised(name.family) }))
  }
  return { author: small(author), editor: small(editor), translator: small(translator) }
}

const particles = /^(?:DE|DA|DO|DOS|DAS|DI|DEL|DU|VAN|VON|DER|DEN)$/

const capitalised = (surname: string): string =>
  surname.replace(/\p{Lu}+/gu, (word) =>
    particles.test(word) ? word.toLowerCase() : word.replace(/^(MC)?(\p{Lu})(\p{Lu}*)$/u, (_, mac: string | undefined, first: string, rest: string) => `${mac ? 'Mc' : ''}${first}${rest.toLowerCase()}`))

/** Initials run together, `LD`, as medical styles write them; the last before a title may have a stop that ends the list. */
const runTogether = /^\p{Lu}{1,4}\.?$/u
const several = /^\p{Lu}{2,4}\.?$/u

/** `JW von` */
const particleBehind = /\s\p{Ll}[\p{Ll} ]*$/u

/** The names of an entry as styles take them that write initials as they find them: `L. D.` for `L.D.`, and for `LD` where the whole entry writes so. */
const spelt = ({ author = [], editor = [], translator = [] }: CslItem): Record<'author' | 'editor' | 'translator', readonly CslName[]> => {
  const given = [...author, ...editor, ...translator].flatMap((name) => name.given?.replace(particleBehind, '') ?? [])
  const together = given.some((initials) => several.test(initials)) && given.every((initials) => runTogether.test(initials))
  const parted = (initials: string): string => [...initials.replace('.', '')].map((letter) => `${letter}.`).join(' ')
  const apart = (name: string): string => (together ? name.replace(/^\p{Lu}+\.?/u, parted) : withStops(name))
  const spell = (names: readonly CslName[]) =>
    names.map(withOwnParticle).map(withFirmParticle).map(withSuffix).map((name) => (name.given === undefined ? name : { ...name, given: apart(name.given) }))
  return { author: spell(author), editor: spell(editor), translator: spell(translator) }
}

/** `Lund, K., III.`: the stop ends the names, and a number has none; `Jr` has one, which the styles that write none leave out themselves. */
const withSuffix = (name: CslName): CslName =>
  name.suffix === undefined ? name : { ...name, suffix: name.suffix.replace(/^(I{2,3}|IV|[2-4]\p{L}{2})\.$/u, '$1').replace(/^[JS]r$/u, '$&.') }

/** Initials have stops, and blanks between them (CMOS 18, 8.4; MLA 9, 2.81). */
const withStops = (given: string): string =>
  given.replace(/(?<![\p{L}.’'])(\p{Lu})(?=$|[\s-])/gu, '$1.').replace(/(?<=(?<!\p{L})\p{Lu}\.)(?=\p{Lu})/gu, ' ')

const extent = /^(?:[ivxlc]+\s?[+,]\s?)?\d+\s?(?:pp?|pgs?|pages?|s|seiten|f|págs?|páginas|с|стр)\.?$|^[ivxlc]+\s?\+\s?\d+$/iu

/** `384 p.`, `xiii + 138`, `xiii, 138 p.` say how long a book is, and not where in it something stands: the styles have no place for that. */
export const isExtent = (pages: string): boolean => extent.test(pages)

/** `345-62` as `345-362`: Chicago, MLA and Citing Medicine abbreviate, the others do not, and the engine takes ranges with a hyphen. */
export const fullRange = (pages: string): string =>
  pages.replace(/(?<![\p{L}\d]|[-–])(\d{2,})(\s*[-–]\s*)(\d+)(?![\p{L}\d]|[-–])/gu, (range, first: string, dash: string, last: string) =>
    last.length < first.length && Number(first.slice(first.length - last.length)) <= Number(last) ? `${first}${dash}${first.slice(0, first.length - last.length)}${last}` : range)

/** `S12–9` as `S12-S19`, `e117–33` as `e117-e133`, where a dash says that it is a range: numbers with letters may have a hyphen of their own. */
const fullLettered = (pages: string, raw: string): string => {
  const [, letter = '', first = '', last = ''] = /^(\p{L})(\d+)-(\d+)$/u.exec(pages) ?? []
  const kept = first.length - last.length
  return letter !== '' && kept >= 0 && raw.includes(pages.replace('-', '–')) && Number(first.slice(kept)) <= Number(last) ? `${letter}${first}-${letter}${first.slice(0, kept)}${last}` : pages
}
