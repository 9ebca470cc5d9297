import { isTown } from '../../fields/town.js'
import type { Part } from '../../model/label.js'
import { type Mend, type Segment, withStretch } from '../../segment.js'

const byColon = /:\s*$/u
/** Behind a sentence or an edition: `. Hanser, München 2017.` */
const house = String.raw`(?!Aufl)\p{Lu}[\p{L}&.-]*(?:\s(?:&\s)?\p{Lu}[\p{L}-]*){0,3}`
const town = String.raw`\p{Lu}[\p{L}-]+(?:\s(?:am|a\.)\s?\p{Lu}\p{L}+)?(?:\/\p{Lu}[\p{L}-]+)?`
const imprint = new RegExp(String.raw`(?:[.?!][“”"»]?|\bAufl(?:age|\.)\s?,)\s+(?<named>${house}),\s(?<placed>${town})\s(?:1[5-9]|20)\d\d\.?$`, 'u')
const within: ReadonlySet<Part> = new Set(['title', 'edition', 'publisher', 'location', 'journal', 'container-title', 'note'])

/**
 * `Berg, A.; Roe, C.: Ropes of the north. 2. Aufl., Hafen, München 2017.`: where a colon stands behind the names, the place stands behind the
 * publisher (DIN 1505-2).
 */
export const withGermanImprint: Mend = (raw, segments) => {
  const names = segments.findIndex(({ label, text }) => (label === 'author' || label === 'editor') && byColon.test(text))
  const found = names < 0 ? null : imprint.exec(raw)
  const { named, placed } = found?.groups ?? {}
  if (named === undefined || placed === undefined || isTown(named) || !standsIn(segments, found!.index)) return segments
  const from = raw.indexOf(named, found!.index)
  const at = raw.indexOf(placed, from + named.length)
  return withStretch(raw, withStretch(raw, segments, [from, from + named.length], 'publisher'), [at, at + placed.length], 'location')
}

/** Nothing that counts stands behind it but the year. */
const standsIn = (segments: readonly Segment[], from: number): boolean =>
  segments.filter(({ span }) => span[1] > from).every(({ label, text }) => within.has(label) || (label === 'date' && /^\D*\d{4}\D*$/.test(text)))
