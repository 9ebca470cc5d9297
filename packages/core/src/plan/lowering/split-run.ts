import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { textOfChild } from '../../wordml/run-text.js'
import { escapeText } from '../../xml/escape.js'
import type { XmlDocument, XmlElement } from '../../xml/element.js'
import { tagsOf } from '../../xml/tags-of.js'
import type { FormatText, Inline, ReplaceText } from '../edit.js'

/** A stretch of a run after it was cut: what stays, what goes, and what is put in between. */
export type RunPiece =
  | { readonly kind: 'kept' | 'deleted'; readonly markup: string; readonly formats: readonly FormatText[] }
  | { readonly kind: 'inserted'; readonly content: readonly Inline[]; readonly formats: readonly FormatText[] }

/**
 * Cuts a run where formats or replacements begin and end. What has no text (field marks, comment marks) stays in place.
 * `hosted` are the replacements whose new text goes into this run.
 */
export const splitRun = (
  paragraph: Paragraph,
  run: Run,
  formats: readonly FormatText[],
  replacements: readonly ReplaceText[],
  hosted: readonly ReplaceText[],
): RunPiece[] => {
  const ranges = [...formats, ...replacements].map(({ range }) => range)
  const cuts = new Set(ranges.flatMap((range) => [range.from, range.to]).filter((at) => at > run.from && at < run.to))
  const atoms = atomsOf(paragraph, run, [...cuts].sort((a, b) => a - b))
  const pieces: RunPiece[] = []
  // What comes in where a stretch goes stands before what takes its place.
  const pending = hosted.filter(({ content }) => content.length > 0).sort((a, b) => a.range.from - b.range.from || a.range.to - b.range.to)
  const insertUpTo = (at: number) => {
    for (const replacement of pending.filter(({ range }) => range.from <= at)) {
      const { range, content } = replacement
      pieces.push({ kind: 'inserted', content, formats: covering(formats, range.from, range.from) })
      pending.splice(pending.indexOf(replacement), 1)
    }
  }
  for (const atom of atoms) {
    // Text goes in where its range begins, but after the marks without text that stand at the same place.
    if (atom.to > atom.from) insertUpTo(atom.from)
    const deleted = atom.to > atom.from && replacements.some(({ range }) => range.from <= atom.from && range.to >= atom.to)
    add(pieces, { kind: deleted ? 'deleted' : 'kept', markup: atom.markup, formats: covering(formats, atom.from, atom.to) })
  }
  insertUpTo(run.to)
  return pieces
}

/** Neighbours of one kind and one format stay one run. */
const add = (pieces: RunPiece[], piece: Exclude<RunPiece, { kind: 'inserted' }>): void => {
  const last = pieces.at(-1)
  const sameFormats = last?.formats.length === piece.formats.length && last.formats.every((format, index) => format === piece.formats[index])
  const same = sameFormats && last.kind === piece.kind
  if (same && 'markup' in last) pieces[pieces.length - 1] = { ...piece, markup: last.markup + piece.markup }
  else pieces.push(piece)
}

/** The formats that a stretch lies in. */
export const covering = (formats: readonly FormatText[], from: number, to: number): FormatText[] =>
  formats.filter(({ range }) => range.from <= from && range.to >= to)

interface Atom {
  readonly from: number
  readonly to: number
  readonly markup: string
}

/** The children of a run, text cut at the given places. */
const atomsOf = ({ story, text }: Paragraph, run: Run, cuts: readonly number[]): Atom[] => {
  const { document } = story
  const atoms: Atom[] = []
  let at = run.from
  for (const child of run.element.children) {
    if (child === run.properties) continue
    const markup = document.source.slice(child.start, child.end)
    const length = lengthOf(document, child, at, text)
    const inside = cuts.filter((cut) => cut > at && cut < at + length)
    if (inside.length === 0) atoms.push({ from: at, to: at + length, markup })
    else {
      const { name, close } = tagsOf(document.source, child)
      const places = [at, ...inside, at + length]
      for (let index = 1; index < places.length; index++) {
        const [from, to] = [places[index - 1]!, places[index]!]
        atoms.push({ from, to, markup: `<${name} xml:space="preserve">${escapeText(text.slice(from, to))}${close}` })
      }
    }
    at += length
  }
  return atoms
}

/** How much of the paragraph’s text a child holds: none where it is deleted, or lies in the code of a field. */
const lengthOf = (document: XmlDocument, child: XmlElement, at: number, text: string): number => {
  const own = textOfChild(document, child)
  return text.startsWith(own, at) ? own.length : 0
}
