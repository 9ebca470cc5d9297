import type { Blobs } from '@formatter/jobs'
import { directoryBlobs, s3Blobs } from '@formatter/storage'
import { join } from 'node:path'
import type { Config } from './config.js'

/** The store of documents that the configuration names: a bucket, else a folder beside the database file. */
export function openBlobs({ dataDir, bucket, bucketServer: endpoint }: Config): Promise<Blobs> {
  if (bucket === undefined) return directoryBlobs(join(dataDir, 'blobs'))
  const { host, pathname } = new URL(bucket)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  return s3Blobs({ bucket: host, prefix: prefix && `${prefix}/`, folder: join(dataDir, 'incoming'), endpoint })
}
