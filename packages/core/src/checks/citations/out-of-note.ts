import type { AtMark } from '../../citations/render/notes/at-marks.js'
import { placed } from '../../citations/render/placed.js'
import { plain, type RichText } from '../../citations/rich-text.js'
import type { Facts } from '../facts.js'
import type { Edit, Inline } from '../../plan/edit.js'
import { isEditable } from '../../wordml/editable.js'
import { behindQuotation } from './behind-quotation.js'

/** Takes a note out, and puts what stands for it where its mark stands: before the stop, where it is no raised number. */
export const outOfNote = ({ citation, note }: AtMark, text: RichText, content: Inline, facts: Facts): readonly Edit[] | undefined => {
  const { paragraph, from: at, to } = citation
  const made = behindQuotation(placed(citation, text), paragraph, facts)
  const first = made.text.indexOf(text[0]!)
  const [lead, trail] = [made.text.slice(0, first), made.text.slice(first + text.length)].map(plain) as [string, string]
  const old = paragraph.text.slice(made.from, at)
  // What stands there already stays.
  const kept = Array.from({ length: old.length + 1 }, (_, place) => place).find((place) => lead.startsWith(old.slice(0, place)) && trail === old.slice(place))
  const range = kept === undefined ? { paragraph, from: made.from, to: at } : { paragraph, from: made.from + kept, to: made.from + kept }
  if (!isEditable({ paragraph, from: made.from, to: at })) return undefined
  const words = [lead.slice(kept ?? 0), kept === undefined ? trail : ''].map((said): Inline[] => (said === '' ? [] : [{ text: said }])) as [Inline[], Inline[]]
  return [{ kind: 'replace-text', range, content: [...words[0], content, ...words[1]] }, { kind: 'remove-note', note, mark: { paragraph, from: at, to } }]
}
