import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { parseEntry } from '../parser/entry.js'
import { referenceModel } from '../parser/model/reference-model.js'
import { asInList } from './as-in-list.js'

const articles = ['Harbour Studies 2017;12:45–67', 'Northern Ships 2019;4:55–8', 'Fjord Review 2020;7:1–9'].map((where, place) => `Berg ${'ABC'[place]!}, Roe C. Ropes of the north and their makers. ${where}.`)

const read = async (...lines: readonly string[]) => {
  const model = await referenceModel(nodeCodec)
  const reread = (raw: string, namesEnd: number) => parseEntry(raw, model, namesEnd)
  return asInList(lines.map((line) => parseEntry(line, model)), reread).at(-1)!
}

const page = 'Sample D. Tides and harbours of the north 2021. https://tides.example/north (accessed March 2, 2022).'

test('a list that has years right behind journals has them right behind the titles of pages', async () => {
  const { csl, fields } = await read(...articles, page)
  expect([csl.title, csl.issued]).toEqual(['Tides and harbours of the north', { 'date-parts': [[2021]] }])
  expect([fields['title'], fields['issued']].map((field) => page.slice(...field!.span))).toEqual(['Tides and harbours of the north', '2021'])
})

test.each([
  ['by itself', [page]],
  ['beside journals with a stop before their years', [...articles.map((each) => each.replace(/ (?=\d{4};)/, '. ')), page]],
  ['where words before it take the year', [...articles, page.replace('north 2021', 'north in 2021')]],
])('a year ends a title %s', async (_, lines) => expect((await read(...lines)).csl.issued).toBeUndefined())
