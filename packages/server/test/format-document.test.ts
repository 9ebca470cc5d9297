import { Document, Packer, Paragraph } from 'docx'
import { expect, it } from 'vitest'
import { formatDocument } from '../src/workers/format-document.js'

const document = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('It was a quiet year for the harbour.')] }] }))
const format = (options: Readonly<Record<string, unknown>>) =>
  formatDocument({ document, style: 'apa-7', trackedChanges: false, options, filename: 'a.docx', jobId: 'job_1', now: '2026-01-01T00:00:00Z' }, () => undefined)

it.each([['page_size', 'pageSize'], ['metdata', 'metadata'], ['comment', 'comments'], ['course', 'metadata.course'], ['Font', 'font']])(
  'the option %s is passed over, and the job warns that %s may be meant', async (name, meant) => {
    const warning = expect.stringMatching(new RegExp(`see the report\\. The option ${name} means nothing and is passed over; perhaps ${meant} is meant\\.$`)) as string
    expect(await format({ [name]: 'a4' })).toMatchObject({ warning })
  },
)

it.each(['ticket', 'note', 'abstractId', 'x'])('the caller’s own %s is nobody’s business', async (name) => {
  expect(await format({ [name]: 'a4' })).toMatchObject({ warning: expect.stringMatching(/see the report\.$/) as string })
})

it('an option in another spelling beside the right one is nobody’s business either', async () => {
  expect(await format({ pageSize: 'a4', page_size: 'a4' })).toMatchObject({ warning: expect.stringMatching(/see the report\.$/) as string })
})

it('a document that cannot be read is told of with what can be done', async () => {
  const task = { style: 'apa-7', trackedChanges: false, options: {}, filename: 'a.docx', jobId: 'job_1', now: '2026-01-01T00:00:00Z' }
  expect(await formatDocument({ ...task, document: Buffer.from('%PDF-1.7\n') }, () => undefined)).toEqual({
    problem: { code: 'other_format', message: 'The file is not a .docx but a PDF. Open it in the program it comes from and save it as a Word document (.docx).' },
  })
})
