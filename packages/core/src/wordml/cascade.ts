import { nested } from './nested.js'
import type { Numbering } from './numbering.js'
import { isEmpty, type Properties, type Value } from './properties/property.js'
import { runProperties } from './properties/run.js'
import type { Style, StyleSheet } from './style-sheet.js'

/** What a table style says for a cell at a certain place; equal places give the same object. */
export interface TableFormat {
  readonly key: string
  readonly paragraph: Properties
  readonly run: Properties
}

/** Everything below the direct properties of runs: one object for each pair of paragraph context and character style. */
export interface RunBase {
  readonly values: Properties
}

const toggles = [...runProperties.byName.values()].filter((property) => property.toggle).map((property) => property.name)

/**
 * Resolves what holds, level over level, as Word does (ISO 29500-1, 17.7.2):
 * document defaults → table style → paragraph style chain → character style → direct formatting.
 * Results are shared objects, so that callers may compare and cache by identity.
 */
export class Cascade {
  private readonly paragraphBases = new Map<string, Properties>()
  private readonly paragraphs = new Map<Properties, Map<Properties, Properties>>()
  /** By paragraph style, table format and character style: a key made of all three would be made anew for every run. */
  private readonly runBases = new Map<string, Map<string, Map<string, RunBase>>>()
  private readonly runs = new Map<RunBase, Map<Properties, Properties>>()
  private readonly tables = new Map<string, TableFormat>()

  constructor(
    readonly sheet: StyleSheet,
    readonly numbering: Numbering,
  ) {}

  /** What holds for a paragraph. */
  paragraph(style: string | undefined, table: TableFormat | undefined, direct: Properties): Properties {
    const base = this.paragraphBase(style, table, direct)
    return merged(this.paragraphs, base, base, direct)
  }

  /** What would hold without direct properties; of those only the numbering counts, as it brings indents of its own. */
  paragraphBase(style: string | undefined, table: TableFormat | undefined, direct: Properties): Properties {
    const key = `${style ?? ''}|${table?.key ?? ''}|${direct['numbering'] ?? ''}|${direct['numberingLevel'] ?? ''}`
    let base = this.paragraphBases.get(key)
    if (!base) this.paragraphBases.set(key, (base = this.layParagraph(this.sheet.chain(this.sheet.paragraphStyle(style)), table, direct)))
    return base
  }

  /**
   * The indents of a list level lie just under whatever carries the numbering: given directly they beat every style,
   * given by a style they lose to that style's own indents.
   */
  private layParagraph(chain: readonly Style[], table: TableFormat | undefined, direct: Properties): Properties {
    const own = chain.map((style) => style.paragraph.values)
    const carrier = direct['numbering'] === undefined ? own.findLastIndex((values) => values['numbering'] !== undefined) : chain.length
    const numId = Number(direct['numbering'] ?? own[carrier]?.['numbering'] ?? 0)
    const level = this.levelOf(numId, chain[carrier], direct)
    const indents = numId === 0 ? {} : (this.numbering.level(numId, level)?.paragraph ?? {})
    const below = carrier < 0 ? own : own.slice(0, carrier)
    const above = carrier < 0 ? [] : own.slice(carrier)
    const base = Object.assign({}, this.sheet.defaults.paragraph, table?.paragraph, ...below, indents, ...above) as Record<string, Value>
    if (numId !== 0) base['numberingLevel'] = level
    return base
  }

  private levelOf(numId: number, carrier: Style | undefined, direct: Properties): number {
    const linked = carrier && this.numbering.levelOfStyle(numId, carrier.id)
    return Number(direct['numberingLevel'] ?? linked ?? carrier?.paragraph.values['numberingLevel'] ?? 0)
  }

  /** What holds for a run. */
  run(base: RunBase, direct: Properties): Properties {
    return merged(this.runs, base, base.values, direct)
  }

  runBase(paragraphStyle: string | undefined, table: TableFormat | undefined, characterStyle: string | undefined): RunBase {
    const known = nested(nested(this.runBases, paragraphStyle ?? ''), table?.key ?? '')
    const key = characterStyle ?? ''
    let base = known.get(key)
    if (!base) known.set(key, (base = { values: this.layRun(paragraphStyle, table, characterStyle) }))
    return base
  }

  private layRun(paragraphStyle: string | undefined, table: TableFormat | undefined, characterStyle: string | undefined): Properties {
    const { defaults } = this.sheet
    const levels = [
      table?.run ?? {},
      runOf(this.sheet.chain(this.sheet.paragraphStyle(paragraphStyle))),
      runOf(this.sheet.chain(this.sheet.get(characterStyle, 'character'))),
    ]
    const values: Record<string, Value> = Object.assign({}, defaults.run, ...levels)
    for (const name of toggles) {
      const said = levels.filter((level) => level[name] !== undefined)
      // On in the defaults is on whatever styles say; else an even number of levels cancels out.
      if (said.length > 0) values[name] = defaults.run[name] === true || said.filter((level) => level[name] === true).length % 2 === 1
    }
    return values
  }

  /** `places` are the conditional formats that hold for a cell, weakest first. */
  table(style: string | undefined, places: readonly string[]): TableFormat {
    const key = `${style ?? ''}:${places.join(' ')}`
    let format = this.tables.get(key)
    if (!format) this.tables.set(key, (format = this.layTable(key, style, places)))
    return format
  }

  private layTable(key: string, style: string | undefined, places: readonly string[]): TableFormat {
    const found = this.sheet.get(style, 'table') ?? this.sheet.styles.find((each) => each.type === 'table' && each.isDefault)
    const chain = this.sheet.chain(found)
    const formats = ['wholeTable', ...places].flatMap((place) => chain.flatMap((each) => each.conditional.get(place) ?? []))
    return {
      key: found ? key : '',
      paragraph: Object.assign({}, ...chain.map((each) => each.paragraph.values), ...formats.map((format) => format.paragraph)),
      run: Object.assign({}, ...chain.map((each) => each.run.values), ...formats.map((format) => format.run)),
    }
  }
}

const runOf = (chain: readonly Style[]): Properties => Object.assign({}, ...chain.map((style) => style.run.values))

const merged = <Base extends object>(cache: Map<Base, Map<Properties, Properties>>, base: Base, values: Properties, direct: Properties): Properties => {
  let known = cache.get(base)
  if (!known) cache.set(base, (known = new Map()))
  let result = known.get(direct)
  if (!result) known.set(direct, (result = isEmpty(direct) ? values : { ...values, ...direct }))
  return result
}
