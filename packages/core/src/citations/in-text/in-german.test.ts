import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const entries = ['Statistisches Hafenamt. (2022). Tide und Eis. Kaiverlag.', 'Königliches Seilamt. (2019). Knoten. Kaiverlag.', 'Berge, A. (2019). Eis. Kaiverlag.']
const index = new EntryIndex(entryKeys(entries.map((text, at) => ({ id: `r${at + 1}`, text, number: at + 1 }))))
const cited = (text: string) =>
  readCitations([{ text }], index).clusters[0]!.flatMap(({ cites }) => cites.map(({ link }) => `${link.references.join('|')} ${link.kind}`))

test('a German sentence declines the name of a group, and it is the same group', () => {
  expect(cited('Das Statistische Hafenamt (2022) zählt sie.')).toEqual(['r1 exact'])
  expect(cited('Dem Königlichen Seilamt (2019) ist das neu.')).toEqual(['r2 exact'])
})

test('the name of a person is declined by nobody', () => {
  expect(cited('Das Eis kam früh (Berger, 2019).')).toEqual(['r3 spelling'])
})
