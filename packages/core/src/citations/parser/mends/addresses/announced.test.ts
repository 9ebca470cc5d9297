import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../../test/notation/entry-of.js'

test('an address that is announced is none of the title that took it up', () => {
  const { csl } = read(['author', 'Hahn, Peter'], ['date', '(2020):'], ['title', 'Vom Tau. Online verfügbar unter https://www.tau.example/hahn, zuletzt geprüft am'], ['volume', '12.04.'], ['date', '2022.'])
  expect(csl).toMatchObject({ title: 'Vom Tau', URL: 'https://www.tau.example/hahn', accessed: { 'date-parts': [[2022, 4, 12]] } })
})

test('an address that nothing announces stays with what has it', () => {
  expect(read(['author', 'Roe, C.'], ['date', '(2020).'], ['title', 'How https://tides.example came to be.']).csl.URL).toBeUndefined()
})

test('the words of a French list between the day and the address say nothing of the work', () => {
  const { csl } = read(['author', 'Roche, A.'], ['date', '(2021).'], ['title', 'Les ports.'], ['note', 'Consulté le 3 mars 2023, à l’adresse'], ['url', 'https://ports.example'])
  expect(csl).toMatchObject({ title: 'Les ports', accessed: { 'date-parts': [[2023, 3, 3]] } })
  expect(csl.note).toBeUndefined()
})
