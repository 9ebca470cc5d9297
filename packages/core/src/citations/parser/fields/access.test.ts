import { expect, test } from 'vitest'
import { entryOf as read } from '../../../../test/notation/entry-of.js'
import { isAnnouncement, readAccess } from './access.js'

test('words that announce an address are told from a note', () => {
  expect(['Retrieved from', 'Available at:', '. Available from: ', 'Online:', 'Online verfügbar unter:', ']. Disponible sur : '].filter((text) => !isAnnouncement(text))).toEqual([])
  expect(['Retrieved manuscripts', 'Available at the library', 'Unpublished manuscript'].filter(isAnnouncement)).toEqual([])
})

test('the day on which a page was seen is read with shortened months, and as German lists have it', () => {
  expect(['Acesso em: 3 fev. 2020.', 'Consulté le 3 févr. 2020', 'Stand: 3.2.2020'].map(readAccess)).toEqual(Array(3).fill({ 'date-parts': [[2020, 2, 3]] }))
})

test('the day on which a page was seen is read in German, French and Spanish', () => {
  const days = ['Abgerufen am 3. Mai 2022, von', 'Recuperado el 3 de mayo de 2022, de', 'Récupéré le 3 mai 2022 de', 'Consulté le 3 mai 2022, sur']
  expect(days.map(readAccess)).toEqual(days.map(() => ({ 'date-parts': [[2022, 5, 3]] })))
})

test('what says when a page was seen leaves no words over', () => {
  const entry = read(['author', 'Berg, A.'], ['date', '(2019).'], ['title', 'Mareas.'], ['note', 'Recuperado el 3 de mayo de 2022, de'], ['url', 'https://example.org/mareas'])
  expect(entry).toMatchObject({ csl: { accessed: { 'date-parts': [[2022, 5, 3]] } }, leftovers: [] })
})

test('the day on which a page was seen is read in every usual form, and nothing else is taken for one', () => {
  const days = ['Retrieved May 3, 2022, from', '(accessed 3 May 2022).', '[cited 2022 May 3].', 'Accessed: May 3, 2022.', '(Accessed on 3 May 2022)', 'abgerufen am 3. Mai 2022', 'Zugriff am 3.5.2022 unter', '(letzter Zugriff: 03.05.2022)', 'zuletzt geprüft am 03.05.2022.']
  expect(days.map(readAccess)).toEqual(days.map(() => ({ 'date-parts': [[2022, 5, 3]] })))
  expect(['Retrieved 2022', 'accessed May 3', 'Accessed by 12 readers', 'Zugriff am 3.15.2022', 'Retrieved May 3, 2022, from a shelf in Oslo'].map(readAccess)).toEqual([undefined, undefined, undefined, undefined, undefined])
})
