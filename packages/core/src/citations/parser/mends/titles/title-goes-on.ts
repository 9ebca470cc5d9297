import { endOf } from '../../../../algorithms/matches.js'
import { keywordClass } from '../../model/keyword.js'
import { cutAt, isContainer, joined, surely, type Mend, type Segment } from '../../segment.js'

const question = /[?!]["”’»)]?\s*$/u
/** `Sowing calendars for shared gardens. `, before a name that begins with a capital: three plain words, which the name of a journal has not. */
const subtitle = /^(?=(?:[^.]*?\s\p{Ll}{4,}(?=[\s.,;:])){3})[^.]+\.\s+(?=\p{Lu})/u
/** `A Systematic Review. `, `Evidence From the North. `, `The Sharing of Data after Storms. `: no journal is called so. */
const kindOfStudy = /^(?:(?:An?|Eine?|Une?|Una|Evidence|Insights|Lessons|Findings|Results|Implications)\s|The\s(?=(?:[^\s.]+\s){4})(?!(?:[^\s.]+\s){0,3}(?:Journal|Annals|Annual|Bulletin|Proceedings|Review|Archives?|Quarterly|Transactions)\b))[^.]+\.\s+(?=\p{Lu})/u

/** A title that is a question goes on behind it: what is in sentence case before the name of a journal, or says what was done, is the rest of the title. */
export const withSubtitle: Mend = (_, segments) =>
  segments.flatMap((segment, index): Segment[] => {
    const [before, after] = [segments[index - 1], segments[index + 1]]
    if (segment.label === 'title' && question.test(segment.text) && after) {
      const rest = restOfTitle(after)
      return rest > 0 ? [{ ...segment, text: `${segment.text.trimEnd()} ${after.text.slice(0, rest)}`, span: [segment.span[0], after.span[0] + rest] }] : [segment]
    }
    const rest = before?.label === 'title' && question.test(before.text) ? restOfTitle(segment) : 0
    // The end of the title is what the model was not sure of.
    return rest > 0 ? [{ ...cutAt(segment, rest, segment.label)[1], confidence: before!.confidence }] : [segment]
  })

/** Abbreviations end in consonants; two words (`East Harbouria`) need a journal behind them. */
const placeBefore = /^(?:\p{Lu}\p{Ll}{3,}[aeoy]\.\s+(?=\p{Lu})|(?:\p{Lu}\p{Ll}+\s){1,2}\p{Lu}\p{Ll}+\.\s+(?=(?:The\s|International\s)?(?:Journal|Annals|Proceedings)\b))/u

/** `in the Northern Sea, Harbouria. Ice Research`: a place after a comma, whole and with a stop of its own, ends the title. */
export const withPlace: Mend = (_, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && segments[index - 1]?.label === 'title' &&
    /,\s*$/.test(segments[index - 1]!.text) && placeBefore.test(segment.text))
  if (at < 0) return segments
  const [title, journal] = [segments[at - 1]!, segments[at]!]
  const [place, rest] = cutAt(journal, endOf(placeBefore.exec(journal.text)), journal.label)
  return segments.with(at, rest).with(at - 1, { ...title, text: `${title.text.trimEnd()} ${place.text}`, span: [title.span[0], place.span[1]] })
}

const restOfTitle = (segment: Segment): number => {
  if (!isContainer(segment)) return 0
  const [first = ''] = /\p{L}+/u.exec(segment.text) ?? []
  return keywordClass(first.toLowerCase()) === '' ? endOf(subtitle.exec(segment.text) ?? kindOfStudy.exec(segment.text)) : 0
}

/** `Book typography: | In Europe and the north`: behind a colon begins a subtitle, and nothing that a work stands in, unless somebody edited it. */
export const withSubtitleOfPlace: Mend = (raw, segments) => {
  const at = segments.findIndex((segment, index) => isContainer(segment) && /^\s*In\s/u.test(segment.text) && segments[index - 1]?.label === 'title' && /:\s*$/.test(segments[index - 1]!.text))
  if (at < 0 || segments.slice(at).some(({ label }) => label === 'editor')) return segments
  return segments.toSpliced(at - 1, 2, joined(raw, segments[at - 1]!, surely(segments[at]!), 'title'))
}
