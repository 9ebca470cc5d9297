import { put } from '../../algorithms/grouped.js'
import { announcesSight } from '../words/announcements.js'
import type { Cite, Cluster, Link, Locator } from '../cluster.js'
import type { EntryKey } from './entry-key.js'
import { fold } from './fold.js'
import { unlinked, type EntryIndex } from './link.js'
import { readLocator } from './locator.js'
import { readNames } from './names.js'
import { sameWork } from './same-work.js'

/** What leads to a work: `See also`, `Vgl. dazu`, `Véase también`. */
const lead = String.raw`see,?(?:\s+also)?|cf\.?|compare|e\.g\.,?|for example,|for instance,|but see|quoted in|cited in|as in|also|vgl\.|siehe|auch|dazu|hierzu|véase|cfr\.|ver|también|voir|aussi|também`
/** `Idem` may be the author of another work, and is not where nothing but a place stands behind it. */
const again = String.raw`(?:${sameWork}|id)(?!\p{L})|idem(?=[.,]?(?:\s(?:pp?\.\s?)?[\d–-]+)?\.?$)|loc\.?\s?cit(?=\.?$)`
const ibid = new RegExp(String.raw`^(?:${again})\.?,?`, 'iu')
/** Who wrote it is told by the note before. */
export const leansOnNote = new RegExp(String.raw`^(?:(?:${lead})\s+)*(?:${again}|(?:op|loc)\.?\s?cit(?!\p{L})|(?:ders|dies|dens|ídem|idem)[.,]|le même,|el mismo,)`, 'iu')
/** `Allan (n 1) 10`, `supra note 5`, `see note 3 above`, `wie Anm. 7`: legal and historical papers count on the numbers of their notes. */
export const pointsToNote = /\(n(?:ote|n?\.)?\s?\d{1,3}\)|\b(?:supra|above|infra|see|cf\.|wie|siehe|vgl\.)\s(?:foot)?(?:notes?|nn?\.?|fn\.?|anm\.|fußn\.)\s?\d{1,3}\b/iu
/** `Vester, op. cit., p. 33`, `Muster, a. a. O., S. 9`: the work of hers that was cited before. */
const cited = /,?\s*(?<!\p{L})(?:(?:op|loc|art|ob)\.?\s?cit(?!\p{L})|a\.\s?a\.\s?o)\.?/iu
const signal = new RegExp(String.raw`^(?:(?:${lead})\s+)+`, 'iu')
const webAddress = /,?\s*(?:https?:\/\/|doi:?\s)\S+\s*$/iu
/** The year in which a page was seen is no page of it. */
const seen = new RegExp(String.raw`(?:,|(?<=,[”"’]))\s*${announcesSight}\s[^,;]{3,20},?[\s.](?:19|20)\d\d[.,\s]*$`, 'iu')
/** A note that is longer tells a story; what it cites it cites at its beginning. */
const longestNote = 3000
const published = /\((?:[^()]*,\s*)?(?:c\.\s?)?(?:1[4-9]|20)\d\d[^()]*\)|(?:1[4-9]|20)\d\d/u

/** Reads notes as citations: works named in full, then in short, then by `ibid.`; each note is one cluster. Notes that name no work are none. */
export const readNotes = (texts: readonly string[], index: EntryIndex): (Cluster | undefined)[] => {
  const reader = new NoteReader(index)
  return texts.map((text) => reader.read(text))
}

interface Stretch {
  readonly from: number
  readonly to: number
}

class NoteReader {
  private last: readonly Cite[] = []
  private readonly bySurname = new Map<string, EntryKey[]>()

  constructor(private readonly index: EntryIndex) {
    for (const key of index.keys) {
      for (const word of new Set(key.leads.slice(0, -1).flatMap((lead) => lead.split(' ').slice(0, 4)))) {
        if (word.length > 1) put(this.bySurname, word, key)
      }
    }
  }

