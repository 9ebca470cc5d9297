import JSZip from 'jszip'

/** The parts of a file as text, pictures and the like as Latin-1. */
export const partsOf = async (bytes: Uint8Array): Promise<Map<string, string>> => {
  const zip = await JSZip.loadAsync(bytes)
  const files = Object.values(zip.files).filter(({ dir }) => !dir)
  return new Map(await Promise.all(files.map(async (file) => [file.name, await file.async('string')] as const)))
}

/** One part as text; fails where it is missing. */
export const partOf = async (bytes: Uint8Array, name = 'word/document.xml'): Promise<string> => {
  const part = (await partsOf(bytes)).get(name)
  if (part === undefined) throw new Error(`there is no ${name}`)
  return part
}

/** A file made of parts. */
export const archiveOf = async (parts: Iterable<readonly [string, string | Uint8Array]>): Promise<Uint8Array> => {
  const zip = new JSZip()
  const date = new Date(Date.UTC(2024, 0, 1))
  for (const [name, content] of parts) zip.file(name, content, { date, createFolders: false })
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

/** An entry as it lies in the file. */
interface RawEntry {
  readonly method: number
  readonly compressed: Uint8Array
}

/** The entries of a ZIP file without zip64, found by its central directory (APPNOTE 4.3.12). */
export const rawEntries = (bytes: Uint8Array): Map<string, RawEntry> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map<string, RawEntry>()
  let end = bytes.length - 22
  while (view.getUint32(end, true) !== 0x06054b50) end--
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    entries.set(name, { method: view.getUint16(at + 10, true), compressed: bytes.subarray(start, start + view.getUint32(at + 20, true)) })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}
