import type { ResolvedStyle, ResolvedWordStyle } from '../styles/resolved.js'
import { paragraphProperties } from '../wordml/properties/paragraph.js'
import { valueOf, type Patch, type Properties, type PropertyTable, type Value } from '../wordml/properties/property.js'
import { runProperties } from '../wordml/properties/run.js'
import { Cascade } from '../wordml/cascade.js'
import type { Style, StyleSheet } from '../wordml/style-sheet.js'
import type { Document } from '../wordml/document.js'
import type { Numbering } from '../wordml/numbering.js'

/** A style of the file that is redefined: what its `w:pPr` and `w:rPr` are to say. Direct mode only. */
export interface StyleChange {
  readonly style: Style
  readonly paragraph: Patch
  readonly run: Patch
}

/** A style that the file does not have yet. */
export interface StyleAddition {
  readonly style: Style
  readonly word: ResolvedWordStyle
  readonly nextId: string | undefined
}

export interface StylePlan {
  readonly ids: ReadonlyMap<string, string>
  readonly changes: readonly StyleChange[]
  readonly additions: readonly StyleAddition[]
  readonly sheet: StyleSheet
}

/**
 * Finds the Word styles that the plan relies on in the file, by name, since ids are translated.
 * Tracked mode takes an existing definition as it is; direct mode makes it say what the style guide says, so that the
 * author goes on writing in the new format. What is not there is added, in both.
 */
export const planStyles = ({ cascade, paragraphs }: Document, style: ResolvedStyle, keys: ReadonlySet<string>, direct: boolean): StylePlan => {
  const { sheet, numbering } = cascade
  // Paragraphs may name styles that the file does not define; a style that got such an id would reach them.
  const used = new Set(paragraphs.map(({ own }) => own.style))
  const wanted = withFollowers(style, keys, direct && sheet.defaultParagraph !== undefined)
  const ids = new Map<string, string>()
  const changes: StyleChange[] = []
  const missing: ResolvedWordStyle[] = []
  let current = sheet
  for (const word of wanted) {
    const existing = styleOrName(current, word, direct)
    if (typeof existing === 'string') {
      const added = { ...word, name: existing }
      missing.push(added)
      ids.set(word.key, freshId(added, (id) => sheet.has(id) || used.has(id) || [...ids.values()].includes(id)))
    } else {
      ids.set(word.key, existing.id)
      const change = direct ? redefinition(current, numbering, existing, word) : undefined
      if (change) {
        changes.push(change)
        current = current.with([applied(change)])
      }
    }
  }
  const additions = missing.map((word) => addition(current, word, ids))
  return { ids, changes, additions, sheet: current.with(additions.map(({ style: added }) => added)) }
}

/** Normal comes first, as the others rest on it; it is only ever redefined: added, it would reach every paragraph. */
const withFollowers = (style: ResolvedStyle, keys: ReadonlySet<string>, withNormal: boolean): ResolvedWordStyle[] => {
  const all = new Set(keys)
  if (withNormal && keys.size > 0) all.add('normal')
  for (const key of keys) {
    const next = style.wordStyles.get(key)?.next
    if (next !== undefined) all.add(next)
  }
  return [...style.wordStyles.values()].filter(({ key }) => all.has(key))
}

/**
 * The style of the file that serves, or the name for a new one: Word knows no two styles of one name. A style of ours from an earlier
 * run serves again where it still says the same; else another one comes beside it, with a number.
 */
const styleOrName = (sheet: StyleSheet, word: ResolvedWordStyle, direct: boolean): Style | string => {
  if (word.key === 'normal') return sheet.defaultParagraph ?? word.name
  for (let number = 1; ; number++) {
    const name = number === 1 ? word.name : `${word.name} ${number}`
    const named = sheet.named(word.type, name)
    if (!named) return name
    if (direct || word.builtIn || saysSame(sheet, named, word)) return named
  }
}

const resolvedOf = (chain: readonly Style[], kind: 'paragraph' | 'run'): Properties => Object.assign({}, ...chain.map((style) => style[kind].values))

const differing = (table: PropertyTable, resolved: Properties, wanted: Properties): string[] =>
  Object.keys(wanted).filter((name) => valueOf(table, resolved, name) !== wanted[name])

const saysSame = (sheet: StyleSheet, style: Style, word: ResolvedWordStyle): boolean =>
  differing(paragraphProperties, resolvedOf(sheet.chain(style), 'paragraph'), word.paragraph).length === 0 &&
  differing(runProperties, resolvedOf(sheet.chain(style), 'run'), word.run).length === 0

/** Numbering's indents lie under the style's own, so a style is resolved as a paragraph of it would be. */
const redefinition = (sheet: StyleSheet, numbering: Numbering, style: Style, word: ResolvedWordStyle): StyleChange | undefined => {
  // What an author has made of the marks of notes is as good.
  if (word.type === 'character') return undefined
  const cascade = new Cascade(sheet, numbering)
  const isNormal = style === sheet.defaultParagraph
  const paragraph = patchFor(paragraphProperties, cascade.paragraphBase(style.id, undefined, {}), word.paragraph, style.paragraph.values, isNormal)
  const run = patchFor(runProperties, cascade.runBase(style.id, undefined, undefined).values, word.run, style.run.values, isNormal)
  return Object.keys(paragraph).length + Object.keys(run).length > 0 ? { style, paragraph, run } : undefined
}

/** Normal says everything itself, as table styles beat document defaults but not what a paragraph style says. */
const patchFor = (table: PropertyTable, resolved: Properties, wanted: Properties, own: Properties, explicit: boolean): Patch => {
  const names = new Set(differing(table, resolved, wanted))
  const patch: Record<string, Value> = {}
  for (const [name, value] of Object.entries(wanted)) {
    const silent = explicit && own[name] === undefined && resolved[name] !== undefined
    if (names.has(name) || silent || (name === 'lineRule' && names.has('line'))) patch[name] = value
  }
  return patch
}

const applied = ({ style, paragraph, run }: StyleChange): Style => ({
  ...style,
  paragraph: { ...style.paragraph, values: { ...style.paragraph.values, ...(paragraph as Properties) } },
  run: { ...style.run, values: { ...style.run.values, ...(run as Properties) } },
})

const addition = (sheet: StyleSheet, word: ResolvedWordStyle, ids: ReadonlyMap<string, string>): StyleAddition => {
  const id = ids.get(word.key)!
  return {
    word,
    nextId: word.next === undefined ? undefined : ids.get(word.next),
    style: {
      id,
      name: word.name.toLowerCase(),
      type: word.type,
      isDefault: false,
      basedOn: word.type === 'paragraph' ? sheet.defaultParagraph?.id : undefined,
      paragraph: { style: undefined, values: word.paragraph, pending: false, locked: false },
      run: { style: undefined, values: word.run, pending: false, locked: false },
      conditional: new Map(),
      element: undefined,
    },
  }
}

/** `Heading1`, `APABody`; with a number behind where the file uses that id for something else. */
const freshId = (word: ResolvedWordStyle, isTaken: (id: string) => boolean): string => {
  const plain = word.name.replace(/(^|\s)(\w)/g, (_, __, letter: string) => letter.toUpperCase()).replace(/\W/g, '')
  let id = plain
  for (let number = 2; isTaken(id); number++) id = `${plain}${number}`
  return id
}
