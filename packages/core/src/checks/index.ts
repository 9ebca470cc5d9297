import type { AnyCheck } from './check.js'
import { accessibilityChecks } from './accessibility/accessibility-checks.js'
import { fieldPlainMix } from './citations/field-plain-mix.js'
import { fieldStale } from './citations/field-stale.js'
import { keptAsTyped } from './citations/kept.js'
import { plainCitation } from './citations/plain.js'
import { liveCitation } from './citations/live.js'
import { namesInText } from './citations/names-in-text.js'
import { pageRequired } from './citations/page-required.js'
import { personalCommunication } from './citations/personal-communication.js'
import { citationsPresent } from './citations/present.js'
import { secondarySources } from './citations/secondary.js'
import { citationsParsed } from './citations/unresolved.js'
import { yearSuffix } from './citations/year-suffix.js'
import { citationFromNote } from './citations/from-note.js'
import { citationAsNote } from './citations/as-note.js'
import { citationSystem } from './citations/system.js'
import { nameAndYear } from './citations/comma.js'
import { ampersand } from './citations/ampersand.js'
import { etAlForm } from './citations/et-al-form.js'
import { etAlUse } from './citations/et-al-use.js'
import { noDate } from './citations/no-date.js'
import { locatorForm } from './citations/locator-form.js'
import { clusterSeparator } from './citations/cluster-separator.js'
import { clusterOrder } from './citations/cluster-order.js'
import { numericOrder } from './citations/numeric-order.js'
import { numericFormat } from './citations/numeric-format.js'
import { leftoverComments, leftoverRevisions } from './document/leftovers.js'
import { documentReadable } from './document/readable.js'
import { documentSafe } from './document/safe.js'
import { appendixPage } from './back-matter/appendix-page.js'
import { abstractFormat, abstractLetters } from './front-matter/abstract-format.js'
import { abstractKept } from './front-matter/abstract-kept.js'
import { abstractLabelPlace } from './front-matter/abstract-label.js'
import { abstractStructure } from './front-matter/abstract-structure.js'
import { abstractLength, abstractPresent } from './front-matter/abstract.js'
import { frontElements } from './front-matter/elements.js'
import { institutionsPlace } from './front-matter/institutions-place.js'
import { keywords } from './front-matter/keywords.js'
import { titleOnce } from './front-matter/title-once.js'
import { titleRepeat } from './front-matter/title-repeat.js'
import { titleFormat, titleLetters } from './front-matter/title-format.js'
import { givenTitle } from './front-matter/given-title.js'
import { titlePage } from './front-matter/title-page.js'
import { headingCase } from './headings/case.js'
import { chapterPage } from './headings/chapter-page.js'
import { headingDetected } from './headings/detected.js'
import { headingFormat, headingLetters } from './headings/format.js'
import { headingHierarchy } from './headings/hierarchy.js'
import { acronymMismatch } from './matching/acronym.js'
import { ambiguousCitation } from './matching/ambiguous.js'
import { authorExtra } from './matching/author-extra.js'
import { authorMissing } from './matching/author-missing.js'
import { authorSpelling } from './matching/author-spelling.js'
import { inPressMismatch } from './matching/in-press.js'
import { missedCitation } from './matching/missed-citation.js'
import { missingReference } from './matching/missing-reference.js'
import { numberRange } from './matching/number-range.js'
import { otherList } from './matching/other-list.js'
import { particleMismatch } from './matching/particle.js'
import { uncitedEntry } from './matching/uncited.js'
import { yearMismatch } from './matching/year-mismatch.js'
import { headingRunIn } from './headings/run-in.js'
import { headingPageBreak } from './headings/page-break.js'
import { headingNumbering } from './headings/numbering.js'
import { pageMargins } from './page/margins.js'
import { pageBreaks } from './page/breaks.js'
import { pageColumns } from './page/columns.js'
import { lineNumbers } from './page/line-numbers.js'
import { pageNumberFormat } from './page/number-format.js'
import { pageNumberPosition } from './page/number-position.js'
import { pageNumberStart } from './page/number-start.js'
import { runningHead } from './page/running-head.js'
import { headerAuthor } from './page/header-author.js'
import { keptWithNext } from './headings/keep-with-next.js'
import { listNumbering } from './references/list-numbering.js'
import { placeOfPublication } from './references/place-publisher.js'
import { mlaHeading } from './front-matter/mla-heading.js'
import { pageSize } from './page/size.js'
import { quotationCitationPlace } from './quotations/citation-place.js'
import { blockQuotationFormat, blockQuotationLetters } from './quotations/block-format.js'
import { blockQuotationSlanted } from './quotations/block-slanted.js'
import { blockQuotationMarks } from './quotations/block-marks.js'
import { blockQuotationLength } from './quotations/block-length.js'
import { quotationLocator } from './quotations/locator.js'
import { completeEntry } from './references/complete.js'
import { duplicateEntry } from './references/duplicate.js'
import { entryOrder } from './references/order.js'
import { liveList } from './references/live-list.js'
import { entryStyle } from './references/style.js'
import { entryItalics } from './references/italics.js'
import { entryTitleCase } from './references/title-case.js'
import { titleAsSentence } from './references/title-sentence.js'
import { entryYear } from './references/year-form.js'
import { entryAuthors } from './references/authors.js'
import { annotationIndent } from './references/annotation-indent.js'
import { hangingIndent } from './references/hanging-indent.js'
import { referencesHeading } from './references/heading.js'
import { identifierChecksum } from './references/identifier.js'
import { referencesNewPage } from './references/new-page.js'
import { splitOrJoined } from './references/split-joined.js'
import { entryType } from './references/type.js'
import { unparsedEntry } from './references/unparsed.js'
import { captionLetters } from './tables-figures/caption-letters.js'
import { noteLabel } from './tables-figures/note-label.js'
import { captionCase } from './tables-figures/caption-case.js'
import { captionPlacement } from './tables-figures/placement.js'
import { captionNumber } from './tables-figures/caption-number.js'
import { figureCaption, tableCaption } from './tables-figures/caption.js'
import { keptRows } from './tables-figures/kept-rows.js'
import { tableRules } from './tables-figures/rules.js'
import { alignment } from './typography/alignment.js'
import { blankParagraphs } from './typography/blank-paragraphs.js'
import { fontFamily } from './typography/font-family.js'
import { fontSize } from './typography/font-size.js'
import { fontMixed } from './typography/font-mixed.js'
import { firstLineIndent } from './typography/indents.js'
import { lineSpacing } from './typography/line-spacing.js'
import { brokenLines } from './typography/broken-lines.js'
import { manualLayout } from './typography/manual-layout.js'
import { paragraphSpacing } from './typography/paragraph-spacing.js'
import { textColour } from './typography/text-colour.js'
import { widowControl } from './typography/widow-control.js'
import { placeholderText } from './document/placeholder-text.js'
import { markupResidue } from './document/markup-residue.js'
import { brokenFields } from './document/broken-fields.js'
import { hiddenText } from './document/hidden-text.js'
import { highlighting } from './document/highlighting.js'
import { typedNumber } from './page/typed-number.js'
import { draftMark } from './page/draft-mark.js'
import { objectOverflow } from './page/object-overflow.js'
import { tabOverflow } from './page/tab-overflow.js'
import { tableOverflow } from './page/table-overflow.js'
import { headerStops } from './page/header-stops.js'
import { headerDistance } from './page/header-distance.js'
import { headingDepth, loneSubheading } from './headings/outline.js'
import { headingPunctuation } from './headings/trailing-punctuation.js'
import { sentenceNumber } from './body/sentence-number.js'
import { unitSpace } from './body/units.js'
import { listsNative } from './body/lists-native.js'
import { unclosed } from './quotations/unclosed.js'
import { tableMentioned, figureMentioned } from './tables-figures/mentioned.js'
import { figureResolution } from './tables-figures/resolution.js'
import { captionInCell } from './tables-figures/caption-in-cell.js'
import { tableAsImage } from './tables-figures/as-image.js'
import { figuresInline } from './tables-figures/inline.js'
import { danglingMention } from './cross-references/dangling.js'
import { typedMention } from './cross-references/typed.js'
import { contentsMatch, captionListsMatch } from './cross-references/contents.js'
import { contentsPages } from './cross-references/contents-pages.js'
import { contentsLeaders, contentsTyped } from './cross-references/contents-typed.js'
import { languageTags } from './document/language-tags.js'
import { documentLength } from './document/length.js'
import { requiredSections } from './document/required-sections.js'
import { titleLength } from './front-matter/title-length.js'
import { dateForm } from './front-matter/date-form.js'
import { orcid } from './front-matter/orcid.js'
import { abstractCitations } from './front-matter/abstract-citations.js'
import { blindCopy } from './front-matter/blind.js'
import { presetNames } from './headings/preset-names.js'
import { introductionHeading } from './headings/introduction.js'
import { listConsistency } from './body/list-consistency.js'
import { abbreviationUsed } from './body/abbreviations.js'
import { leadingZero } from './body/leading-zero.js'
import { statisticsFormat, statisticsConsistent } from './body/statistics.js'
import { listFound } from './references/list-found.js'
import { doiForm } from './references/doi-form.js'
import { urlForm, doiMissing, volumePages } from './references/rules.js'
import { referenceCount } from './references/count.js'
import { doiValid, doiMismatch, retracted } from './references/looked-up.js'
import { sentenceSpace, quotationMarks } from './typography/consistency.js'
import { appendixLabel } from './back-matter/appendix-label.js'
import { backOrder } from './back-matter/order.js'
import { equationPlace } from './tables-figures/equation-place.js'
import { equationNumbering } from './tables-figures/equation-numbering.js'
import { mentionForm } from './cross-references/form.js'
import { statements } from './back-matter/statements.js'
import { contentsPresent } from './cross-references/contents-present.js'
import { corresponding } from './front-matter/corresponding.js'
import { authorNote } from './front-matter/author-note.js'
import { unapprovedSource } from './references/unapproved-source.js'
import { authorMarks } from './front-matter/author-marks.js'
import { ibidem } from './citations/ibid.js'
import { sameSurname } from './citations/same-surname.js'
import { titleForm } from './citations/title-form.js'
import { groupAbbreviation } from './citations/group-abbreviation.js'
import { journalForm } from './references/journal-form.js'
import { noteChecks } from './notes/note-checks.js'
import { integrityChecks } from './integrity/integrity-checks.js'

