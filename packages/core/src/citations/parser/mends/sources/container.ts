import { endOf } from '../../../../algorithms/matches.js'
import { cutAt, has, isContainer, type Mend, type Segment } from '../../segment.js'
import { yearBeforeVolume } from '../dates/sure-year.js'

// `“Title,” Journal`, `‘Title’, in Proceedings`, `Title. In Proceedings`: what stands after the end of a title is not of it.
const quotedTitle = /^[\s,.;:]*(?:“[^“”]{9,}”|"[^"]{9,}"|«[^«»]{9,}»|[‘'](?:[^‘’']|(?<=\p{L})['’](?=\p{L}))*[’'])[\s,.;:]+(?=\p{L})/u
/** `Tides of the north // Oceanology` is how GOST R 7.0.5 has what a work stands in. */
const titleIn = /[.,”"’»?!]\s+(?=[Ii]n(?::\s+\p{L}|\s+\p{Lu}))|\s\/\/\s+(?=\p{L})/u

/** Where what is announced begins, unless a quotation is open there: `“The press on ‘tides’ in Harbour Reports.”` */
const announcedIn = (title: string): number => {
  const found = titleIn.exec(title)
  const before = title.slice(0, (found?.index ?? 0) + 1).replace(/„[^„“”]*[“”]/gu, '')
  return before.split('“').length > before.split('”').length ? 0 : endOf(found)
}

/** The last sentence of `Tides of the north. Harbour Studies`: a stop behind a whole word ends one. */
const lastSentence = /(?<=\p{Ll}{3}["”’»)\]]*)\.\s+(?=\p{Lu}[^.]*$)/u
/** The same with a stop of its own, before `2005;`. */
const lastOfTitle = /(?<=\p{Ll}{4}["”’»)\]]*)\.\s+(?=\p{Lu}[^.]*\.\s*$)/u

/** What has a volume and pages, or a volume behind `2005;`, stands in a journal: its name is what was taken for the last sentence of the title. */
const journalAt = (segments: readonly Segment[], title: Segment): number => {
  const [after, next] = segments.slice(segments.indexOf(title) + 1)
  if (after?.label === 'date' && next?.label === 'volume' && yearBeforeVolume.test(after.text)) return endOf(lastOfTitle.exec(title.text))
  return after?.label === 'volume' && has(segments, 'pages') ? endOf(lastSentence.exec(title.text)) : 0
}

/** Where the title goes on into the name of what it stands in, and nothing else has that name, it is cut there. */
export const withContainer: Mend = (_, segments) => {
  if (segments.some(isContainer)) return segments
  return segments.flatMap((segment): Segment[] => {
    if (segment.label !== 'title') return [segment]
    const quoted = quotedTitle.exec(segment.text)
    const cut = quoted ? quoted[0].length : announcedIn(segment.text) || journalAt(segments, segment)
    if (cut === 0 || segment.text.length - cut < 4) return [segment]
    const label = has(segments, 'volume') && !/^in\b/i.test(segment.text.slice(cut)) ? 'journal' : 'container-title'
    return cutAt(segment, cut, label)
  })
}
