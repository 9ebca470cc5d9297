/** Everything that is loaded only when a document is at hand; always imported with `import()`, or by what is itself. */
export {
  alike, audit, checksOf, compareReports, documentName, format, groupReport, inspect, listStyles, outcomeWords, parseReferences, reportHtml, reportSchema,
  rowsOf, severityWords, statusWords, timesOf, unsaidOf, verdictWords,
} from '@formatter/core'
export { nodeCodec } from '@formatter/core/node'
