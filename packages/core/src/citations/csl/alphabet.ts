import type { Correction } from './correction.js'

/** How lists are sorted in which blanks do not count, and in which they do, as the engine does by itself. */
export const alphabet = {
  'by-letter': {
    source: 'APA 7, 9.44; MLA 9, chapter 5; CMOS 17, chapter 14',
    // The words of a surname, of an institution or of a title are one: De Vries stands behind Devlin. An article at its beginning is passed over later.
    sortKey: (key) => key.replace(/^[^|@]+/, (lead) => lead.replace(/(?<!^(?:the|an?))\s+/giu, '')),
  },
  'by-word': { source: 'CMOS 18, 15.66' },
} as const satisfies Record<string, Correction>
