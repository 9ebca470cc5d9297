/// <reference path="./citeproc-js.d.ts" />
import CSL, { type Engine, type Name, type NameRegister } from 'citeproc'
import type { CitationEngine, CitedItem, Position, RenderedCite, RenderedEntry, Rendering } from '../engine.js'
import { repositoryName } from '../parser/fields/kind.js'
import { speciesName } from '../../structure/words/species.js'
import type { RichText } from '../rich-text.js'
import type { SeenIn } from '../words/seen-in.js'
import { correctedItem, correctedKey, correctedStyle, correctedText, leavesOut, type CorrectionId } from './corrections.js'
import { endDisambiguation, tellApartOnlyClashes } from './disambiguation.js'
import { keepHyphens } from './hyphened-initials.js'
import { elements, isNode, type CslNode } from './node.js'
import { markedText, readMarked } from './output-format.js'
import { sortPastArticles } from './past-articles.js'
import { Persons } from './persons.js'
import { prune } from './prune.js'
import { keepSortKeys, sorting, sparingTags } from './shortcuts.js'
import { withUnsignedParts } from './unsigned-parts.js'
import { covers, vocabularyOf, type Vocabulary } from './vocabulary.js'

const format = 'marked'
CSL.Output.Formats[format] = markedText
endDisambiguation(CSL.Disambiguation.prototype)
tellApartOnlyClashes(CSL.Disambiguation.prototype)
keepHyphens(CSL.Util.Names)
sortPastArticles(CSL)
keepSortKeys(CSL)

/** The engine citeproc-js for one style. It is kept for the next document as long as that one has nothing new to it. */
export class Citeproc implements CitationEngine {
  private built: { readonly engine: Engine; readonly vocabulary: Vocabulary } | undefined
  private items: ReadonlyMap<string, CitedItem> = new Map()
  /** The works that the engine has open. */
  private held: readonly CitedItem[] | undefined
  private persons = new Persons([])
  readonly keepsOrder: boolean
  readonly leavesAccessOut: boolean

  constructor(
    private readonly style: CslNode,
    private readonly corrections: readonly CorrectionId[],
    private readonly locales: ReadonlyMap<string, CslNode>,
    private readonly language: string,
    readonly seenIn: SeenIn = 'as cited in',
  ) {
    this.keepsOrder = keepsOrder(style)
    this.leavesAccessOut = leavesOut('accessed', corrections)
  }

  open(works: readonly CitedItem[]): Rendering {
    const items = works.map((item) => rangeKept(caseKept(correctedItem(item, this.corrections), item.type)))
    return new CiteprocRendering(items, () => this.holding(items), this.corrections)
  }

  /** The engine with these works open, and no others. */
  private holding(items: readonly CitedItem[]): Engine {
    if (this.built && this.held === items) return this.built.engine
    for (;;) {
      const isKept = this.built !== undefined
      try {
        return this.filled(items)
      } catch (error) {
        // One that stopped in the middle of an earlier document is in no state to take up another.
        this.built = undefined
        this.held = undefined
        if (!isKept) throw error
      }
    }
  }

  private filled(items: readonly CitedItem[]): Engine {
    const engine = this.engineFor(vocabularyOf(items))
    // What the engine remembers of the last document goes first: ids may mean other works there.
    engine.updateItems([])
    this.items = new Map(items.map((item) => [item.id, item]))
    this.persons = new Persons(items)
    engine.updateItems([...this.items.keys()])
    this.held = items
    return engine
  }

  private engineFor(vocabulary: Vocabulary): Engine {
    if (this.built && covers(this.built.vocabulary, vocabulary)) return this.built.engine
    const sys = {
      retrieveLocale: (language: string) => copy(this.locales.get(language) ?? this.locales.get('en-US')),
      // Of items the engine makes a copy itself.
      retrieveItem: (id: string) => this.items.get(id),
      // The last that the engine asks about what it sorts by.
      normalizeUnicode: (key: string) => correctedKey(key, this.corrections),
      stringCompare: sorting(this.style.attrs['default-locale-sort'] ?? this.language),
    }
    const engine = new CSL.Engine(sys, copy(prune(withUnsignedParts(correctedStyle(this.style, this.corrections)), vocabulary)), this.language, true)
    engine.setOutputFormat(format)
    engine.opt.development_extensions['wrap_url_and_doi'] = false
    sparingTags(engine.fun.flipflopper)
    closeLastDate(engine)
    this.tellPersonsApart(engine.registry.namereg)
    // Renderings are kept as keys of plain objects, which have some by themselves.
    for (const each of Object.values(engine.registry)) if (Object.getPrototypeOf(each) === Object.prototype) Object.setPrototypeOf(each, null)
    this.built = { engine, vocabulary }
    return engine
  }

