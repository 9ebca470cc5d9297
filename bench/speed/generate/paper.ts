import { deflated, stored, writeEntries } from '../../zip.js'
import { type Body, writeBody } from './body.js'
import { Chance } from './chance.js'
import { Ink } from './ink.js'
import { writeParts } from './parts.js'
import { picture } from './picture.js'

interface Paper {
  readonly bytes: Buffer
  readonly words: number
  readonly runs: number
  /** Size of document.xml. */
  readonly markup: number
}

/** The level at which Word's own files compress as well. */
const LEVEL = 6

/** An academic paper of about so many pages; the same pages and seed give the same bytes. */
export const makePaper = (pages: number, seed = 1): Paper => pack(pages, seed, (ink) => writeBody(ink, pages))

/** The file around a body. */
export function pack(pages: number, seed: number, write: (ink: Ink) => Body): Paper {
  const chance = new Chance(seed * 7919 + pages)
  const session = () => chance.between(0, 0xffffff).toString(16).toUpperCase().padStart(8, '0')
  const sessions: [string, ...string[]] = [session(), ...Array.from({ length: Math.min(150, 10 + pages) }, session)]
  const ink = new Ink(chance, sessions)
  const body = write(ink)
  const parts = writeParts(body.xml, body.footnotes, body.pictures, sessions)
  const media = Array.from({ length: body.pictures }, (_, index) => stored(`word/media/image${String(index)}.png`, picture(index)))
  const bytes = writeEntries([...parts.map(([name, xml]) => deflated(name, Buffer.from(xml), LEVEL)), ...media])
  const markup = parts.find(([name]) => name === 'word/document.xml')?.[1].length ?? 0
  return { bytes, words: ink.words, runs: ink.runs, markup }
}
