import type { Document } from '../wordml/document.js'
import type { XmlWriter } from '../xml/write.js'

/** Who changed what when, as `w:ins`, `w:del` and the property changes say it; ids run on from the highest in the file. */
export class Revisions {
  private readonly first: number
  private next: number

  constructor(
    document: Document,
    readonly author: string,
    /** ISO 8601, in UTC and without fractions: `2024-05-01T09:30:00Z`. */
    readonly date: string | undefined,
  ) {
    this.first = this.next = highestId(document) + 1
  }

  /** Whether a revision's id is one of ours. */
  owns(id: number): boolean {
    return id >= this.first && id < this.next
  }

  /** Marks around a control that comes or goes: Word keeps a control whose content alone is inserted or deleted (ISO 29500-1, 17.13.5.5). */
  range(write: XmlWriter, name: string, content: string): string {
    const [start, end] = this.rangeMarks(write, name)
    return start + content + end
  }

  rangeMarks(write: XmlWriter, name: string): readonly [start: string, end: string] {
    const id = String(this.next)
    return [this.mark(write, `${name}Start`), write.element(`${name}End`, { 'w:id': id })]
  }

  /** A revision element around markup: `w:ins`, `w:del`, `w:rPrChange`, … */
  mark(write: XmlWriter, name: string, ...content: string[]): string {
    return write.element(name, { 'w:id': String(this.next++), 'w:author': this.author, 'w:date': this.date }, ...content)
  }
}

/** Ids of all annotations share one space (ISO 29500-1, 17.13); a file may hold absurd ones, of ten digits and more, which do not count. */
export const highestId = (document: Document): number => {
  let highest = 0
  for (const { xml } of document.parts.values()) {
    for (const match of xml.source.matchAll(/:id\s*=\s*["'](\d{1,9})["']/g)) highest = Math.max(highest, Number(match[1]))
  }
  return highest
}
