import { isAnnouncement } from '../../fields/access.js'
import type { Part } from '../../model/label.js'
import type { Mend, Segment } from '../../segment.js'

const identifier = /^[\s,;.(\[]*(?:available\s(?:from|at):?\s)?(?:doi(?:\.org)?\s*[:/]?\s*)?(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/[^\s/]\S*\s*$/iu

const mayBeIdentifier: ReadonlySet<Part> = new Set(['doi', 'url', 'note'])

const address = /(?:https?:\/\/|(?<=^\s*)(?:[a-z\d-]+\.)+[a-z]{2,}\/)\S+\s*$/iu
/** `https://…`, `[Online]. Available: https://…`, `harbour.example/tides` */
const isAddress = (text: string): boolean => {
  const at = text.search(address)
  return at >= 0 && (!/\p{L}/u.test(text.slice(0, at)) || isAnnouncement(text.slice(0, at)))
}

const mayBeAddress = ({ label, text }: Segment): boolean => label === 'url' || label === 'doi' || (label === 'note' && /^\W*https?:/.test(text))

const isbn = /^[\s.(]*ISBN(?:-1[03])?:?\s*(?:97[89][\s-]?)?\d[\d\s-]{8,}[\dX][\s.)]*$/u

/** A DOI, an ISBN or an address says itself what it is: between an identifier, an address and a note the model need not be sure. */
export const withIdentifier: Mend = (_, segments) =>
  segments.map((segment) => {
    if (segment.label === 'note' && isbn.test(segment.text)) return { ...segment, label: 'isbn', confidence: 1 }
    if (mayBeIdentifier.has(segment.label) && identifier.test(segment.text)) return { ...segment, label: segment.label === 'note' ? 'doi' : segment.label, confidence: 1 }
    return (mayBeAddress(segment) && isAddress(segment.text)) ? { ...segment, label: 'url', confidence: 1 } : segment
  })
