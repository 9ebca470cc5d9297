import { noDate, notYetOut } from '../../undated.js'
import { withAccessDate } from './access-date.js'
import { withAnnouncement } from './announced.js'
import { withBehindRole } from './behind-role.js'
import { withArchive, withArticleNumber, withArticleWord, withEditedTitle, withEntryTitle, withOnline, withSourceOfNames, withThesis } from './behind-title.js'
import { withDirected } from './directed.js'
import { withEdition } from './edition.js'
import { withEditedBook } from './edited-book.js'
import { isAnnouncement } from '../fields/access.js'
import { readMonth } from '../fields/date.js'
import { withExported } from './exported.js'
import { withFrame, withLoneTitle, withTitleOfNames } from './frame.js'
import { withFrenchFrame } from './french-frame.js'
import { withGermanImprint } from './german-imprint.js'
import { withHouseInBrackets } from './house-in-brackets.js'
import { withImprint } from './imprint.js'
import { namesMeeting } from '../fields/type.js'
import { whole } from './join.js'
import { keywordClass } from '../model/keyword.js'
import type { Part } from '../model/label.js'
import { withLeadingGroup } from './leading-group.js'
import { withMeeting, withPlaceOfMeeting } from './meeting.js'
import { withNamesEnd, withNumberedTitle, withTitleOfEditor } from './names-end.js'
import { withGenre, withIssuer, withPaperNumber, withPressFirst, withUniversity } from './kind-of-work.js'
import { withDayBeforeYear, withDayBehindMonth, withDaysOfMeeting, withNewspaper, withNewspaperFirst, withSectionPage } from './newspaper.js'
import { withOpeningTitle } from './opening-title.js'
import { withPlaces } from './places.js'
import { withProgram } from './program.js'
import { withRoles } from './roles.js'
import { cutAt, isContainer, joined, type Segment } from '../segment.js'
import { withSelfEvident } from './self-evident.js'
import { withSeries } from './series.js'
import { withSureBook } from './sure-book.js'
import { withSureNames } from './sure-names.js'
import { withSureSource } from './sure-source.js'
import { withSureYear, yearBeforeVolume } from './sure-year.js'
import { withTitleEnd } from './title-end.js'
import { withIssueBehindComma, withOddVolume, withPagesOfArticle, withVolumeEnd } from './volume-end.js'
import { withMonthOfTitle, withNumberBehindYear, withUndated, withYearAtEnd, withYearBeforePages, withYearsAtEnd, withYearsBehindNames } from './year-ends.js'
import { withYearLike } from './year-like.js'
import { withYearOfTitle, withYearsOfTitle } from './year-of-title.js'

/** Puts right what the sequence model cannot know of the whole entry: what words say, then names, then where fields end, then one field after the other. */
export const mended = (raw: string, segments: readonly Segment[]): Segment[] => {
  const read = [
    withDirected, withOpeningTitle, withUndated, withOpeningBracket, withLoneTitle, withNumberedTitle, withTitleOfEditor, withLeadingGroup,
    withOnline, withThesis, withArchive, withUniversity, withAccessDate, withDepartment, withAnnouncement, withExported, withEdition, withMeeting,
    withSelfEvident, withTitleOfNames, withPressFirst, withFrame, withFrenchFrame, withPlaces, withBehindRole, withProgram, withNamesEnd, withRoles,
    whole, withHouseInBrackets, withYearOfTitle, withYearsOfTitle, withEditedTitle, withEntryTitle, withSourceOfNames, withPagesOfArticle,
    withIssueBehindComma, withVolumeEnd, withDayBeforeYear, withDayBehindMonth, withDaysOfMeeting, withNewspaper, withNewspaperFirst, withSectionPage,
    withSeries, withTitleEnd, withSubtitle, withPublisher, withImprint, withGermanImprint, withContainer, withPlaceOfMeeting, withEditedBook,
    withPeriodical, withIssuer, withGenre, withPlace, withArticleWord, withIssue, withYearLike, withPages, withDate, withMonthOfTitle,
    withYearBeforePages, withYearAtEnd, withYearsAtEnd, withYearsBehindNames, withNumberBehindYear, withLetter, withSureYear, withIdentifier,
    withReporter, withOddVolume, withPaperNumber, withArticleNumber, withSureNames, withSureBook, withSureSource,
  ]
  return read.reduce((found, mend) => mend(raw, found), [...segments])
}

