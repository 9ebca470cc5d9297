import { defineCheck } from '../check.js'
import { monthName } from '../../structure/words/months.js'
import { citesOf, placeOf, textOf, type CiteIn } from './cites.js'

const named = /\p{Lu}\.\s?(?:\p{Lu}\.\s?)*\p{Lu}\p{Ll}/u
const dated = new RegExp(String.raw`(?<!\p{L})(?:${monthName}\s+\d{1,2},?|\d{1,2}\.?\s+${monthName}),?\s+\d{4}`, 'iu')

/** Letters and talks cannot be looked up, so the text says who and when. */
export const personalCommunication = defineCheck<CiteIn>({
  id: 'cit.personal-comm',
  aspect: 'citations',
  severity: 'info',
  title: 'Personal communications',
  expected: 'A personal communication is cited with initials and the exact date.',
  source: { source: 'APA 7', section: '8.9' },
  fix: 'comment',
  help: 'Write it as (E. Lee, personal communication, May 1, 2020), and leave it out of the list.',
  examples: [
    { lines: ['It rained (E. Lee, personal communication, May 1, 2020).'], passes: true },
    { lines: ['It rained (Lee, personal communication, 2020).'], passes: false },
  ],
  *subjects(facts) {
    for (const each of citesOf(facts)) if (each.cite.personal) yield each
  },
  examine(each) {
    const text = textOf(each)
    const missing = [named.test(text) ? '' : 'initials', dated.test(text) ? '' : 'the exact date'].filter((part) => part !== '')
    return missing.length === 0 ? undefined : { at: placeOf(each), message: `The personal communication lacks ${missing.join(' and ')}; both are wanted.`, found: text }
  },
})
