import { describe, expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const entries = ['ALLARD Jeanne, La Digue, Paris, Rivage, 1950.', 'BEC Paul et ROY Anne (dir.), Marées, Paris, Rivage, 1951.', 'INEM, Tableaux du port, Paris, Inem, 2018.']
const index = new EntryIndex(entryKeys(entries.map((text, at) => ({ id: `r${at + 1}`, text, number: at + 1 }))))

/** The entries that a text cites, with the places in them. */
const cited = (...texts: string[]) =>
  readCitations(texts.map((text) => ({ text })), index).clusters.flatMap((clusters) =>
    clusters.flatMap(({ cites }) => cites.map(({ link, locator }) => [...link.references, ...(locator ? [locator.label, locator.value] : [])].join(' '))))

describe('citations in French', () => {
  test('are of a surname in capitals before the given name, however short it is', () => {
    expect(cited('Elle monte (Bec et Roy, 1951).', 'Voir Bec et Roy (1951).')).toEqual(['r2', 'r2'])
  })

  test('stand behind a word that has lost its last letter before the name', () => {
    expect(cited('Les travaux d’Allard (1950).', 'Selon l’Inem (2018).', "Il dit qu'Allard (1950) le dit.")).toEqual(['r1', 'r3', 'r1'])
  })

  test('have the pages that follow with the place', () => {
    expect(cited('Elle monte (Allard, 1950, p. 40 sq. ; Bec et Roy, 1951, p. 3 et suiv.).', 'De même (Allard 1950, 40 sq.).')).toEqual(['r1 page 40 sq.', 'r2 page 3 et suiv.', 'r1 page 40 sq.'])
  })
})
