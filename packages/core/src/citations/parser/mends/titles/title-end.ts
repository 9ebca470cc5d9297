import { cutAt, has, inTurn, isContainer, joined, type Mend, type Segment, surely } from '../../segment.js'

const year = /^\s*\((?:1\d|20)\d\d\)[\s.,:;]*$/u

/** `On ropes (1859). Fjord Press; 2001.`: what was published in one year has the other, right behind its title, in the title. */
const withYear: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'date' && year.test(text) && segments[index - 1]?.label === 'title')
  const dated = segments.some(({ label, text }, index) => index > at && label === 'date' && /\d{4}/.test(text) && segments[index - 1]?.label === 'publisher')
  return at > 0 && dated ? segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, segments[at]!, 'title')) : segments
}

/** Behind the last sentence of `Tides of the north. BHJ:`. */
const lastWords = /(?<=[.?!]["”’»]?)\s+(?=(?:[^\s.?!:]+\s){0,4}[^\s.?!:]+:\s*$)/u

/** No title ends in a colon: what stands before it belongs to the journal behind it (`BHJ: British Harbour Journal`), or is the place of a publisher. */
const withoutColon: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && lastWords.test(text) && isBehind(segments[index + 1], segments))
  if (at < 0) return segments
  const [title, after] = [segments[at]!, segments[at + 1]!]
  const [rest, words] = cutAt(title, lastWords.exec(title.text)!.index, 'location')
  return after.label === 'publisher' ? segments.toSpliced(at, 1, rest, words) : segments.toSpliced(at, 2, rest, joined(raw, words, after, after.label))
}

const isBehind = (after: Segment | undefined, segments: readonly Segment[]): boolean =>
  isContainer(after) || (after?.label === 'publisher' && !has(segments, 'location'))

const others = /^[\s,;]*(?:(?:and|&)\s+)?others\s*[:.,]\s*/u

/** `Berg L, others: Tides`: that there are more authors is said of them. */
const withoutOthers: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && segments[index - 1]?.label === 'author' && others.test(text))
  if (at < 0) return segments
  const [more, title] = cutAt(segments[at]!, others.exec(segments[at]!.text)![0].length, 'title')
  return segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, more, 'author'), title)
}

const begins = /^[\s,.;:“"«„]*in\b|^[\s,.;:]*[“"«„]/iu
const inBracket = /^\s*\(/u

/**
 * `On ropes. Of the tides | (A. Berg, Ed.).`: what a work stands in is announced, and who edited that stands before it; a bracket behind it
 * is that of the work.
 */
const withWholeTitle: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => {
    const [container, people] = segments.slice(index + 1)
    return label === 'title' && container?.label === 'container-title' && (people?.label === 'editor' || people?.label === 'translator')
      && inBracket.test(people.text) && !begins.test(text) && !begins.test(container.text) && !has(segments, 'pages')
  })
  return at < 0 ? segments : segments.toSpliced(at, 2, joined(raw, segments[at]!, segments[at + 1]!, 'title'))
}

const closesOpen = /[^\s.,;:?!]”\s*$/u
const restOfSentence = /^\s*(?!(?:[Ii]n|[Ee]n|[Dd]ans)\s)(?:\p{Ll}[^.?!]*|\p{Lu}[^.?!]*\p{Ll}{3})[.?!]\s+(?=\p{Lu})/u

/** `A “harbour of words” | on the northern coast. Ropes`: words behind a quotation without a sign go on with the title. */
const withWordsBehind: Mend = (raw, segments) => {
  if (!/”\s+\p{L}/u.test(raw)) return segments
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && closesOpen.test(text) && !opens.test(text) && restOfSentence.test(segments[index + 1]?.text ?? ''))
  const after = segments[at + 1]
  if (at < 0 || !after || !isContainer(after)) return segments
  const [words, rest] = cutAt(after, restOfSentence.exec(after.text)![0].length, after.label)
  return segments.toSpliced(at, 2, joined(raw, segments[at]!, words, 'title'), rest)
}

const review = /(?:^|\[)[\s“"'‘]*(?:(?:book|film)\s+)?(?:review|rev\.)\s+of\s/iu

/** `Rev. of The Tides, by D. Berg.`: who wrote or edited what is reviewed has not edited the review, and behind it stands where this came out. */
const withReviewed: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && review.test(text) && isByline(segments[index + 1]))
  if (at < 0) return segments
  const source = segments[at + 2]
  const isSource = source?.label === 'location' && segments[at + 3]?.label === 'date' && !has(segments, 'publisher', 'journal')
  const title = joined(raw, segments[at]!, segments[at + 1]!, 'title')
  return segments.toSpliced(at, isSource ? 3 : 2, title, ...(isSource ? [surely({ ...source, label: 'journal' as const })] : []))
}

const isByline = (segment: Segment | undefined): boolean => (segment?.label === 'editor' || segment?.label === 'author') && /^[\s,]*(?:(?:edited|translated)\s)?by\s/iu.test(segment.text)

const opens = /^[\s,.;:]*[‘“]/u
const closes = /[’”][\s,.;:]*$/u
/** Behind `and race studies’, `; a sign tells the end of a quotation from an apostrophe. */
const quotationEnd = /^[^‘“”]*?(?:(?<=[\p{L}.?!])’[.,;]|”[.,;]?)\s+(?=\p{L})/u

/** `‘Are they tides?’: Ropes,` and `Lichens and Ferries’, Harbours`: a title in quotation marks ends where they do. */
const withQuotation: Mend = (raw, segments) => {
  const at = segments.findIndex(({ label, text }) => label === 'title' && opens.test(text) && !closes.test(text))
  const after = segments[at + 1]
  const end = at >= 0 && after && isContainer(after) ? quotationEnd.exec(after.text) : null
  if (!end) return segments
  const [words, rest] = cutAt(after!, end[0].length, after!.label)
  return segments.toSpliced(at, 2, joined(raw, segments[at]!, words, 'title'), rest)
}

/** Puts right where titles, and the names of what they stand in, begin and end. */
export const withTitleEnd = inTurn(withYear, withoutColon, withoutOthers, withWordsBehind, withWholeTitle, withQuotation, withReviewed)
