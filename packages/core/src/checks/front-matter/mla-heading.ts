import { elementsCheck } from './elements-check.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held and on what came over the hills.'
const lines = (...parts: string[]): string[] => [...parts.map((part) => `[MLA Title Page] ${part}`), '[Title] A Year in the Harbour', text]

/** The lines above the title of a paper without a title page, and their order. */
export const mlaHeading = elementsCheck({
  id: 'front.mla-heading',
  severity: 'error',
  title: 'Lines above the title',
  expected: 'Author, instructor, course and date stand above the title, in the order of the style.',
  source: { source: 'MLA 9', section: '1.3' },
  help: 'Type a missing line above the title; cut one that stands elsewhere and paste it there.',
  examples: [
    { style: 'mla-9', lines: ['[Title] A Year in the Harbour', '[MLA Title Page] Group 7', '{table: Name | Number / Ada Sample | 2019881}', '[MLA Title Page] Dr. Bea Muster', '[MLA Title Page] HIST 101', '[MLA Title Page] 3 May 2024', text], passes: false, asks: true },
    { style: 'mla-9', lines: lines('Ada Sample', 'Professor Bea Muster', 'History 101', '3 May 2024'), passes: true },
    { style: 'mla-9', lines: lines('Ada Sample', 'Professor Bea Muster', 'History 101'), passes: false, asks: true },
    { style: 'mla-9', options: { metadata: { dueDate: '3 May 2024' } }, lines: lines('Ada Sample', 'Professor Bea Muster', 'History 101'), passes: false },
    { style: 'mla-9', lines: ['[Subtitle] Of ships and summer ice', '[Title] A Year in the Harbour', ...lines('Ada Sample', 'Professor Bea Muster', 'History 101', '3 May 2024').slice(0, 4), text], passes: false },
  ],
  on: ['block'],
})