  /** The engine takes every spelling of a given name for somebody else; it is shown persons, and no way to tell one from himself. */
  private tellPersonsApart(register: NameRegister): void {
    const { addname, evalname } = register
    const shown = (name: Name): Name => ({
      ...name,
      ...(name.family !== undefined && { family: asKey(name.family) }),
      given: asKey(this.persons.of(name).given),
    })
    register.addname = (id, name, place) => {
      if (this.persons.of(name).cited) addname.call(register, id, shown(name), place)
    }
    register.evalname = (id, name, place, wanted, form, initials) =>
      evalname.call(register, id, shown(name), place, this.persons.of(name).namesake ? wanted : 0, form, initials)
  }
}

/**
 * Built, the engine has the last date of its style still open, and the first range that it prints would get the comma behind that:
 * `(2018, May 14–16,)`. It is closed as the engine itself does behind each range.
 */
const closeLastDate = (engine: Engine): void => {
  engine.dateput.string(engine, engine.dateput.queue)
  engine.dateput.openLevel(engine.tmp.date_token)
}

/** The engine keeps names as keys of plain objects, which have some by themselves: `constructor`. */
const asKey = (name: string): string => name.replace(/\w+/g, (word) => (word in Object.prototype ? `${word}${joiner}` : word))

/** CSL 1.0.2, “Sorting”: without keys a list stands in the order of the citations, and `citation-number` asks for it. */
const keepsOrder = (style: CslNode): boolean => {
  const list = style.children.filter(isNode).find(({ name }) => name === 'bibliography')
  const sort = list?.children.filter(isNode).find(({ name }) => name === 'sort')
  return list !== undefined && (!sort || [...elements(sort)].some(({ attrs }) => attrs['variable'] === 'citation-number'))
}

const titles = ['title', 'container-title', 'collection-title', 'publisher'] as const
const nocase = '<span class="nocase">$&</span>'
/** `Maritime Studies, no. 12` */
const numbering = /\b(?:no|vol)\.(?= \d)/g
const address = /\S*[\p{L}\d]{2}\.\p{Ll}{2}\S*/gu
/** `lme4`, `p53`: names of programs and of genes. */
const numberedName = /(?<![\p{L}\d.<>])\p{Ll}+\d[\p{L}\d]*(?![\p{L}\d.]*<)/gu

