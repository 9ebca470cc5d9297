import { format } from '@formatter/core'
import { nodeCodec } from '@formatter/core/node'
import { readFile, writeFile } from 'node:fs/promises'

const [, , input, output] = process.argv
const { document } = await format(await readFile(input), { style: 'apa-7' }, nodeCodec)
await writeFile(output, document)
