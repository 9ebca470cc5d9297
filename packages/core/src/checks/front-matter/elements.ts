import { elementsCheck } from './elements-check.js'

const text = '{pageBreakBefore=true} It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held and on what came over the hills.'
const lines = (...parts: string[]): string[] => parts.map((part) => `[APA Title Page] ${part}`)
const complete = ['[Title] A Year in the Harbour', ...lines('Ada Sample', 'Department of History, Example University', 'HIST 101: Harbours', 'Dr. Bea Muster', 'May 3, 2024')]
const metadata = { authors: ['Ada Sample'], affiliations: ['Example University'], course: 'HIST 101: Harbours', instructor: 'Dr. Bea Muster', dueDate: 'May 3, 2024' }

/** What stands on a title page, and in which order. */
export const frontElements = elementsCheck({
  id: 'front.elements',
  severity: 'warning',
  title: 'Parts of the title page',
  expected: 'Author, institution, course, instructor and date stand on the title page as far as the style has them, in its order.',
  source: { source: 'APA 7', section: '2.3' },
  help: 'Type a missing line below the title; cut one that stands elsewhere and paste it there.',
  examples: [
    { lines: [...complete, text], passes: true },
    { lines: [...complete.slice(0, -1), text], passes: false, asks: true },
    { lines: [...complete.slice(0, -1), text], options: { metadata: { dueDate: 'May 3, 2024' } }, passes: false },
    { lines: [complete[0]!, text.replace(/^\{.*?\} /, '')], options: { metadata }, passes: false },
    { lines: [complete[0]!, complete[2]!, complete[1]!, ...complete.slice(3), text], passes: false },
    { lines: [...lines('Name: Ada Sample', 'Student ID: 2019881', 'Example University', 'HIST 101', 'Dr. Bea Muster', 'May 3, 2024'), complete[0]!, text], passes: false },
    { lines: [complete[0]!, ...lines('Name: Ada Sample', 'Student ID: 2019881', 'Example University', 'HIST 101', 'Dr. Bea Muster', 'May 3, 2024'), text], passes: true },
    { lines: ['{table: Student: | Ada Sample / Module: | HIST 101 / Tutor: | Dr. Bea Muster / Submission date: | May 3, 2024}', complete[0]!, complete[2]!, text], passes: true },
    { lines: [complete[0]!, complete[1]!, complete[2]!, ...lines('A thesis submitted in partial fulfilment of the requirements for the degree', 'May 3, 2024'), text], passes: true },
    { lines: [...lines('Example University'), complete[0]!, ...lines('A thesis submitted in partial fulfilment of the requirements for the degree', 'by', 'Ada Sample', 'May 3, 2024'), text], passes: true },
    { lines: [complete[0]!, ...lines('Ada Sample (Department of History, Example University)', 'HIST 101: Harbours', 'Dr. Bea Muster', 'May 3, 2024'), text], passes: true },
    { lines: [complete[0]!, ...lines('Ada Sample, Department of History, Example University', 'HIST 101: Harbours', 'Dr. Bea Muster', 'May 3, 2024'), text], passes: true },
    { lines: [complete[0]!, ...lines('HIST 101 Harbours · Instructor: Dr. Bea Muster', 'Example University', 'By Ada Sample, 3 May 2024'), text], passes: false },
    { lines: ['[Title] HIST 101 Replication Report', complete[1]!, complete[2]!, ...complete.slice(4), text], passes: true },
    { lines: [complete[0]!, ...lines('Ada Sample1 and Bea Muster2', '1 Department of History, Example University', '2 Institute of Ice, Northern University'), text], passes: true },
    { style: 'acs', lines: [complete[0]!, '[ACS Title Page] Ada Sample1 and Bea Muster2', `[Abstract] ${text.replace(/^.*?\} /, '')}`, '1 Department of History, Example University\n2 Institute of Ice, Northern University', '[heading 1] The Ice', text], passes: true },
    { lines: [complete[0]!, complete[1]!, complete[2]!, text, 'Correspondence: ada@example.org', text], passes: true },
    { style: 'ieee-conference', lines: ['[Title] A Year in the Harbour', ...['Ada Sample', 'Example University', 'Bea Muster', 'Northern Ships Ltd.'].map((part) => `[IEEE Title Page] ${part}`), `Abstract—${text}`, text], passes: true },
  ],
  on: ['page', 'line'],
})
