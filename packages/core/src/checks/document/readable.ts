import { defineCheck } from '../check.js'

/** A file that cannot be opened at all ends in an error; this one can, and lacks something that it refers to. */
export const documentReadable = defineCheck<{ readonly part: string; readonly missing: boolean }>({
  id: 'doc.readable',
  aspect: 'document',
  severity: 'error',
  title: 'Everything is in the file',
  expected: 'Every picture, header and note that the document refers to is in the file.',
  source: { source: 'ISO 29500-2', section: '6.5' },
  fix: 'none',
  help: 'Open your own copy in Word, insert what is missing anew, and save it.',
  examples: [
    { lines: ['It was a quiet year.'], passes: true },
    { lines: ['{missing: media/image1.png}', 'It was a quiet year.'], passes: false },
  ],
  subjects: ({ document: { main, missing } }) => [{ part: main.name, missing: false }, ...missing.map((part) => ({ part, missing: true }))],
  examine: ({ part, missing }, { document: { main } }) =>
    missing ? { at: { part: main.name }, message: `The document refers to ${part}, which is not in the file.`, found: 'missing', expected: part } : undefined,
})
