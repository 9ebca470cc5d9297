import JSZip from 'jszip'
import { nodeCodec } from '../../node/codec.js'
import { defaultLimits } from '../../src/opc/limits.js'
import { readEntry } from '../../src/opc/zip-entry.js'
import { readZip } from '../../src/opc/zip-reader.js'

/** The content of every file in an archive by name; folders are left out. */
export type Contents = ReadonlyMap<string, Uint8Array>

export const unzipByUs = async (bytes: Uint8Array): Promise<Contents> => {
  const contents = new Map<string, Uint8Array>()
  for (const entry of readZip(bytes, defaultLimits)) {
    if (!entry.name.endsWith('/')) contents.set(entry.name, await readEntry(entry, nodeCodec))
  }
  return contents
}

export const unzipByJszip = async (bytes: Uint8Array): Promise<Contents> => {
  const archive = await JSZip.loadAsync(bytes, { checkCRC32: true })
  const contents = new Map<string, Uint8Array>()
  for (const file of Object.values(archive.files)) {
    if (!file.dir) contents.set(file.unsafeOriginalName ?? file.name, await file.async('uint8array'))
  }
  return contents
}
