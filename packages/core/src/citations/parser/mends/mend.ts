import { inTurn, type Mend } from '../segment.js'
import { withAbbreviatedGroup } from './names/abbreviated-group.js'
import { withAccessDate } from './dates/access-date.js'
import { withAnnouncement } from './addresses/announced.js'
import { withBehindRole } from './names/behind-role.js'
import { withAuthorOfBook } from './names/author-of-book.js'
import { withArchive, withArticleNumber, withArticleWord, withEditedTitle, withEntryTitle, withOnline, withReferenceBook, withSourceOfNames, withThesis, withUniversityInBracket } from './titles/behind-title.js'
import { withContainer } from './sources/container.js'
import { withContainerEdges } from './sources/container-edges.js'
import { withDate } from './dates/date-at-edge.js'
import { withDepartment } from './houses/department.js'
import { withDirected } from './names/directed.js'
import { withEditorOfBook } from './names/editor-of-book.js'
import { withEditedBook } from './sources/edited-book.js'
import { withEdition } from './titles/edition.js'
import { withExported } from './addresses/exported.js'
import { withFrame, withLoneTitle, withTitleOfNames } from './frame.js'
import { withFrenchFrame } from './french-frame.js'
import { withGermanImprint } from './houses/german-imprint.js'
import { withHeld } from './sources/held.js'
import { withHouseBeforeTown } from './houses/house-before-town.js'
import { withHouseEdges } from './houses/house-edges.js'
import { withHouseInBrackets } from './houses/house-in-brackets.js'
import { withIberianFrame } from './iberian-frame.js'
import { withIdentifier } from './addresses/identifier.js'
import { withImprint } from './houses/imprint.js'
import { withIssue } from './numbers/issue.js'
import { whole } from './join.js'
import { withGenre, withIssuer, withPaperNumber, withHouseOfReport, withPressFirst, withReportNumber, withUniversity } from './titles/kind-of-work.js'
import { withReview } from './titles/review.js'
import { withRecord } from './sources/record.js'
import { withReporter } from './sources/law-reporter.js'
import { withJournalInTitle } from './sources/journal-in-title.js'
import { withLeadingGroup } from './names/leading-group.js'
import { withLetter } from './dates/letter-of-year.js'
import { withLoneHouse } from './houses/lone-house.js'
import { withMeeting, withPlaceOfMeeting, withYearOfMeeting } from './sources/meeting.js'
import { withNamesEnd, withNumberedTitle, withTitleOfEditor } from './names/names-end.js'
import { withDayBeforeYear, withDayBehindMonth, withDaysOfMeeting, withNewspaper, withNewspaperFirst, withSectionPage, withTownOfNewspaper } from './sources/newspaper.js'
import { withOwnHouse } from './houses/own-house.js'
import { withOpeningBracket } from './titles/opening-bracket.js'
import { withOpeningTitle } from './titles/opening-title.js'
import { withNumberAlone, withPages } from './numbers/pages.js'
import { withPeriodical } from './sources/periodical.js'
import { withPlaces } from './houses/places.js'
import { withProgram } from './titles/program.js'
import { withPublisher } from './houses/publisher.js'
import { withRoles } from './names/roles.js'
import { withSelfEvident } from './self-evident.js'
import { withPlaceOfSite } from './houses/place-of-site.js'
import { withSaintTown } from './houses/saint-town.js'
import { withSeries } from './sources/series.js'
import { withPublisherOfSource } from './sources/publisher-of-source.js'
import { withSureBook } from './houses/sure-book.js'
import { withSureNames } from './names/sure-names.js'
import { withSureSource } from './sources/sure-source.js'
import { withSureYear } from './dates/sure-year.js'
import { withSiteBehindTitle } from './titles/site-behind-title.js'
import { withTitleEnd } from './titles/title-end.js'
import { withTitleBeforeBracket } from './titles/title-before-bracket.js'
import { withPlace, withSubtitle, withSubtitleOfPlace } from './titles/title-goes-on.js'
import { withTitleTail } from './titles/title-tail.js'
import { withTornNames } from './names/torn-names.js'
import { withTornTitle } from './titles/torn-title.js'
import { withIssueBehindComma, withOddVolume, withPagesOfArticle, withVolumeEnd } from './numbers/volume-end.js'
import {
  withHouseLikeSeason, withMonthOfTitle, withNumberBehindYear, withUndated, withYearAtEnd, withYearBeforePages, withYearOfQuotation, withYearOfVolume,
  withYearsAtEnd, withYearsBeforePages, withYearsBehindNames,
} from './dates/year-ends.js'
import { withVolumeOfBook } from './sources/volume-of-book.js'
import { withUploaded } from './names/uploaded.js'
import { withWebFrame } from './web-frame.js'
import { withYearLike } from './dates/year-like.js'
import { withYearOfTitle, withYearsOfTitle } from './dates/year-of-title.js'

