import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { defaultLimits } from '../../opc/limits.js'
import { openPackage } from '../../opc/package.js'
import { readDocument } from '../../wordml/document.js'
import { recognise } from '../recognise.js'
import { lexiconOf } from './lexicon.js'

const commonIn = async (...body: readonly string[]): Promise<(word: string) => boolean> => {
  const bytes = await docxOf({ body: body.map((text) => p('', r(text))).join('') })
  return lexiconOf(recognise(await readDocument(await openPackage(bytes, nodeCodec, defaultLimits), defaultLimits))).isCommon
}

const small = 'Nobody knew what the tides would be in that year, nor whether a replication of the study was wise.'

test('a word with a capital behind a raised number that follows the stop of a sentence begins the next one', async () => {
  const isCommon = await commonIn(small, 'The harbour was dear and the ice was thick in all of those years.6,12–14 Replication is hard, and “nobody knew.”3 Tides are worse.')
  expect([isCommon('replication'), isCommon('tides')]).toEqual([true, true])
})

test('a word with a capital behind a number of the sentence is a name', async () => {
  const isCommon = await commonIn(small, 'The harbour was dear and the ice was thick when version 2.6 Replication came out, as it did in 1994 Tides of that kind.')
  expect([isCommon('replication'), isCommon('tides')]).toEqual([false, false])
})
