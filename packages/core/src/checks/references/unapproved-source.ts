import { defineCheck } from '../check.js'
import type { Reference } from '../../citations/reference-list/reference.js'
import { nameOf, placeOf } from './entry.js'

const entry = (address: string): string[] => ['[heading 1] References', `Sample, A. (2019). A year in the harbour. Harbour Press. https://${address}/year`]
const options = { unapprovedSources: ['example.org'] }

/** The host of the first address, in small letters: `en.example.org`. */
const hostOf = ({ raw }: Reference): string | undefined => /https?:\/\/([^\s/:?#]+)/i.exec(raw)?.[1]?.toLowerCase()

/** Courses and journals say which sites are no sources. */
export const unapprovedSource = defineCheck<{ readonly reference: Reference; readonly host: string }>({
  id: 'ref.unapproved-source',
  aspect: 'references',
  severity: 'info',
  title: 'Sources that are not wanted',
  expected: 'No entry leads to a site that is not wanted.',
  source: { source: 'style-neutral', section: 'the course’s or the journal’s own list' },
  fix: 'comment',
  help: 'Cite the work that the page itself rests on.',
  examples: [
    { lines: entry('www.example.com'), options, passes: true },
    { lines: entry('en.example.org'), options, passes: false },
  ],
  *subjects({ references, options: { unapprovedSources } }) {
    for (const reference of unapprovedSources.length > 0 ? references : []) {
      const host = hostOf(reference)
      if (host !== undefined) yield { reference, host }
    }
  },
  examine({ reference, host }, { options: { unapprovedSources } }) {
    const site = unapprovedSources.find((each) => host === each.toLowerCase() || host.endsWith(`.${each.toLowerCase()}`))
    return site === undefined ? undefined : { at: placeOf(reference), message: `${nameOf(reference)} leads to ${site}, which is not wanted as a source.`, found: host, expected: 'another source' }
  },
})
