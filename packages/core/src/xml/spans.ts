import type { Scope } from './scope.js'

/** Start, openEnd, closeStart, end, the id after the last descendant, and the number of the name. */
const columns = 6

/**
 * The elements of a document in document order, as rows of numbers: scanning makes no object for any of them,
 * which would be most of what a scan costs. `SpannedElement` shows a row as an XmlElement once somebody asks for it.
 */
export class Spans {
  /** Number of elements. */
  size = 0
  /** Scopes by the id of the element that opens them. */
  readonly scopes = new Map<number, Scope>()
  private rows: Int32Array
  private numbers: ReadonlyMap<string, number> | undefined

  /** `names` are canonical names by number; `expected` is a guess at the number of elements. */
  constructor(
    private readonly names: readonly string[],
    expected: number,
  ) {
    this.rows = new Int32Array(columns * Math.max(16, expected))
  }

  /** Adds an element by its start tag, and returns its id. */
  open(name: number, start: number, openEnd: number): number {
    const row = this.size * columns
    if (row === this.rows.length) this.grow()
    this.rows[row] = start
    this.rows[row + 1] = openEnd
    this.rows[row + 5] = name
    return this.size++
  }

  /** Ends an element; all that were added since it was opened are its descendants. */
  close(id: number, closeStart: number, end: number) {
    const row = id * columns
    this.rows[row + 2] = closeStart
    this.rows[row + 3] = end
    this.rows[row + 4] = this.size
  }

  start(id: number): number {
    return this.rows[id * columns] ?? 0
  }

  openEnd(id: number): number {
    return this.rows[id * columns + 1] ?? 0
  }

  closeStart(id: number): number {
    return this.rows[id * columns + 2] ?? 0
  }

  end(id: number): number {
    return this.rows[id * columns + 3] ?? 0
  }

  /** The id after the last descendant: the next sibling's, where there is one. */
  after(id: number): number {
    return this.rows[id * columns + 4] ?? 0
  }

  countChildren(id: number): number {
    const after = this.after(id)
    let count = 0
    for (let child = id + 1; child < after; child = this.after(child)) count++
    return count
  }

  /** Where the descendants of an element begin that have a name. */
  placesOf(name: string, within: number): number[] {
    const places: number[] = []
    const number = this.numberOf(name)
    const end = this.after(within) * columns
    for (let row = (within + 1) * columns; row < end; row += columns) {
      if (this.rows[row + 5] === number) places.push(this.rows[row] ?? 0)
    }
    return places
  }

  /** How many elements there are of each name. */
  census(): ReadonlyMap<string, number> {
    const counts = this.counts()
    return new Map(this.names.map((name, number) => [name, counts[number]!]))
  }

  /** By the number of the name. The loop is all of it: what is optimised while it runs has to be given up where it goes on to what it never did. */
  private counts(): Int32Array {
    const counts = new Int32Array(this.names.length)
    for (let row = 5; row < this.size * columns; row += columns) counts[this.rows[row]!]!++
    return counts
  }

  name(id: number): string {
    return this.names[this.rows[id * columns + 5] ?? 0] ?? ''
  }

  /** Asked once all is scanned. */
  private numberOf(name: string) {
    this.numbers ??= new Map(this.names.map((each, index) => [each, index]))
    return this.numbers.get(name)
  }

  private grow() {
    const rows = new Int32Array(this.rows.length * 2)
    rows.set(this.rows)
    this.rows = rows
  }
}