  read(text: string): Cluster | undefined {
    const cites = this.whole(text, segmentsOf(text.slice(0, longestNote))).flatMap(({ from, to }) => this.cite(text.slice(from, to), from) ?? [])
    this.last = cites
    const [first] = cites
    if (!first) return undefined
    const from = text.length - text.trimStart().length
    const sure = cites.every(({ link }) => link.kind === 'exact')
    return { from, to: text.trimEnd().length, form: 'note', system: 'note', cites, confidence: sure ? 0.95 : 0.6 }
  }

  /** Segments without the semicolons that entries have themselves: `Harbours; Journal of the Northern Society`. */
  private whole(text: string, segments: readonly Stretch[]): Stretch[] {
    const found: Stretch[] = []
    for (const segment of segments) {
      const last = found.at(-1)
      const whole = last && this.stands(text.slice(last.from, last.to), text.slice(segment.from, segment.to))
      if (whole) found[found.length - 1] = { from: last.from, to: segment.to }
      else found.push(segment)
    }
    return found
  }

  /** Whether the words on both sides of a semicolon follow each other in an entry. */
  private stands(before: string, after: string): boolean {
    const words = [...fold(before).split(' ').slice(-2), ...fold(after).split(' ').slice(0, 2)]
    return words.length === 4 && this.index.keys.some(({ folded }) => ` ${folded} `.includes(` ${words.join(' ')} `))
  }

  private cite(segment: string, at: number): Cite | undefined {
    const start = segment.length - segment.trimStart().length
    const text = segment.trim()
    const before = signal.exec(text)?.[0] ?? ''
    const body = text.slice(before.length)
    const repeated = ibid.exec(body)
    if (repeated) return { ...this.ibid(body, repeated[0].length, at + start + before.length), ...(before !== '' && { prefix: before.trim() }) }
    const read = body.replace(webAddress, '')
    const bare = read.replace(seen, '').replace(/[.,\s]+$/u, '')
    const found = this.entry(bare)
    const from = at + start + before.length
    const names = namesOf(bare)
    if (!found) return undefined
    const locator = found.key ? locatorOf(withoutKeeper(bare, found.key), from, found.key) : undefined
    // Nobody says again on which day a page was seen.
    const full = published.test(bare) || seen.test(read)
    return {
      from,
      to: from + body.length,
      names: names.names,
      etAl: names.etAl,
      ...(before !== '' && { prefix: before.trim() }),
      ...(locator && { locator }),
      noteForm: full ? 'full' : 'short',
      link: found.link,
    }
  }

  /** The one work of the note before, with a place of its own. */
  private ibid(text: string, length: number, at: number): Cite {
    const [work, ...others] = this.last
    const locator = readLocator(`, ${text.slice(length).replace(/^[,.\s]+/u, '')}`, at + length - 2)
    const link: Link = work && others.length === 0 ? work.link : work ? { kind: 'ambiguous', references: this.last.flatMap((cite) => cite.link.references), score: 0.5 } : unlinked
    const same = locator ?? (text.slice(length).trim() === '' ? work?.locator : undefined)
    return { from: at, to: at + text.length, names: work?.names ?? [], etAl: work?.etAl ?? false, ...(same && { locator: same }), noteForm: 'ibid', link }
  }

