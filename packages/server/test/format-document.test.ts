import { Document, Packer, Paragraph } from 'docx'
import { expect, it } from 'vitest'
import { formatDocument } from '../src/workers/format-document.js'

const document = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('It was a quiet year for the harbour.')] }] }))
const format = (options: Readonly<Record<string, unknown>>) =>
  formatDocument({ document, style: 'apa-7', trackedChanges: false, options, filename: 'a.docx', jobId: 'job_1', now: '2026-01-01T00:00:00Z' }, () => undefined)

it('an option in another spelling is passed over, and the job warns of it; the caller’s own are nobody’s business', async () => {
  expect(await format({ page_size: 'a4', course: 'HIS 201' })).toMatchObject({ warning: expect.stringMatching(/see the report\. The option page_size means nothing and was passed over; perhaps pageSize is meant\.$/) as string })
  expect(await format({ pageSize: 'a4', page_size: 'a4' })).toMatchObject({ warning: expect.stringMatching(/see the report\.$/) as string })
})
