import type { XmlDocument, XmlElement } from '../xml/element.js'
import type { Field } from './paragraph.js'

interface OpenField {
  code: string
  state: 'code' | 'result'
  from: number
  /** The paragraph, counted, that `from` is a place in. */
  paragraph: number
  data?: string
  readonly signs: XmlElement[]
}

/** More kinds of fields than this lie in each other only in damaged files, which leave thousands open. */
const mostNames = 20

/**
 * Follows complex fields (begin … separate … end) through a story: they spread over runs and paragraphs, nest,
 * and in damaged files are never closed or never opened.
 */
export class FieldTracker {
  private readonly open: OpenField[] = []
  /** How many of them are in their codes; of the others, how many have each name. */
  private inCode = 0
  private readonly named = new Map<string, number>()
  private paragraph = 0
  private readonly stray: ReadonlySet<XmlElement>
  /** The signs of the story that begin a field and are followed by no end. */
  readonly unclosed: readonly XmlElement[]

  constructor(private readonly document: XmlDocument, story: XmlElement) {
    const open = leftOpen(document, story)
    this.unclosed = open.map(({ sign }) => sign)
    // Word passes over a field of which neither a result nor an end comes, or no text after it would be seen.
    this.stray = new Set(open.filter(({ shown }) => !shown).map(({ sign }) => sign))
  }

  /**
   * Where the next run stands: in the code of some open field, in a result, or in no field. What a link shows is the author's own text,
   * which Word never writes anew, whether it lies in a field or in `w:hyperlink`.
   */
  get state(): 'code' | 'result' | undefined {
    if (this.inCode > 0) return 'code'
    return this.open.length > this.links ? 'result' : undefined
  }

  get inLink(): boolean {
    return this.links > 0
  }

  private get links(): number {
    return this.named.get('HYPERLINK') ?? 0
  }

  /** The names of the fields that are open in their results, the outermost first. */
  get names(): readonly string[] {
    return Array.from(this.named.keys()).slice(0, mostNames)
  }

  /** A new paragraph: what is still open shows its result from the beginning of the line. */
  startParagraph(): void {
    this.paragraph++
  }

  /** Takes note of a child of a run; returns the field that it closes. */
  see(child: XmlElement, at: number): Field | undefined {
    const last = this.open.at(-1)
    if (child.name === 'w:instrText') {
      if (last?.state === 'code') last.code += this.document.text(child)
      return undefined
    }
    switch (this.document.attribute(child, 'w:fldCharType')) {
      case 'begin':
        if (!this.stray.has(child)) this.begin(child, at)
        return undefined
      case 'separate':
        if (last) this.separate(last, child, at)
        return undefined
      case 'end':
        return last && this.end(last, child, at)
      default:
        return undefined
    }
  }

  private begin(sign: XmlElement, from: number): void {
    const data = sign.children.find(({ name }) => name === 'w:fldData')
    this.open.push({ code: '', state: 'code', from, paragraph: this.paragraph, signs: [sign], ...(data && { data: this.document.text(data) }) })
    this.inCode++
  }

  private separate(field: OpenField, sign: XmlElement, from: number): void {
    if (field.state === 'code') {
      this.inCode--
      this.count(field, 1)
    }
    field.signs.push(sign)
    Object.assign(field, { state: 'result', from, paragraph: this.paragraph })
  }

  private end(field: OpenField, sign: XmlElement, at: number): Field {
    this.open.pop()
    if (field.state === 'code') this.inCode--
    else this.count(field, -1)
    return closed(field.paragraph === this.paragraph ? field : { ...field, from: 0 }, sign, at)
  }

  private count({ code }: OpenField, more: 1 | -1): void {
    const name = fieldName(code)
    const times = (this.named.get(name) ?? 0) + more
    if (times > 0) this.named.set(name, times)
    else this.named.delete(name)
  }
}

/** What holds no fields of the story that it stands in: what the author deleted, and text boxes, which are stories of their own. */
const apart: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom', 'w:txbxContent', 'w:pPr', 'w:rPr'])

/** Signs that begin a field of which no end comes, and whether a result does. Only elements that hold signs are looked into. */
const leftOpen = (document: XmlDocument, story: XmlElement): readonly { readonly sign: XmlElement; readonly shown: boolean }[] => {
  const open: { readonly sign: XmlElement; shown: boolean }[] = []
  const signs = document.placesOf('w:fldChar', story)
  let next = 0
  const look = (parent: XmlElement): void => {
    for (const child of parent.children) {
      while (next < signs.length && signs[next]! < child.start) next++
      if (next === signs.length) return
      if (child.end <= signs[next]!) continue
      if (child.name === 'w:fldChar') {
        const type = document.attribute(child, 'w:fldCharType')
        if (type === 'begin') open.push({ sign: child, shown: false })
        else if (type === 'end') open.pop()
        else if (type === 'separate' && open.length > 0) open.at(-1)!.shown = true
      } else if (!apart.has(child.name)) look(child)
    }
  }
  if (signs.length > 0) look(story)
  return open
}

const closed = ({ code, from, signs, data }: OpenField, end: XmlElement, at: number): Field => ({
  name: fieldName(code),
  code: code.trim(),
  from: Math.min(from, at),
  to: at,
  signs: [...signs, end],
  ...(data !== undefined && { data }),
})

/** The first word of a field's code, in capitals: `PAGE`, `SEQ`, `ADDIN`. */
export const fieldName = (code: string): string => (/^\s*([^\s\\"]+)/.exec(code)?.[1] ?? '').toUpperCase()
