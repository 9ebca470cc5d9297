import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format, FormatError } from '../../src/index.js'
import { archiveOf, partsOf } from '../reading/archive.js'
import { everyDocument } from './documents.js'

/** What programs and mischief write where the schemas have a number, a word of a list or an id. */
const odd = ['', '-1', '1e999', 'NaN', '99999999999999999999', 'constructor', '0x10', '١٢', ' 12 ', '12pt', '2147483648', '0.5', 'on', '100%', '😀']

/** Every n-th attribute with one of them. */
const withOddValues = (markup: string, step: number): string => {
  let count = 0
  return markup.replace(/ (w:\w+|r:id)="[^"]*"/g, (all, name: string) => (++count % step === 0 ? ` ${name}="${odd[count % odd.length]!}"` : all))
}

test('values that no schema allows end in a result or in a coded error, never in a crash', async () => {
  let results = 0
  await everyDocument(30, async (original) => {
    const parts = await partsOf(original)
    for (const [step, trackedChanges] of [[3, false], [17, true]] as const) {
      const changed = await archiveOf([...parts].map(([name, content]) => [name, /^word\/\w+\.xml$/.test(name) ? withOddValues(content, step) : content] as const))
      const made = await format(changed, { style: 'apa-7', trackedChanges }, nodeCodec).catch((error: unknown) => error)
      if (!(made instanceof Error)) results++
      else expect(made).toBeInstanceOf(FormatError)
      if (made instanceof FormatError) expect(made.code).not.toBe('internal')
    }
  })
  expect(results).toBeGreaterThan(0)
})
