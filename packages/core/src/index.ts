export { audit, format, type Formatted } from './format.js'
export { effectiveContent, inspect, type EffectiveParagraph, type Inspection } from './inspect.js'
export { type InspectedCitation, type InspectedParagraph, type InspectedReference, type InspectedRole } from './inspect.js'
export { parseReferences, type ParsedReference } from './references.js'

// What is asked for, and how that is refused.
export { checkRequest, type FormatRequest, type Stage } from './request.js'
export { optionMeantBy, optionNames, optionsJsonSchema, type Options } from './options/options.js'
export { defaultLimits, type Limits } from './opc/limits.js'
export { FormatError, errorCodes, type ErrorCode } from './errors.js'

// Styles, and those of the caller's own.
export { listStyles, styles, type StyleSummary } from './styles/registry.js'
export { defineStyle, type StylePatch } from './styles/define-style.js'
export { type CustomStyle } from './styles/choose-style.js'
export { type PaperType, type StyleDefinition } from './styles/definition.js'

// Reports.
export { checksOf, type Change, type CheckReport, type Finding, type Group, type Location, type Report } from './report/report.js'
export { groupReport } from './report/group.js'
export { compareReports, type ComparedFinding, type Comparison } from './report/compare.js'
export { reportHtml } from './report/html/report-html.js'
export { reportJsonSchema, reportSchema } from './report/schema.js'
export { aspects, severities, statuses, type Aspect, type FixKind, type Severity, type Status } from './options/vocabulary.js'

// For who writes reports in a form of their own, as the PDF and the terminal have them: the words, and which findings say the same.
export { asksForWork, documentName, inWords, outcomeWords, ruleWords, severityWords, statusWords, verdictWords } from './report/words.js'
export { alike, rowsOf, timesOf, unsaidOf } from './report/unsaid.js'

// Works, in the vocabulary of CSL-JSON, and who looks them up.
export { type CslDate, type CslItem, type CslName, type CslType } from './citations/item.js'
export { type Work, type WorksProvider } from './citations/works.js'

// The platform, and what this is.
export { type Codec } from './codec.js'
export { webCodec } from './web-codec.js'
export { version } from './version.js'
