const { format, FormatError } = require('@formatter/core')
const { nodeCodec } = require('@formatter/core/node')
const { readFileSync, writeFileSync } = require('node:fs')

const [, , input, output] = process.argv
format(readFileSync(input), { style: 'apa-7' }, nodeCodec)
  .then(({ document }) => { writeFileSync(output, document) })
  .then(() => format(new Uint8Array(8), { style: 'apa-7' }, nodeCodec))
  .then(
    () => { throw new Error('eight zero bytes were formatted') },
    (error) => { if (!(error instanceof FormatError)) throw error },
  )