const opens = /\s*[([]\s*$/u

/** `The town [` and `thesis, University of Bergen]`: a bracket belongs to what it opens. */
const withOpeningBracket = (raw: string, segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, index): Segment[] => {
    const [before, after] = [segments[index - 1], segments[index + 1]]
    const begins = before && opens.test(before.text) ? joined(raw, { ...segment, span: [before.span[1] - 1, before.span[1]] }, segment, segment.label) : segment
    return after && opens.test(begins.text) ? [cutAt(begins, begins.text.search(opens), begins.label)[0]] : [begins]
  })

/** `Harbour Dept. of Health and Ageing`: no name ends with the stop of a department, and no title begins with its “of”. */
const withDepartment = (_: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label, text }, index) => label === 'title' && /^\s*of\s/.test(text) && segments[index - 1]?.label === 'author' && /\bDept\.\s*$/.test(segments[index - 1]!.text))
  if (at < 0) return [...segments]
  const [author, title] = [segments[at - 1]!, segments[at]!]
  const [name, rest] = cutAt(title, /[.,;:(]|$/.exec(title.text)!.index, 'author')
  const whole = { ...author, text: `${author.text.trimEnd()} ${name.text.trimStart()}`, span: [author.span[0], name.span[1]] as const }
  return [...segments.slice(0, at - 1), whole, ...(/\p{L}/u.test(rest.text) ? [{ ...rest, label: title.label }] : []), ...segments.slice(at + 1)]
}

const has = (segments: readonly Segment[], ...labels: readonly Part[]): boolean => segments.some(({ label }) => labels.includes(label))

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
const withIdentifier = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.map((segment) => {
    if (segment.label === 'note' && isbn.test(segment.text)) return { ...segment, label: 'isbn', confidence: 1 }
    if (mayBeIdentifier.has(segment.label) && identifier.test(segment.text)) return { ...segment, label: segment.label === 'note' ? 'doi' : segment.label, confidence: 1 }
    return (mayBeAddress(segment) && isAddress(segment.text)) ? { ...segment, label: 'url', confidence: 1 } : segment
  })

const reporter = /\d\s+(?:\p{Lu}{2,}|(?:\p{Lu}\.\s?){2,})\s+\d/u

/** No page has capitals in its middle: `126 LQR 543` is volume, report and page, as lawyers write them, and nothing for other styles. */
const withReporter = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.map((segment) => (segment.label === 'pages' && reporter.test(segment.text) ? { ...segment, confidence: 0 } : segment))

const question = /[?!]["”’»)]?\s*$/u
/** `Sowing calendars for shared gardens. `, before a name that begins with a capital: three plain words, which the name of a journal has not. */
const subtitle = /^(?=(?:[^.]*?\s\p{Ll}{4,}(?=[\s.,;:])){3})[^.]+\.\s+(?=\p{Lu})/u
/** `A Systematic Review. `, `Evidence From the North. `, `The Sharing of Data after Storms. `: no journal is called so. */
const kindOfStudy = /^(?:(?:An?|Eine?|Une?|Una|Evidence|Insights|Lessons|Findings|Results|Implications)\s|The\s(?=(?:[^\s.]+\s){4})(?!(?:[^\s.]+\s){0,3}(?:Journal|Annals|Annual|Bulletin|Proceedings|Review|Archives?|Quarterly|Transactions)\b))[^.]+\.\s+(?=\p{Lu})/u

/** A title that is a question goes on behind it: what is in sentence case before the name of a journal, or says what was done, is the rest of the title. */
const withSubtitle = (_: string, segments: readonly Segment[]): Segment[] =>
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

/**
 * `in the Northern Sea, Harbouria. Ice Research`: a place after a comma, whole and with a stop of its own, ends the title. Abbreviations
 * end in consonants; two words (`East Harbouria`) need a journal behind them.
 */
const placeBefore = /^(?:\p{Lu}\p{Ll}{3,}[aeoy]\.\s+(?=\p{Lu})|(?:\p{Lu}\p{Ll}+\s){1,2}\p{Lu}\p{Ll}+\.\s+(?=(?:The\s|International\s)?(?:Journal|Annals|Proceedings)\b))/u

const withPlace = (_: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label, text }, index) => (label === 'journal' || label === 'container-title') && segments[index - 1]?.label === 'title' &&
    /,\s*$/.test(segments[index - 1]!.text) && placeBefore.test(text))
  if (at < 0) return [...segments]
  const [title, journal] = [segments[at - 1]!, segments[at]!]
  const [place, rest] = cutAt(journal, endOf(placeBefore.exec(journal.text)), journal.label)
  return segments.with(at, rest).with(at - 1, { ...title, text: `${title.text.trimEnd()} ${place.text}`, span: [title.span[0], place.span[1]] })
}