  /** The entry that a text names: by its author and the words of its title, by the title alone, or by the author of but one work. */
  private entry(text: string): { key: EntryKey | undefined; link: Link } | undefined {
    const pieces = piecesOf(text)
    const candidates = new Set(fold(text.slice(0, 160)).split(' ').flatMap((word) => this.bySurname.get(word) ?? []))
    const ranked = [...candidates]
      .filter((key) => !this.index.duplicates.has(key.id))
      .map((key) => ({ key, said: saidBy(key, pieces) }))
      .filter(({ key, said }) => said.some(({ length }) => length >= 6) || isInShort(key, pieces))
      .map(({ key, said }) => ({ key, score: [Number(isEntitled(key, said)), said.join('').length, Number(!isOfAnotherYear(key, text))] }))
      .filter(({ score: [entitled, , dated] }) => entitled === 1 || dated === 1)
      .sort(({ score: one }, { score: other }) => byFirst(other, one))
    const best = ranked.filter(({ score }) => byFirst(score, ranked[0]!.score) === 0).map(({ key }) => key)
    if (best.length === 1) return { key: best[0], link: { kind: 'exact', references: [best[0]!.id], score: 0.95 } }
    if (best.length > 1) return { key: undefined, link: { kind: 'ambiguous', references: best.map(({ id }) => id), score: 0.5 } }
    const quoted = /[“"‘„«]\s?(.{8,300}?)[,.]?\s?[”“"’»](?=[\s,.;)]|$)/u.exec(text)?.[1]
    const titled = quoted === undefined ? unlinked : this.index.titled(quoted)
    if (titled.kind === 'exact') return { key: this.index.keys.find(({ id }) => id === titled.references[0]), link: titled }
    return this.bySurnameAlone(text) ?? this.unlisted(text, quoted)
  }

  /** `Fossbakk, 60.` */
  private bySurnameAlone(text: string): { key: EntryKey; link: Link } | undefined {
    const named = text.replace(cited, '')
    const match = /^([^,“"]{2,60}?),\s+(?:(?:pp?|S|págs?)\.\s?)?\d+(?:[–-]\d+)?$/u.exec(named) ?? (named === text ? null : /^([^,“"]{2,60})$/u.exec(named))
    const works = match ? this.index.named(match[1]!.split(/\s+(?:and|&)\s+/u)[0]!) : []
    return works.length === 1 ? { key: works[0]!, link: { kind: 'exact', references: [works[0]!.id], score: 0.85 } } : undefined
  }

  /** A work in full that no entry has: names, a title in quotation marks or a place of publication, and a year. */
  private unlisted(text: string, quoted: string | undefined): { key: undefined; link: Link } | undefined {
    const named = /^\p{Lu}[\p{L}.’'-]*(?:\s(?:\p{Lu}[\p{L}.’'-]*|van|von|de|der|and|&|et al\.?)){1,8},\s/u.test(text)
    const dated = /\([^()]*(?:1[4-9]|20)\d\d\)/u.test(text)
    return named && dated && (quoted !== undefined || /\([^()]+:\s[^()]+,\s\d{4}\)|\([^()]+,\s\d{4}\)/u.test(text)) ? { key: undefined, link: unlinked } : undefined
  }
}

/** The pieces of a text that an entry has word for word; names do not count, for they are turned round there. */
const saidBy = (key: EntryKey, pieces: readonly string[]): readonly string[] => {
  const entry = ` ${key.folded} `
  return [...new Set(pieces)].filter((piece) => (piece.includes(' ') || piece.length >= 4) && entry.includes(` ${piece} `) && !key.leads.includes(piece))
}

/** Whether one of these is of its title, and not only of who published it: an author stays with a press. */
const isEntitled = ({ title, work }: EntryKey, said: readonly string[]): boolean => {
  if (title === undefined) return said.some((piece) => ` ${beginningOf(work)} `.startsWith(` ${piece} `))
  return said.some((piece) => ` ${title} `.includes(` ${piece} `) || ` ${piece} `.includes(` ${title} `))
}

