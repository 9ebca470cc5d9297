import { archiveOf, partsOf } from '../reading/archive.js'
import { attributeOf, childNamed, elementsOf, everyNamed, having, isNode, readTree, renamed, writeTree, type Node } from '../reading/tree.js'

/** What Word's “Accept All” and “Reject All” do, for the revisions of some authors (ISO 29500-1, 17.13.5). */
type Decision = 'accept' | 'reject'
type Authors = (author: string) => boolean

/** The revisions that the library makes under its default name. */
export const ours: Authors = (author) => author === 'Formatter'
export const everyone: Authors = () => true

/** Decides all revisions of a document, in every part that can hold some. */
export const reviseAll = async (bytes: Uint8Array, decision: Decision, who: Authors = everyone): Promise<Uint8Array> => {
  const parts = await partsOf(bytes)
  const reviser = new Reviser(decision, who)
  const read = new Map([...parts].filter(([name]) => /^word\/[^/]+\.xml$/.test(name)).map(([name, text]) => [name, readTree(text)]))
  const revised = new Map([...read].map(([name, tree]) => [name, reviser.part(tree)]))
  const [before, after] = [marksIn([...read.values()]), marksIn([...revised.values()])]
  const gone = new Set([...before].filter((mark) => !after.has(mark)))
  return archiveOf([...parts].map(([name, text]) => [name, revised.has(name) ? writeTree(withoutNotes(revised.get(name)!, gone)) : text]))
}

const marksIn = (trees: readonly Node[]): ReadonlySet<string> =>
  new Set(trees.flatMap((tree) => ['w:footnote', 'w:endnote'].flatMap((name) => everyNamed(tree, `${name}Reference`).map((mark) => `${name} ${attributeOf(mark, 'w:id')}`))))

/** A note goes with its mark in the text. */
const withoutNotes = (root: Node, gone: ReadonlySet<string>): Node =>
  having(root, root.children.filter((child) => !isNode(child) || !gone.has(`${child.name} ${attributeOf(child, 'w:id')}`)))

const containers = { 'w:ins': 'accept', 'w:moveTo': 'accept', 'w:del': 'reject', 'w:moveFrom': 'reject' } as const
const isContainer = (name: string): name is keyof typeof containers => name in containers
const changeOf: Readonly<Record<string, string>> = {
  'w:pPr': 'w:pPrChange', 'w:rPr': 'w:rPrChange', 'w:sectPr': 'w:sectPrChange', 'w:tblPr': 'w:tblPrChange', 'w:trPr': 'w:trPrChange', 'w:tcPr': 'w:tcPrChange',
}
/** Children that stay when old properties come back, since the record of a change does not hold them. */
const apart = /^w:(rPr|sectPr|headerReference|footerReference|ins|del|moveFrom|moveTo|pPrChange)$/

class Reviser {
  constructor(
    private readonly decision: Decision,
    private readonly who: Authors,
  ) {}

  part(root: Node): Node {
    return having(root, this.children(root))
  }

  private decides(node: Node | undefined): boolean {
    return node !== undefined && this.who(attributeOf(node, 'w:author') ?? '')
  }

  private children(parent: Node): (Node | string)[] {
    const done: (Node | string)[] = []
    let carried: (Node | string)[] = []
    for (const child of parent.children) {
      if (!isNode(child)) done.push(child)
      else if (isContainer(child.name) && this.decides(child)) {
        if (containers[child.name] === this.decision) done.push(...this.children(/^w:(del|moveFrom)$/.test(child.name) ? undeleted(child) : child))
      } else if (/^w:(?:moveFrom|moveTo|customXmlIns|customXmlDel)Range/.test(child.name)) continue
      else if (this.unwraps(parent, child)) done.push(...this.children(childNamed(child, 'w:sdtContent')!))
      else if (child.name !== 'w:p') done.push(this.properties(having(child, this.children(child))))
      else {
        const paragraph = this.paragraph(child)
        const rest = elementsOf(paragraph.node).filter(({ name }) => name !== 'w:pPr')
        if (paragraph.joinsNext) carried.push(...rest)
        else {
          const look = childNamed(paragraph.node, 'w:pPr')
          done.push(having(paragraph.node, [...(look ? [look] : []), ...carried, ...rest]))
          carried = []
        }
      }
    }
    if (carried.length > 0) throw new Error('the mark of a last paragraph cannot go')
    return done
  }

  /** A control that goes while its content stays: each of its tags lies in a range that is deleted. */
  private unwraps(parent: Node, child: Node): boolean {
    if (child.name !== 'w:sdt' || this.decision !== 'accept') return false
    const siblings = elementsOf(parent)
    const before = siblings[siblings.indexOf(child) - 1]
    return before?.name === 'w:customXmlDelRangeStart' && this.decides(before)
  }

  /** A mark that goes joins its paragraph with the next one, whose properties then hold for both. */
  private paragraph(node: Node): { node: Node; joinsNext: boolean } {
    const mark = childNamed(childNamed(node, 'w:pPr'), 'w:rPr')
    const gone = childNamed(mark, this.decision === 'accept' ? 'w:del' : 'w:ins')
    return { node: having(node, this.children(node)), joinsNext: this.decides(gone) }
  }

  /** A container of properties with its record of changes decided. */
  private properties(node: Node): Node {
    const change = childNamed(node, changeOf[node.name] ?? '')
    if (!change || !this.decides(change)) return node
    const rest = elementsOf(node).filter((child) => child !== change)
    if (this.decision === 'accept') return having(node, rest)
    const old = elementsOf(change).flatMap(({ children }) => children)
    const kept = rest.filter(({ name }) => apart.test(name))
    const first = kept.filter(({ name }) => /Reference$|^w:(ins|del)$/.test(name))
    return having(node, [...first, ...old, ...kept.filter((child) => !first.includes(child))])
  }
}

/** What was deleted is ordinary text again. */
const undeleted = (node: Node): Node => {
  const inner = having(node, node.children.map((child) => (isNode(child) ? undeleted(child) : child)))
  return node.name === 'w:delText' ? renamed(inner, 't') : node.name === 'w:delInstrText' ? renamed(inner, 'instrText') : inner
}
