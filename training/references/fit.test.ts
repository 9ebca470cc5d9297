import { expect, test } from 'vitest'
import { parseEntry } from '../../packages/core/src/citations/parser/entry.js'
import { readModel, writeModel } from '../../packages/core/src/citations/parser/model/model.js'
import { exampleOf, type Line } from './example.js'
import { fit, settings } from './fit.js'
import { foldsOf } from './folds.js'

const people = ['Ames', 'Berg', 'Chan', 'Diaz', 'Egan', 'Ford', 'Gray', 'Hahn']
const topics = ['Tides', 'Lichens', 'Markets', 'Verbs', 'Glaciers', 'Prisons', 'Sonnets', 'Bridges']

const line = (index: number): Line => {
  const [person, topic] = [people[index % people.length]!, topics[(index * 3 + Math.floor(index / 8)) % topics.length]!]
  const spans = [
    ['author', `${person}, ${String.fromCharCode(65 + (index % 26))}.`], [null, ' ('], ['date', String(1980 + index)], [null, '). '],
    ['title', `${topic} of the north`], [null, '. '], ['journal', `Journal of ${topic}`], [null, ', '], ['volume', String(index + 2)], [null, ', '],
    ['pages', `${index + 10}–${index + 20}`], [null, '.'],
  ] as const
  return { id: String(index), source: 'made', raw: spans.map(([, text]) => text).join(''), gold: { title: `${topic} of the north ${index}` }, spans }
}

const lines = Array.from({ length: 40 }, (_, index) => line(index))

test('what is fitted to entries reads others of their kind, also after its weights were written and read', () => {
  const fitted = fit(lines.map((each) => exampleOf(each)!), { ...settings, epochs: [3, 2], least: 2, most: 2000 })
  const model = readModel(writeModel(fitted))
  const { csl, confidence, fields } = parseEntry('Moss, K. (2015). Harbours of the north. Journal of Harbours, 61, 5–9.', model)
  expect(csl).toEqual({
    type: 'article-journal',
    author: [{ family: 'Moss', given: 'K.' }],
    issued: { 'date-parts': [[2015]] },
    title: 'Harbours of the north',
    'container-title': 'Journal of Harbours',
    volume: '61',
    page: '5-9',
  })
  expect(confidence).toBeGreaterThan(0.5)
  expect(fields['issued']?.span).toEqual([9, 16])
})

test('lines whose stretches do not make up their text are left out', () => {
  expect(exampleOf({ ...lines[0]!, spans: [['title', 'Something else']] })).toBeUndefined()
})

test('no document and no title stands in two folds', () => {
  const shared = lines.map((each, index) => ({ ...each, doc: `d${index % 10}` }))
  const folds = foldsOf(shared, 3)
  shared.forEach(({ doc }, index) => expect(folds[index]).toBe(folds[shared.findIndex((other) => other.doc === doc)]))
})
