import { list } from '../examples.js'
import { entryWordingCheck } from './worded.js'

/** All is right but the town of the publisher. One that the style wants and the entry lacks is asked for with what else it lacks. */
export const placeOfPublication = entryWordingCheck({
  id: 'ref.place-publisher',
  severity: 'info',
  title: 'Places of publication',
  expected: 'The place of a publisher stands where the style has it, or not at all.',
  source: { source: 'APA 7', section: '9.29' },
  help: 'Delete the town and the colon before the publisher.',
  examples: [
    { lines: list('Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.'), passes: true },
    { lines: list('Vaughan, M. (2015). <italic=true>Salt and rye</>. Bergen: Fjord Press.'), passes: false },
  ],
  says: 'The entry names the place of publication',
  respect: 'place',
})
