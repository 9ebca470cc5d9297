/** Everything that is loaded only when a document is at hand; always imported with `import()`. */
export { audit, compareReports, format, groupReport, inspect, listStyles, parseReferences, reportHtml, reportSchema, unsaidOf } from '@formatter/core'
export { nodeCodec } from '@formatter/core/node'
