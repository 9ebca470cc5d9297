import { ServiceError, type Executor } from '@formatter/domain'
import { durably, oneChunk, readWhole, type Blob } from './blobs.js'
import type { JobsContext } from './context.js'
import { refuseGone } from './job.js'
import { findFormatted } from './look-up.js'
import type { JobsTables } from './tables.js'

/** Makes pictures of a document's pages: a port, since it needs an office program. */
export interface Previewer {
  /** Each page as a PNG. Throws `preview_unavailable` where the converter does not answer. */
  pages(document: Uint8Array): Promise<readonly { readonly png: Uint8Array; readonly width: number; readonly height: number }[]>
}

/** A picture of a page, kept under its hash. */
export interface PreviewImage {
  readonly sha256: string
  readonly bytes: number
  readonly width: number
  readonly height: number
}

/** The pictures of a document’s pages, in their order. */
export interface Preview {
  /** Until when the addresses of these pages hold; asking again before that gives the same. */
  readonly expiresAt: number
  readonly pages: readonly PreviewImage[]
}

/** The pages of a formatted job, made once and kept. Throws `not_ready`, and `preview_unavailable` without a converter. */
export async function preview(context: JobsContext, accountId: string, id: string): Promise<Preview> {
  const { database, world, limits } = context
  const job = await findFormatted(context, accountId, id)
  const now = world.now()
  const kept = await database.read.selectFrom('previews').selectAll().where('job_id', '=', id).executeTakeFirst()
  if (kept !== undefined && kept.expires_at > now) return { expiresAt: kept.expires_at, pages: JSON.parse(kept.pages) as PreviewImage[] }
  const pages = kept === undefined ? await draw(context, id, job.output) : (JSON.parse(kept.pages) as PreviewImage[])
  const row = { job_id: id, expires_at: now + limits.previewMs, pages: JSON.stringify(pages) }
  await database.transaction(async (tx) => {
    // To draw takes seconds, and pages of a job that was deleted meanwhile would be kept for ever.
    refuseGone(await lockedState(database, tx, id))
    await tx.insertInto('previews').values(row).onConflict((on) => on.column('job_id').doUpdateSet(row)).execute()
  })
  return { expiresAt: row.expires_at, pages }
}

/** How the job stands, and stands still until the transaction ends. */
const lockedState = ({ dialect }: JobsContext['database'], tx: Executor<JobsTables>, id: string) =>
  tx.selectFrom('jobs').select('state').where('id', '=', id).$if(dialect === 'postgres', (query) => query.forUpdate()).executeTakeFirstOrThrow()

/** A page whose signed address was checked by the caller. */
export async function previewPage({ database }: JobsContext, id: string, page: number): Promise<PreviewImage> {
  const row = await database.read.selectFrom('previews').select('pages').where('job_id', '=', id).executeTakeFirst()
  const image = row === undefined ? undefined : (JSON.parse(row.pages) as PreviewImage[])[page - 1]
  if (image === undefined) throw new ServiceError('not_found', 'There is no such page.', 'Ask for the preview images again.')
  return image
}

/** Callers who ask for the same job at once share one conversion. */
const drawing = new WeakMap<JobsContext, Map<string, Promise<PreviewImage[]>>>()

function draw(context: JobsContext, id: string, output: Blob): Promise<PreviewImage[]> {
  const { previewer } = context
  if (previewer === undefined) {
    throw new ServiceError('preview_unavailable', 'This service has no converter for preview images.', 'Its operator can name a Gotenberg server or install LibreOffice.')
  }
  const underWay = drawing.get(context) ?? new Map<string, Promise<PreviewImage[]>>()
  drawing.set(context, underWay)
  const current = underWay.get(id) ?? make(context, previewer, output).finally(() => underWay.delete(id))
  underWay.set(id, current)
  return current
}

async function make({ blobs }: JobsContext, previewer: Previewer, output: Blob): Promise<PreviewImage[]> {
  const images: PreviewImage[] = []
  for (const { png, width, height } of await previewer.pages(await readWhole(blobs, output))) {
    const blob = await durably(await blobs.put(oneChunk(png), png.length))
    images.push({ ...blob, width, height })
  }
  return images
}
