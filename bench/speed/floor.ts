import { deflated, inflated, readEntries, writeEntries } from '../zip.js'
import { tokenise } from './tokenise.js'

/** Word's own files are as large as those of this level. */
const LEVEL = 3
const MAIN = 'word/document.xml'
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The least that a program can do which reads a document and writes it again; every other part stays compressed. */
export function floor(bytes: Uint8Array): Buffer {
  return writeEntries(readEntries(bytes).map((entry) => {
    if (entry.name !== MAIN) return entry
    const text = decoder.decode(inflated(entry))
    tokenise(text)
    return deflated(MAIN, Buffer.from(text, 'utf8'), LEVEL)
  }))
}