/** What words say of themselves, whatever they were taken for. A group may be told by what they are taken for, or by what they turn out to be. */
const words: readonly Mend[] = [
  withDirected, withUploaded, withOpeningTitle, withYearOfQuotation, withUndated, withOpeningBracket, withLoneTitle, withNumberedTitle, withTitleOfEditor,
  withUniversityInBracket, withReportNumber, withAbbreviatedGroup, withLeadingGroup, withOnline, withThesis, withArchive, withUniversity, withAccessDate,
  withDepartment,
  withAnnouncement, withExported, withIberianFrame, withEdition, withMeeting, withSelfEvident, withHeld, withLeadingGroup,
  withTitleBeforeBracket, withTitleOfNames, withPressFirst,
  withFrame, withFrenchFrame, withWebFrame, withPlaces, withBehindRole, withProgram, withAuthorOfBook, withReview, withRecord,
]

/** Whose names they are and where they end, and what was torn apart. */
const names: readonly Mend[] = [withTornNames, withNamesEnd, withRoles, withEditorOfBook, whole]

/** Where one field ends and the next begins. */
const ends: readonly Mend[] = [
  withSaintTown, withTornTitle, withPlaceOfSite, withSiteBehindTitle,
  withHouseInBrackets, withYearOfTitle, withYearsOfTitle, withEditedTitle, withEntryTitle, withReferenceBook, withSourceOfNames, withPagesOfArticle,
  withIssueBehindComma, withVolumeEnd, withDayBeforeYear, withDayBehindMonth, withDaysOfMeeting, withNewspaper, withNewspaperFirst, withSectionPage,
  withTownOfNewspaper, withSeries, withTitleEnd, withSubtitle, withSubtitleOfPlace, withPublisher, withTitleTail, withJournalInTitle, withPublisherOfSource,
  withContainerEdges, withHouseEdges, withImprint, withGermanImprint, withLoneHouse, withHouseBeforeTown, withContainer, withPlaceOfMeeting, withEditedBook,
  withPeriodical, withVolumeOfBook, withOwnHouse,
]

/** What a field is by those around it. */
const fields: readonly Mend[] = [
  withIssuer, withGenre, withUniversity, withPlace, withArticleWord, withIssue, withYearLike, withPages, withDate, withMonthOfTitle, withYearBeforePages,
  withYearsBeforePages, withHouseLikeSeason, withYearOfVolume, withYearAtEnd, withYearsAtEnd, withYearsBehindNames, withNumberBehindYear, withLetter,
  withSureYear, withIdentifier, withReporter, withYearOfMeeting, withOddVolume, withPaperNumber, withArticleNumber,
]

/** What is sure, and what is not, once all else is in its place. */
const surety: readonly Mend[] = [withSureNames, withSureBook, withSureSource, withHouseOfReport, withNumberAlone]

/** Puts right what the sequence model cannot know of the whole entry. */
export const mended = inTurn(...words, ...names, ...ends, ...fields, ...surety)
