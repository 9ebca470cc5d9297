import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

const text = 'Nobody had asked the keepers of the towers (Fox, 2020a, 2020b), and nobody had counted their boats (Adair, 2017).'
const adair = 'Adair, B. (2017). Oak and iron. Fjord Press.'
/** A page behind the year in brackets is no part of an entry. */
const strange = 'Fox, R. (2020a). The silent keepers (1972, p. 60). Harbour Press.'

test('works of a year keep their letters, and their order, where one of them stays as it is typed', async () => {
  const { document, report } = await format(await makeDocx([text, '[heading 1] References', adair, strange, 'Fox, Robert. (2020b). Lamps of the coast. Harbour Press.']), { style: 'apa-7' }, nodeCodec)
  expect(await bodyText(document)).toEqual([text, 'References', adair, strange, 'Fox, Robert. (2020b). Lamps of the coast. Harbour Press.'])
  expect(report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'ref.order')!.findings).toEqual([])
})

test('letters may be capitals', async () => {
  const cited = 'Nobody had asked the keepers of the towers (Fox, 2020B), and nobody had counted their boats (Fox, 2020A).'
  const listed = ['Fox, R. (2020A). Lamps of the coast. Harbour Press.', 'Fox, R. (2020B). The silent keepers. Harbour Press.']
  const { document } = await format(await makeDocx([cited, '[heading 1] References', ...listed]), { style: 'apa-7' }, nodeCodec)
  expect(await bodyText(document)).toEqual([cited.replace('2020B', '2020b').replace('2020A', '2020a'), 'References', ...listed.map((entry) => entry.replace(/(?<=2020)[AB]/, (letter) => letter.toLowerCase()))])
})

test('works of a year that are all understood get the letters of their titles', async () => {
  const { document } = await format(await makeDocx([text, '[heading 1] References', adair, 'Fox, R. (2020a). The silent keepers. Harbour Press.', 'Fox, R. (2020b). Lamps of the coast. Harbour Press.']), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(3)).toEqual(['Fox, R. (2020a). Lamps of the coast. Harbour Press.', 'Fox, R. (2020b). The silent keepers. Harbour Press.'])
})

test('however many works of one author a year has, each has a letter', async () => {
  const listed = Array.from({ length: 14 }, (_, index) => `R. Fox, “Boats ${index + 10},” Journal of Lamps, vol. 4, pp. 1–9, 2020.`)
  const { document } = await format(await makeDocx(['Nobody had asked the keepers of the towers.', '[heading 1] References', ...listed]), { style: 'apa-7' }, nodeCodec)
  const entries = (await bodyText(document)).slice(2)
  expect([entries[0], entries[13]]).toEqual(['Fox, R. (2020a). Boats 10. Journal of Lamps, 4, 1–9.', 'Fox, R. (2020n). Boats 23. Journal of Lamps, 4, 1–9.'])
})

test('works of a year keep their letters where a citation that has one stays as it is typed', async () => {
  const listed = ['Müller, Hans (2017a): Tablets im Unterricht. In: Zeitschrift für Pädagogik 63 (1), S. 1–19.', 'Müller, Hans (2017b): Schule ohne Kreide. Frankfurt am Main: Suhrkamp.']
  const { document } = await format(await makeDocx(['Zu den Grenzen siehe Müller (2017a, S. 3; 2017b, S. 88).', '[heading 1] Literaturverzeichnis', ...listed]), { style: 'apa-7' }, nodeCodec)
  const [cited = '', , ...entries] = await bodyText(document)
  const letterOf = (title: string) => /2017([ab])/.exec(entries.find((entry) => entry.includes(title))!)![1]
  expect(cited).toContain(`2017${letterOf('Tablets')}, S. 3`)
  expect(cited).toContain(`2017${letterOf('Kreide')}, S. 88`)
})

test('beside a work of a year that stays as it is typed, without a letter, no other gets one', async () => {
  const stays = ['Fox, R. (2020). The silent keepers (1972, p. 60). Harbour Press.', 'Fox, R. (2020) Lamps of the coast. Bergen: Fjord Press.']
  const { document } = await format(await makeDocx(['Nobody had asked the keepers of the towers.', '[heading 1] References', adair, ...stays]), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(3).toSorted()).toEqual(stays.toSorted())
  const alone = await format(await makeDocx(['Nobody had asked the keepers of the towers.', '[heading 1] References', adair, stays[1]!]), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(alone.document)).slice(3)).toEqual(['Fox, R. (2020). Lamps of the coast. Fjord Press.'])
})

test('and the letters tell what somebody edited from what he wrote', async () => {
  const cited = 'Nobody had asked the keepers of the towers (Fox, 2020a, 2020b, 2020c).'
  const listed = ['Fox, R. (Ed.). (2020a). Lamps of the coast. Harbour Press.', 'Fox, R. (Ed.). (2020b). The silent keepers (1972, p. 60). Harbour Press.', 'Fox, R. (2020c). Boats of the north. Harbour Press.']
  const { document } = await format(await makeDocx([cited, '[heading 1] References', adair, ...listed]), { style: 'apa-7' }, nodeCodec)
  expect((await bodyText(document)).slice(3)).toEqual(listed)
  expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
})

test('works of a year keep their letters where one is cited under words that nobody could place', async () => {
  const listed = ['Harbour Board of Aland. (2007a). Oak and iron. Harbour Review, 42(1), 13–36.', 'Harbour Board of Aland. (2007b). Lamps of the coast. Harbour Review, 42(1), 37–62.']
  const letters = async (cited: string): Promise<string[]> => {
    const { document } = await format(await makeDocx([cited, '[heading 1] References', ...listed]), { style: 'harvard' }, nodeCodec)
    return (await bodyText(document)).flatMap((line) => line.match(/2007[ab]/gu) ?? [])
  }
  const placed = 'The boats were counted (Harbour Board of Aland 2007a) and asked for (Harbour Board of Aland 2007b)'
  expect(await letters(`${placed}.`)).toEqual(['2007b', '2007a', '2007a', '2007b'])
  expect(await letters(`${placed}, as it is in the HBA Guidelines (2007a).`)).toEqual(['2007a', '2007b', '2007a', '2007a', '2007b'])
})