const letterAtStart = /^[a-z](?=\s+\p{Lu})/u

/** `2009a The harbour`: the letter that tells two works of one year apart is the year's, where nothing stands between them. */
const withLetter = (_: string, segments: readonly Segment[]): Segment[] => {
  const at = segments.findIndex(({ label, text, span }, index) => letterAtStart.test(text) && label !== 'date' && segments[index - 1]?.label === 'date' &&
    /\d{4}$/.test(segments[index - 1]!.text) && segments[index - 1]!.span[1] === span[0])
  if (at < 0) return [...segments]
  const [date, after] = [segments[at - 1]!, segments[at]!]
  const [letter, rest] = cutAt(after, 1, after.label)
  return segments.with(at, rest).with(at - 1, { ...date, text: date.text + letter.text, span: [date.span[0], letter.span[1]] })
}

const restOfTitle = ({ label, text }: Segment): number => {
  if (label !== 'journal' && label !== 'container-title') return 0
  const [first = ''] = /\p{L}+/u.exec(text) ?? []
  return keywordClass(first.toLowerCase()) === '' ? endOf(subtitle.exec(text) ?? kindOfStudy.exec(text)) : 0
}

// `“Title,” Journal`, `‘Title’, in Proceedings`, `Title. In Proceedings`: what stands after the end of a title is not of it.
const quotedTitle = /^[\s,.;:]*(?:“[^“”]{9,}”|"[^"]{9,}"|«[^«»]{9,}»|[‘'](?:[^‘’']|(?<=\p{L})['’](?=\p{L}))*[’'])[\s,.;:]+(?=\p{L})/u
/** `Tides of the north // Oceanology` is how GOST R 7.0.5 has what a work stands in. */
const titleIn = /[.,”"’»?!]\s+(?=[Ii]n(?::\s+\p{L}|\s+\p{Lu}))|\s\/\/\s+(?=\p{L})/u

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
const withContainer = (_: string, segments: readonly Segment[]): Segment[] => {
  if (has(segments, 'journal', 'container-title')) return [...segments]
  return segments.flatMap((segment): Segment[] => {
    if (segment.label !== 'title') return [segment]
    const quoted = quotedTitle.exec(segment.text)
    const cut = quoted ? quoted[0].length : endOf(titleIn.exec(segment.text)) || journalAt(segments, segment)
    if (cut === 0 || segment.text.length - cut < 4) return [segment]
    const label = has(segments, 'volume') && !/^in\b/i.test(segment.text.slice(cut)) ? 'journal' : 'container-title'
    return cutAt(segment, cut, label)
  })
}

const isRange = ({ label, text }: Segment): boolean => label === 'pages' && /\d\s?[-–]\s?\p{L}?\d/u.test(text)
const isOfMonth = ({ label, text }: Segment): boolean => label === 'date' && readMonth(/^[\s,]*(?:\d{1,2}\s)?(\p{L}{3,})/u.exec(text)?.[1] ?? '') !== undefined

const within = /(?:^|\s)(?:in|en|em|dans|im)[\s:]*$/iu
const begunWithin = /^[\s,.;:(“"]*(?:in|en|em|dans|im)\b/iu

/**
 * `“Tides.” Harbour Studies, 296–321.`, `“Tides.” Harbour Monthly, May 2019.`: a book has editors, a publisher or an “In” before it; what has none
 * of these, names no meeting, and has pages from one to another, the month of an issue behind it or is not in print yet, is a journal.
 */
const withPeriodical = (_: string, found: readonly Segment[]): Segment[] => {
  const segments = found.map(asBook(found))
  const isPrinted = segments.some((segment, index) => segment.label === 'status' || isRange(segment) || (isOfMonth(segment) && index > 0 && isContainer(segments[index - 1]!)))
  if (!isPrinted || has(segments, 'editor', 'publisher', 'location', 'edition', 'collection-title')) return [...segments]
  return segments.map((segment, index) => {
    const { label, text } = segment
    const before = segments[index - 1]
    const isBook = label !== 'container-title' || before?.label !== 'title' || within.test(before.text) || begunWithin.test(text) || namesMeeting(text)
    return isBook ? segment : { ...segment, label: 'journal' }
  })
}

/** `In Philo, vol. 6, … Cambridge: Fjord Press`: a journal has no publisher behind an “In”, and counts issues. */
const asBook = (segments: readonly Segment[]) => (segment: Segment): Segment => {
  const isBook = segment.label === 'journal' && begunWithin.test(segment.text) && has(segments, 'publisher') && has(segments, 'location') && !has(segments, 'doi')
    && !segments.some(({ label, text }) => label === 'volume' && /\d\D+\d/.test(text))
  return isBook ? { ...segment, label: 'container-title' } : segment
}

const endOf = (match: RegExpExecArray | null): number => (match ? match.index + match[0].length : 0)

/** `edited by Ada Berg and M. Harris. Gale`: a whole word with a stop ends a name, and the names with it. */
const afterNames = /(?<=^.*\p{L}\p{Ll}{3,}(?<!\b(?:Univ|Dept|Prof|Inst|Assoc|Hrsg|trans|transl))\.)\s+(?=\p{Lu}\p{L}[^.]*\.?\s*$|\p{Lu}[^.]*,\s*$)/u

/** `Translated by Ada Berg, Heron House, 2003`: two names are joined by “and” (MLA 9, 5.9), and behind a comma stands who published the work. */
const afterName = /^[\s.,]*(?:Edited|Translated)\sby\s(?:[^,]+?\sand\s)?[^,]+,\s+(?=\p{Lu}(?:(?!\sand\s)[^,])*,\s*$)/u

/** Who published a work stands behind its editors and before its year, where nothing else was read for it. */
const withPublisher = (_: string, segments: readonly Segment[]): Segment[] => {
  if (has(segments, 'publisher')) return [...segments]
  return segments.flatMap((segment, index): Segment[] => {
    const after = segments[index + 1]
    const isLast = (segment.label === 'editor' || segment.label === 'translator') && (!after || after.label === 'date')
    const found = (segment.label === 'editor' ? afterNames.exec(segment.text) : null) ?? afterName.exec(segment.text)
    const cut = isLast ? endOf(found) : 0
    return cut > 0 ? cutAt(segment, cut, 'publisher') : [segment]
  })
}

const fourDigits = /^\s*\((\d{4})\)[:,.]*\s*$/u
const yearIn = ({ label, text }: Segment): number => (label === 'date' ? Number(/\d{4}/.exec(text)?.[0] ?? 0) : 0)

/** `2014. … 369 (1651): 20130300`: what stands between volume and pages, a century before the year of the entry, is no year. */
const isIssue = (segments: readonly Segment[], index: number): boolean => {
  if (segments[index - 1]?.label !== 'volume' || segments[index + 1]?.label !== 'pages' || !fourDigits.test(segments[index]!.text)) return false
  return segments.slice(0, index).some((other) => yearIn(other) > yearIn(segments[index]!) + 100)
}

const issueAtStart = /^[\s(]*[\p{L}\p{N}][\p{L}\p{N}–-]*\)\s*[:,.]?\s*(?=[\p{L}\p{N}])/u

/** `54(3): 12–15`: the issue is the volume's, whatever was taken for the beginning of the pages. */
const withIssue = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, index): Segment[] => {
    const before = segments[index - 1]
    if (isIssue(segments, index)) return [{ ...segment, label: 'volume', text: `no. ${segment.text.replace(/[^\d]/g, '')}` }]
    const issue = segment.label === 'pages' && before?.label === 'volume' ? issueAtStart.exec(segment.text) : null
    if (!issue || /[(\d]\s*\(/.test(before!.text.slice(0, -1))) return [segment]
    const [number, pages] = cutAt(segment, issue[0].length, 'pages')
    return [{ ...number, label: 'volume', text: `no. ${number.text.replace(/^[\s(]+/, '')}` }, pages]
  })

// Where pages begin in what was taken for a volume or a date (`52(9):2645–55`, `(1998) 1713`), and where a volume ends in pages (`189, 1709–15`).
const afterVolume = /(?<=[\p{N}\p{L})])\s*[:,]\s*(?=(?:\p{L}?\d+\s?[-‐-―−]\s?\p{L}?\d+|article\s(?:ID\s|no\.?\s)?\w+)[\s.,;:]*$)/iu
const afterYear = /(?<=(?<!\d)(?:1[5-9]|20)\d\d[a-z]?\)?)(?:(?<=\))|[\s,:;])[\s,:;]*(?=[eA-Z]?\d{1,6}[\s.,;:]*$)/u
const beforePages = /^[\s(]*\d{1,4}\s*[,:;]\s*(?=\p{L}?\d+\s?[-‐-―−]\s?\p{L}?\d+[\s.,;:]*$)/u

/** Pages out of the volume or the date where the entry has no others, and the volume out of the pages. */
const withPages = (_: string, segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, index): Segment[] => {
    const { label, text } = segment
    if (label === 'pages' && !has(segments, 'volume')) {
      const [volume, pages] = cutAt(segment, endOf(beforePages.exec(text)), 'pages')
      return volume.text === '' ? [segment] : [{ ...volume, label: 'volume' }, pages]
    }
    if ((label !== 'volume' && label !== 'date') || has(segments, 'pages')) return [segment]
    if (label === 'date' && segments[index - 1]?.label !== 'volume') return [segment]
    const cut = endOf((label === 'volume' ? afterVolume : afterYear).exec(text))
    return cut > 0 ? cutAt(segment, cut, 'pages') : [segment]
  })