/** `1,8-diazabicyclo[5.4.0]undec-7-ene`: names of compounds, in which numbers stand between letters. */
const compound = /(?<![^\s(])[^\s<]*(?:\[[\d.,]+\]\p{Ll}|\p{Ll}-\d+(?:,\d+)*-\p{Ll}|\d,\d+-\p{L})[^\s<]*/gu

/** `(re)use`: a bracket ends no word. */
const behindBracket = /(?<=\(\p{L}{1,5}\))\p{Ll}+/gu
/** `tidal`, `northquay/tides: Second release`: what a program or a repository of code is called. */
const programName = new RegExp(String.raw`^(?:\p{Ll}[\p{L}\d._-]*|${repositoryName})(?=:\s|$)`, 'u')
const lowerStays = [address, numbering, speciesName, compound, numberedName, behindBracket]

/**
 * No style sets `lab.js`, the address of a page, `lme4` or `E. coli` in capitals (CSL-JSON, rich text within fields). A correction may have
 * made another type of a program.
 */
const caseKept = (item: CitedItem, type: CitedItem['type']): CitedItem => {
  const stays = type === 'software' ? [...lowerStays, programName] : lowerStays
  const kept = titles.flatMap((field) => {
    const text = item[field]
    const marked = stays.reduce((title, pattern) => title?.replace(pattern, nocase), text)
    return marked === text ? [] : [[field, marked]]
  })
  const revised = item.edition?.replace(behindNumber, (letter) => `${joiner}${letter}`)
  return kept.length === 0 && revised === item.edition ? item : { ...item, ...Object.fromEntries(kept), ...(revised !== undefined && { edition: revised }) }
}

/** `2., überarb. Aufl.`: what stands behind the number of an edition begins no sentence. */
const behindNumber = /(?<=^\d{1,2}\.?,\s)\p{Ll}/u

/**
 * `12S-19S`, `6:1-6:59`: the engine takes such ends for no range, or shortens the letter away; a hyphen behind its sign for that it
 * leaves.
 */
const rangeKept = (item: CitedItem): CitedItem => {
  const page = item.page?.replace(/^(\d+(?:\p{L}|:\d+))-(?=\d+(?:\p{L}|:\d+)$)/u, `$1\\-${joiner}`)
  return page === item.page ? item : { ...item, page: page! }
}

/** What stands behind the works of one author, and behind those with a page. */
const afterCollapse = 'after-collapse-delimiter'

/** What the engine says where a style has nothing to print, as MLA has of a work whose author the sentence names. */
const nothing = '[NO_PRINTED_FORM]'

/** The engine writes into what it is given. */
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const positions: Readonly<Record<Position, number>> = {
  first: CSL.POSITION_FIRST,
  subsequent: CSL.POSITION_SUBSEQUENT,
  ibid: CSL.POSITION_IBID,
  'ibid-with-locator': CSL.POSITION_IBID_WITH_LOCATOR,
}

class CiteprocRendering implements Rendering {
  /** A paper says `(Lee, 2020)` many times: each distinct citation is rendered once. */
  private readonly known = new Map<string, RichText>()

  constructor(
    private readonly items: readonly CitedItem[],
    private readonly engine: () => Engine,
    private readonly corrections: readonly CorrectionId[],
  ) {}

  cite(cites: readonly RenderedCite[]): RichText {
    const key = JSON.stringify(cites)
    let text = this.known.get(key)
    if (!text) this.known.set(key, (text = correctedText(readMarked(this.print(cites)).text, this.corrections)))
    return text
  }

  /** After words like “see also” works stand in the order that their author gave them (APA 7, 8.12). One work needs no order. */
  private print(cites: readonly RenderedCite[]): string {
    const engine = this.engine()
    const { citation_sort: sort } = engine
    const { opt } = engine.citation
    const after = opt[afterCollapse]
    if (cites.length === 1 || cites.some(({ prefix }) => prefix !== undefined)) engine.citation_sort = { tokens: [] }
    if (String(opt.collapse).startsWith('year') && this.placesWithin(cites)) opt[afterCollapse] = '; '
    const printed = engine.makeCitationCluster(cites.map(rawCite))
    engine.citation_sort = sort
    opt[afterCollapse] = after
    return printed === nothing ? '' : unjoined(printed)
  }

  /** `Lee 1999, 32; 2000, 47`: between works of one author a comma would hide which page is whose (CMOS 18, 13.124). */
  private placesWithin(cites: readonly RenderedCite[]): boolean {
    if (cites.length === 1 || cites.every(({ locator }) => locator === undefined)) return false
    const named = cites.map(({ id }) => JSON.stringify(this.items.find((item) => item.id === id)?.author))
    return cites.some(({ locator }, at) => locator !== undefined && named.some((name, other) => other !== at && name === named[at]))
  }

  entries(list?: string, named = false): readonly RenderedEntry[] {
    const engine = this.engine()
    const { opt } = engine.bibliography
    const dash = opt['subsequent-author-substitute']
    if (named) opt['subsequent-author-substitute'] = undefined
    const made = engine.makeBibliography(list === undefined ? undefined : { include: [{ field: 'list', value: list }] })
    opt['subsequent-author-substitute'] = dash
    // A style for notes alone has none.
    if (!made) return []
    const entries = made[1].map((printed, index): RenderedEntry => {
      const { text, margin } = readMarked(unjoined(printed))
      return { id: made[0].entry_ids[index]![0], text: correctedText(text, this.corrections), ...(margin !== '' && { number: margin }) }
    })
    // The engine leaves out what its style prints nothing of, as MLA does of an entry in which nothing is understood.
    const printed = new Set(entries.map(({ id }) => id))
    const unprinted = this.items.filter((item) => (list === undefined || item.list === list) && !printed.has(item.id))
    return [...numberedAlike(entries), ...unprinted.map(({ id }) => ({ id, text: [] }))]
  }
}

/** `(3).` beside `(2)`: the engine puts the stop behind what is missing in an entry behind its number. */
const numberedAlike = (entries: readonly RenderedEntry[]): readonly RenderedEntry[] => {
  if (!entries.some(({ number }) => number !== undefined && /[)\]]$/.test(number))) return entries
  return entries.map((entry) => (entry.number === undefined ? entry : { ...entry, number: entry.number.replace(/(?<=[)\]])\.$/, '') }))
}

/** WORD JOINER: words that end with a stop are an abbreviation (“zur Lage s. Roe”), where the engine would begin a sentence behind them. */
const joiner = '\u2060'

const unjoined = (printed: string): string => printed.replaceAll(`.${joiner} `, '. ').replaceAll(`, ${joiner}`, ', ').replace(onePage, 'pp').replaceAll(`-${joiner}`, '–')

/** It counts one page in a range whose sign it does not know. */
const onePage = new RegExp(String.raw`\bp(?=\. \d+\p{L}-${joiner})`, 'gu')

const rawCite = ({ id, locator, label, prefix, suffix, suppressAuthor, authorOnly, position }: RenderedCite): object => ({
  id,
  ...(locator !== undefined && { locator, label: label ?? 'page' }),
  ...(prefix !== undefined && { prefix: prefix.replace(/\. $/, `.${joiner} `) }),
  ...(suffix !== undefined && { suffix }),
  ...(suppressAuthor && { 'suppress-author': true }),
  ...(authorOnly && { 'author-only': true }),
  position: positions[position ?? 'first'],
})
