/** Everything that is loaded only when a document is at hand; always imported with `import()`. */
export { audit, format, groupReport, inspect, listStyles, parseReferences } from '@formatter/core'
export { nodeCodec } from '@formatter/core/node'