/** Whether a text says when a work came out, and the entry does not say so. */
const isOfAnotherYear = ({ years }: EntryKey, text: string): boolean => {
  const said = text.match(/(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/g) ?? []
  return said.length > 0 && years.length > 0 && !said.some((year) => years.includes(year))
}

/** `Reed, Bells, 14`: one word may be enough of a title that begins with it, behind the name of whoever wrote it. */
const isInShort = ({ leads, work }: EntryKey, [name = '', title = '']: readonly string[]): boolean =>
  title.length > 2 && leads.includes(name) && ` ${beginningOf(work)} `.startsWith(` ${title} `)

/** What stands behind the names, and behind the year where that follows them. */
const beginningOf = (work: string): string => work.replace(/^\d{4}[a-z]? /, '')

/** The order of rows by their first number, then by the next. */
const byFirst = (one: readonly number[], other: readonly number[]): number =>
  one.map((number, place) => number - other[place]!).find((apart) => apart !== 0) ?? 0

/** What commas, colons, brackets and quotation marks set off. */
const piecesOf = (text: string): string[] => text.split(/[,;:()“”"‘„«»[\]]|’(?=[\s,.]|$)/u).map(fold).filter((piece) => /\p{L}/u.test(piece))

const namesOf = (text: string): { names: readonly string[]; etAl: boolean } => {
  const lead = /^[^“"(]*?(?=,\s+(?!(?:and|et)\b)[“"‘\p{Lu}\d][^,]*(?:[,.(]|$)|,?\s*[“"])/u.exec(text)?.[0] ?? ''
  const list = readNames(lead.replace(/,\s*(?:eds?|trans)\.?$/u, ''), 0)
  return list ? { names: list.names.map((name) => name.split(/\s+/u).at(-1)!), etAl: list.etAl } : { names: [], etAl: false }
}

/** `…, 2019), chap. 3, Quay Archive`: who keeps a work is named behind the place in it (CMOS 18, 14.113), as its entry says. */
const withoutKeeper = (text: string, { folded }: EntryKey): string => {
  const [whole = '', keeper = ''] = /(?<=\d),\s(\p{L}[^,\d()“”"]*)$/u.exec(text) ?? []
  return keeper !== '' && ` ${folded} `.includes(` ${fold(keeper)} `) ? text.slice(0, text.length - whole.length) : text
}

/** The place at the end of a text, `2:314` with its volume; the pages of the whole work, which its entry has too, are none. */
const locatorOf = (text: string, at: number, key: EntryKey): Locator | undefined => {
  const match = /(?:(?:,|(?<!,\s\d{1,2}):)[”"’]?|\)|(?<dated>\b(?:1[4-9]|20)\d\d),)\s*(?:(?:hier|ici|aquí|here|at|esp\.)\s)?((?:\p{L}+\.?\s?)?(?!(?:1[4-9]|20)\d\d[,–-])(?:\d{1,2}:(?=\d))?[\divxlc]+(?:[–-][\divxlc]+|nn?\d+)?(?:,\s?\d+(?:[–-]\d+)?)*(?:\sff?)?)$/u.exec(text)
  if (!match) return withinBrackets(text, at)
  const locator = readLocator(`, ${match[2]!}`, at + match.index + match[0].length - match[2]!.length - 2)
  if (!locator || locator.to !== at + text.length) return undefined
  // `Paris, Éditions du Quai, 2005`: where notes have no brackets, the year may come last.
  if (key.years.includes(match[2]!)) return undefined
  const ofTheWhole = match[0].startsWith(':') || match.groups!['dated'] !== undefined
  return ofTheWhole && isOfEntry(fold(locator.value), key) ? undefined : locator
}

/** `12 (2012), 40–52 (p. 44)`: behind the pages of the whole work the one that is meant (MHRA 4, 7.4). */
const withinBrackets = (text: string, at: number): Locator | undefined => {
  const [, before = '', place = ''] = /^(.*\d\s\()(pp?\.\s?\d[\d–,\s-]*)\)$/u.exec(text) ?? []
  return place === '' ? undefined : readLocator(` ${place}`, at + before.length - 1)
}

/** Whether an entry has these pages; the last page of its pages is not all of them. */
const isOfEntry = (pages: string, { folded }: EntryKey): boolean => {
  const found = new RegExp(` (?:(\\d+) )?${pages} (?!\\d)`, 'u').exec(` ${folded} `)
  return found !== null && !(Number(found[1]) < Number(pages))
}

/** The works of a note, set off by semicolons outside quotation marks and brackets. */
const segmentsOf = (text: string): Stretch[] => {
  const segments: Stretch[] = []
  let [from, depth] = [0, 0]
  // `„Holz“`: what opens a quotation in English closes one in German.
  const [opens, closes] = text.includes('„') ? ['([„«', ')]“”»'] : ['([“«', ')]”»']
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (opens.includes(sign)) depth++
    else if (closes.includes(sign)) depth = Math.max(0, depth - 1)
    else if (sign === ';' && depth === 0) {
      segments.push({ from, to: at })
      from = at + 1
    }
  }
  return [...segments, { from, to: text.length }]
}