const yearAtEnd = /[\s,;(]+((?:1[5-9]|20)\d\d)[a-z]?[)\s.,;:]*$/u
/** In small letters: “N. D.” are the initials of a person. */
const undatedAtEnd = /[\s.,;]*(?<!\p{L})\(?n\.\s?d\.\)?[\s.,;:]*$/u
/** `(forthcoming). Who pays?`: what stands in brackets behind the authors says when, and is no word of the title. */
const statusAtStart = new RegExp(String.raw`^[\s.,]*\((?:${notYetOut}|accepted|${noDate}|n\.\s?d\.)\)[\s.,:;]*(?=\S)`, 'iu')
const yearAtStart = /^[\s,;(]*((?:1[5-9]|20)\d\d)[a-z]?\s*[);:,.]+/u

/** A year at the edge of a journal's name, of a volume or of pages is the date of an entry that has no other, and “n.d.” or “(in press)” behind its authors. */
const withDate = (_: string, segments: readonly Segment[]): Segment[] => {
  if (segments.some(({ label, text }) => label === 'date' && /\d{4}|\p{L}{4}|n\.?\s?d/u.test(text))) return [...segments]
  const dated: Segment[] = []
  let found = false
  for (const segment of segments) {
    const [start, year] = found ? [] : edgeYear(segment)
    if (start === undefined || year === undefined) {
      dated.push(segment)
      continue
    }
    found = true
    const [before, rest] = cutAt(segment, start, 'date')
    const [date, after] = cutAt(rest, year.length, segment.label)
    dated.push(...[before, date, after].filter(({ text }) => /[\p{L}\p{N}]/u.test(text)))
  }
  return dated
}

const mayHoldDate: ReadonlySet<Part> = new Set(['journal', 'container-title', 'volume', 'pages', 'publisher', 'location'])

/** Where a year stands at the edge of a segment, and what stands there. */
const edgeYear = ({ label, text }: Segment): [start: number, text: string] | [] => {
  const undated = label === 'author' ? undatedAtEnd.exec(text) : null
  if (undated && undated.index > 0) return [undated.index, undated[0]]
  const status = label === 'title' ? statusAtStart.exec(text) : null
  if (status) return [0, status[0]]
  if (!mayHoldDate.has(label)) return []
  if (label === 'volume') {
    const first = yearAtStart.exec(text)
    if (first && first[0].length < text.length) return [0, first[0]]
  }
  const end = yearAtEnd.exec(text)
  return end && (label !== 'pages' || end.index > 0) ? [end.index, end[0]] : []
}
