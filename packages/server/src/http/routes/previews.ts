import { z } from '@hono/zod-openapi'
import { endpoint, json } from '../endpoint.js'
import { binary, jobId } from '../schemas/documents.js'
import { sendBytes } from '../send-bytes.js'
import type { Service } from '../service.js'
import type { AddressSigner } from '../signed-address.js'

const preview = z
  .object({
    success: z.literal(true),
    job_id: z.string(),
    expires_at: z.string().openapi({ format: 'date-time' }),
    pages: z.array(z.object({ page: z.int(), url: z.string(), width: z.int(), height: z.int() })),
  })
  .openapi('PreviewImages')

/** Where the picture of a page is, without the address of the service. */
export function signedPage(addresses: AddressSigner, jobId: string, page: number, expiresAt: number): string {
  const path = `/previews/${jobId}/${page}`
  return `${path}?${addresses.sign(path, {}, expiresAt)}`
}

/** Pictures of the pages, behind signed addresses that hold for a day. */
export const previewRoutes = ({ jobs, addresses, publicUrl }: Service) => [
  endpoint({
    tag: 'Documents', method: 'post', path: '/api/documents/preview-images/{job_id}', bucket: 'downloads', summary: 'Pictures of the pages of the formatted document', refuses: [404, 409, 410, 503],
    params: jobId, answer: json(preview, 'Signed addresses of the pages'),
    handle: async (c, { params }) => {
      const { expiresAt, pages } = await jobs.preview(c.get('caller').accountId, params.job_id)
      return c.json({
        success: true,
        job_id: params.job_id,
        expires_at: new Date(expiresAt).toISOString(),
        pages: pages.map(({ width, height }, index) => {
          return { page: index + 1, url: publicUrl + signedPage(addresses, params.job_id, index + 1, expiresAt), width, height }
        }),
      })
    },
  }),
  endpoint({
    tag: 'Documents', method: 'get', path: '/previews/{job_id}/{page}', bucket: null, summary: 'A page, at its signed address', refuses: [403, 404, 410],
    params: z.object({ job_id: z.string(), page: z.string().regex(/^\d{1,4}$/, 'Input should be a valid integer') }),
    query: z.object({ expires: z.string(), signature: z.string() }),
    answer: { description: 'The page', content: { 'image/png': binary } },
    handle: async (c, { params, query }) => {
      addresses.check(`/previews/${params.job_id}/${params.page}`, query)
      const image = await jobs.previewPage(params.job_id, Number(params.page))
      const headers = { 'Content-Type': 'image/png', 'Content-Length': String(image.bytes), 'Cache-Control': 'private, max-age=86400' }
      return sendBytes(c, jobs.stream(image), 200, headers)
    },
  }),
]