/** The catalogue, in the order in which checks run and conflicts are settled. */
export const checks: readonly AnyCheck[] = [
  documentReadable,
  documentSafe,
  leftoverRevisions,
  leftoverComments,
  placeholderText,
  markupResidue,
  brokenFields,
  hiddenText,
  highlighting,
  languageTags,
  documentLength,
  requiredSections,
  pageSize,
  pageMargins,
  headerDistance,
  headerStops,
  pageColumns,
  pageBreaks,
  pageNumberPosition,
  pageNumberFormat,
  pageNumberStart,
  runningHead,
  headerAuthor,
  lineNumbers,
  typedNumber,
  draftMark,
  objectOverflow,
  tableOverflow,
  tabOverflow,
  givenTitle,
  titlePage,
  frontElements,
  mlaHeading,
  institutionsPlace,
  authorMarks,
  corresponding,
  authorNote,
  titleFormat,
  titleLetters,
  abstractPresent,
  abstractFormat,
  abstractLabelPlace,
  abstractLetters,
  abstractKept,
  abstractLength,
  abstractStructure,
  keywords,
  titleRepeat,
  titleOnce,
  titleLength,
  dateForm,
  orcid,
  abstractCitations,
  blindCopy,
  headingDetected,
  headingFormat,
  keptWithNext,
  headingLetters,
  headingHierarchy,
  headingPageBreak,
  chapterPage,
  headingNumbering,
  headingCase,
  headingRunIn,
  headingDepth,
  loneSubheading,
  headingPunctuation,
  introductionHeading,
  presetNames,
  sentenceNumber,
  unitSpace,
  listsNative,
  listConsistency,
  abbreviationUsed,
  statisticsFormat,
  leadingZero,
  statisticsConsistent,
  blockQuotationFormat,
  blockQuotationLetters,
  blockQuotationSlanted,
  blockQuotationLength,
  blockQuotationMarks,
  quotationCitationPlace,
  quotationLocator,
  unclosed,
  citationsPresent,
  citationsParsed,
  yearSuffix,
  secondarySources,
  personalCommunication,
  pageRequired,
  groupAbbreviation,
  ibidem,
  fieldPlainMix,
  fieldStale,
  missingReference,
  otherList,
  uncitedEntry,
  yearMismatch,
  authorMissing,
  authorExtra,
  authorSpelling,
  particleMismatch,
  acronymMismatch,
  ambiguousCitation,
  inPressMismatch,
  missedCitation,
  numberRange,
  referencesHeading,
  annotationIndent,
  hangingIndent,
  referencesNewPage,
  citationSystem,
  liveCitation,
  plainCitation,
  nameAndYear,
  ampersand,
  etAlForm,
  etAlUse,
  noDate,
  locatorForm,
  clusterSeparator,
  clusterOrder,
  sameSurname,
  titleForm,
  numericOrder,
  numericFormat,
  keptAsTyped,
  namesInText,
  citationAsNote,
  citationFromNote,
  entryStyle,
  listNumbering,
  placeOfPublication,
  liveList,
  entryAuthors,
  entryYear,
  entryTitleCase,
  titleAsSentence,
  entryItalics,
  entryOrder,
  splitOrJoined,
  unparsedEntry,
  entryType,
  completeEntry,
  duplicateEntry,
  identifierChecksum,
  listFound,
  doiForm,
  urlForm,
  doiMissing,
  volumePages,
  journalForm,
  referenceCount,
  unapprovedSource,
  doiValid,
  doiMismatch,
  retracted,
  tableCaption,
  figureCaption,
  captionNumber,
  captionLetters,
  noteLabel,
  captionCase,
  captionPlacement,
  tableRules,
  keptRows,
  fontFamily,
  fontSize,
  fontMixed,
  textColour,
  lineSpacing,
  paragraphSpacing,
  firstLineIndent,
  alignment,
  widowControl,
  brokenLines,
  manualLayout,
  blankParagraphs,
  sentenceSpace,
  quotationMarks,
  appendixPage,
  appendixLabel,
  backOrder,
  statements,
  ...noteChecks,
  tableMentioned,
  figureMentioned,
  captionInCell,
  tableAsImage,
  figuresInline,
  figureResolution,
  equationNumbering,
  equationPlace,
  danglingMention,
  typedMention,
  mentionForm,
  contentsPresent,
  contentsMatch,
  contentsPages,
  captionListsMatch,
  contentsLeaders,
  contentsTyped,
  ...accessibilityChecks,
  ...integrityChecks,
]
