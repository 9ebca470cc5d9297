import type { CitedItem } from '../engine.js'
import type { Correction } from './correction.js'

/** `PhD diss.`, as Chicago’s manuals shorten it. */
const doctoral = /^ph\.?\s?d\.?\s+diss(?:\.|ertation)?$/iu

const called = (name: string, forms = doctoral) => (item: CitedItem): CitedItem => (item.type === 'thesis' && forms.test(item.genre ?? '') ? { ...item, genre: name } : item)

/** What each manual calls the thesis of a doctor. */
export const theses = {
  'apa-theses': { source: 'APA 7, 10.6', item: called('Doctoral dissertation', /^ph\.?\s?d\.?\s+diss\.?$/iu) },
  'ieee-theses': { source: 'IEEE Reference Guide 2023, theses and dissertations', item: called('Ph.D. dissertation') },
  'mla-theses': { source: 'MLA 9, appendix 2 (theses)', item: called('PhD dissertation') },
  'chicago-theses': {
    source: 'CMOS 17, 14.215; CMOS 18, 14.113',
    // In a note a word that says no more has a small letter, and the list gives it a capital.
    item: (item) => (item.type === 'thesis' && /^(?:Dissertation|Thesis)$/u.test(item.genre ?? '') ? { ...item, genre: item.genre!.toLowerCase() } : called('PhD diss.')(item)),
  },
} as const satisfies Record<string, Correction>
