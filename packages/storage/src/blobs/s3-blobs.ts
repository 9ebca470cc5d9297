import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Blobs } from '@formatter/jobs'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dropLeftovers, spool } from './spool.js'

/** Which bucket it is, and where. */
export interface S3Options {
  readonly bucket: string
  /** What the names of the objects begin with. */
  readonly prefix: string
  /** Where documents lie until their hash, and with it their name, is known. */
  readonly folder: string
  /** A server other than Amazon's. */
  readonly endpoint?: string | undefined
  /** Where they are left out, they and the region are looked for as by every program of AWS: environment, profile, role of the machine. */
  readonly credentials?: S3ClientConfig['credentials']
  readonly region?: string
}

/** Blobs as objects of a bucket, named by their hash. The client is an optional peer dependency, loaded only here. */
export async function s3Blobs({ bucket: Bucket, prefix, folder, endpoint, credentials, region }: S3Options): Promise<Blobs> {
  const { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client, paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
  const s3 = new S3Client({
    ...(region && { region }),
    ...(credentials && { credentials }),
    // Servers on one's own machines have no name for each bucket, and many do not know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  await mkdir(folder, { recursive: true })

  return {
    async put(source, maxBytes) {
      const temporary = join(folder, randomUUID())
      try {
        const { sha256, bytes } = await spool(temporary, source, maxBytes, { flush: false })
        await s3.send(new PutObjectCommand({
          Bucket,
          Key: prefix + sha256,
          Body: createReadStream(temporary),
          ContentLength: bytes,
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        }))
        return { sha256, bytes, durable: Promise.resolve() }
      } finally {
        await rm(temporary, { force: true })
      }
    },
    async *read(sha256, range) {
      const wanted = new GetObjectCommand({ Bucket, Key: prefix + sha256, ...(range && { Range: `bytes=${range.start}-${range.end}` }) })
      // What begins behind the end of an object is an error to S3.
      const found = await s3.send(wanted).catch((error: unknown) => { if (!(error instanceof Error && error.name === 'InvalidRange')) throw error })
      if (found !== undefined) yield* found.Body as AsyncIterable<Uint8Array>
    },
    async *storedBefore(time) {
      await dropLeftovers(folder, time)
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: prefix })) {
        for (const { Key = '', LastModified } of Contents) {
          const name = Key.slice(prefix.length)
          if (/^[0-9a-f]{64}$/.test(name) && LastModified !== undefined && LastModified.getTime() < time) yield name
        }
      }
    },
    async remove(sha256) {
      await s3.send(new DeleteObjectCommand({ Bucket, Key: prefix + sha256 }))
    },
    async probe() {
      await s3.send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(3000) })
    },
  }
}
