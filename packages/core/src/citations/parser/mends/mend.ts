import { inTurn, type Mend } from '../segment.js'
import { withAccessDate } from './access-date.js'
import { withAnnouncement } from './announced.js'
import { withBehindRole } from './behind-role.js'
import { withArchive, withArticleNumber, withArticleWord, withEditedTitle, withEntryTitle, withOnline, withSourceOfNames, withThesis } from './behind-title.js'
import { withContainer } from './container.js'
import { withContainerEdges } from './container-edges.js'
import { withDate } from './date-at-edge.js'
import { withDepartment } from './department.js'
import { withDirected } from './directed.js'
import { withEditedBook } from './edited-book.js'
import { withEdition } from './edition.js'
import { withExported } from './exported.js'
import { withFrame, withLoneTitle, withTitleOfNames } from './frame.js'
import { withFrenchFrame } from './french-frame.js'
import { withGermanImprint } from './german-imprint.js'
import { withHouseEdges } from './house-edges.js'
import { withHouseInBrackets } from './house-in-brackets.js'
import { withIdentifier } from './identifier.js'
import { withImprint } from './imprint.js'
import { withIssue } from './issue.js'
import { whole } from './join.js'
import { withGenre, withIssuer, withPaperNumber, withPressFirst, withUniversity } from './kind-of-work.js'
import { withReporter } from './law-reporter.js'
import { withJournalInTitle } from './journal-in-title.js'
import { withLeadingGroup } from './leading-group.js'
import { withLetter } from './letter-of-year.js'
import { withLoneHouse } from './lone-house.js'
import { withMeeting, withPlaceOfMeeting } from './meeting.js'
import { withNamesEnd, withNumberedTitle, withTitleOfEditor } from './names-end.js'
import { withDayBeforeYear, withDayBehindMonth, withDaysOfMeeting, withNewspaper, withNewspaperFirst, withSectionPage, withTownOfNewspaper } from './newspaper.js'
import { withOwnHouse } from './own-house.js'
import { withOpeningBracket } from './opening-bracket.js'
import { withOpeningTitle } from './opening-title.js'
import { withPages } from './pages.js'
import { withPeriodical } from './periodical.js'
import { withPlaces } from './places.js'
import { withProgram } from './program.js'
import { withPublisher } from './publisher.js'
import { withRoles } from './roles.js'
import { withSelfEvident } from './self-evident.js'
import { withSeries } from './series.js'
import { withSureBook } from './sure-book.js'
import { withSureNames } from './sure-names.js'
import { withSureSource } from './sure-source.js'
import { withSureYear } from './sure-year.js'
import { withTitleEnd } from './title-end.js'
import { withTitleBeforeBracket } from './title-before-bracket.js'
import { withPlace, withSubtitle } from './title-goes-on.js'
import { withTitleTail } from './title-tail.js'
import { withTornNames } from './torn-names.js'
import { withIssueBehindComma, withOddVolume, withPagesOfArticle, withVolumeEnd } from './volume-end.js'
import {
  withMonthOfTitle, withNumberBehindYear, withUndated, withYearAtEnd, withYearBeforePages, withYearOfQuotation, withYearOfVolume, withYearsAtEnd,
  withYearsBehindNames,
} from './year-ends.js'
import { withYearLike } from './year-like.js'
import { withYearOfTitle, withYearsOfTitle } from './year-of-title.js'

/** What words say of themselves, whatever they were taken for. */
const words: readonly Mend[] = [
  withDirected, withOpeningTitle, withYearOfQuotation, withUndated, withOpeningBracket, withLoneTitle, withNumberedTitle, withTitleOfEditor,
  withLeadingGroup, withOnline, withThesis, withArchive, withUniversity, withAccessDate, withDepartment, withAnnouncement, withExported, withEdition,
  withMeeting, withSelfEvident, withTitleBeforeBracket, withTitleOfNames, withPressFirst, withFrame, withFrenchFrame, withPlaces, withBehindRole, withProgram,
]

/** Whose names they are and where they end, and what was torn apart. */
const names: readonly Mend[] = [withTornNames, withNamesEnd, withRoles, whole]

/** Where one field ends and the next begins. */
const ends: readonly Mend[] = [
  withHouseInBrackets, withYearOfTitle, withYearsOfTitle, withEditedTitle, withEntryTitle, withSourceOfNames, withPagesOfArticle, withIssueBehindComma,
  withVolumeEnd, withDayBeforeYear, withDayBehindMonth, withDaysOfMeeting, withNewspaper, withNewspaperFirst, withSectionPage, withTownOfNewspaper, withSeries,
  withTitleEnd, withSubtitle, withPublisher, withTitleTail, withJournalInTitle, withContainerEdges, withHouseEdges, withImprint, withGermanImprint,
  withLoneHouse, withContainer, withPlaceOfMeeting, withEditedBook, withPeriodical, withOwnHouse,
]

/** What a field is by those around it. */
const fields: readonly Mend[] = [
  withIssuer, withGenre, withPlace, withArticleWord, withIssue, withYearLike, withPages, withDate, withMonthOfTitle, withYearBeforePages, withYearOfVolume,
  withYearAtEnd, withYearsAtEnd, withYearsBehindNames, withNumberBehindYear, withLetter, withSureYear, withIdentifier, withReporter, withOddVolume,
  withPaperNumber, withArticleNumber,
]

/** What is sure once all else is in its place. */
const surety: readonly Mend[] = [withSureNames, withSureBook, withSureSource]

/** Puts right what the sequence model cannot know of the whole entry. */
export const mended = inTurn(...words, ...names, ...ends, ...fields, ...surety)
