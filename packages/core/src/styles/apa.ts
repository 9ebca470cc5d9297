import { inches } from '../wordml/units.js'
import { defineStyle } from './definition.js'
import { manuscript } from './manuscript.js'

/** APA 7, sections 2.16 to 2.27 and 9.43: the student paper. */
export const apa7 = defineStyle(manuscript, {
  id: 'apa-7',
  name: 'APA Style',
  edition: '7',
  aliases: ['apa', 'apa-7-student'],
  description: 'Publication Manual of the American Psychological Association, 7th edition: student papers.',
  prefix: 'APA',
  // Section 2.19 lists them; a paper that uses one of them throughout keeps it.
  fonts: [
    { family: 'Times New Roman', size: 24 },
    { family: 'Calibri', size: 22 },
    { family: 'Arial', size: 22 },
    { family: 'Georgia', size: 22 },
    { family: 'Lucida Sans Unicode', size: 20 },
    { family: 'Latin Modern Roman', size: 20 },
    { family: 'CMU Serif', size: 20 },
  ],
  // Section 2.27, table 2.3.
  wordStyles: {
    'heading-1': { properties: { align: 'center' } },
    'heading-3': { properties: { italic: true } },
    'heading-4': { properties: { firstLine: inches(0.5) } },
    'heading-5': { properties: { firstLine: inches(0.5), italic: true } },
  },
})
