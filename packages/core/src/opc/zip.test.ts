import fc from 'fast-check'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/codec.js'
import { handmadeZip, type HandmadeEntry } from '../../test/reference/handmade-zip.js'
import { unzipByJszip, unzipByUs, type Contents } from '../../test/reference/zip.js'
import { defaultLimits } from './limits.js'
import { makeEntry, readEntry } from './zip-entry.js'
import { readZip } from './zip-reader.js'
import { writeZip } from './zip-writer.js'

const name = fc.array(fc.constantFrom('a', 'word', 'x.xml', 'ż', ' '), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
const content = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 20 }).map((text) => new TextEncoder().encode(text.repeat(100))))
const files = fc.uniqueArray(fc.tuple(name, content), { selector: ([key]) => key, maxLength: 8 })

const read = (bytes: Uint8Array, limits = defaultLimits) => readZip(bytes, limits)
const refused = (code: string) => expect.objectContaining({ code }) as Error
const plain = (contents: Contents) => Object.fromEntries([...contents].map(([key, bytes]) => [key, [...bytes]]))

test('an archive is read as jszip reads it', async () => {
  const ways = fc.record({ compression: fc.constantFrom('STORE', 'DEFLATE'), streamFiles: fc.boolean(), comment: fc.constantFrom('', 'a comment') })
  await fc.assert(fc.asyncProperty(files, ways, async (entries, way) => {
    const archive = new JSZip()
    for (const [key, bytes] of entries) archive.file(key, bytes)
    const bytes = await archive.generateAsync({ type: 'uint8array', ...way })
    expect(plain(await unzipByUs(bytes))).toEqual(plain(await unzipByJszip(bytes)))
  }), { seed: 1 })
})

test('an archive that we write is read by jszip', async () => {
  await fc.assert(fc.asyncProperty(files, async (entries) => {
    const bytes = writeZip(await Promise.all(entries.map(([key, data]) => makeEntry(key, data, nodeCodec))))
    expect(plain(await unzipByJszip(bytes))).toEqual(plain(new Map(entries)))
    expect(read(bytes).map((entry) => entry.name)).toEqual(entries.map(([key]) => key))
  }), { seed: 1 })
})

test('entries that are read and written again stay as they are, still compressed', async () => {
  const archive = new JSZip().file('a.xml', '<a/>'.repeat(500), { date: new Date(Date.UTC(2020, 5, 1)) }).file('b.png', 'image')
  const entries = read(await archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE', streamFiles: true }))
  const written = writeZip(entries)
  expect(read(written)).toEqual(entries)
  expect(writeZip(read(written))).toEqual(written)
})

test('an archive of nothing is its end alone', () => {
  expect([...writeZip([])]).toEqual([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)])
})

test('what does not get smaller is stored, and new entries are of 1980', async () => {
  expect(await makeEntry('a', Uint8Array.of(1, 2, 3), nodeCodec)).toMatchObject({ method: 0, size: 3, modified: 0x00210000 })
  expect(await makeEntry('a', new Uint8Array(100), nodeCodec)).toMatchObject({ method: 8, size: 100 })
})

test.each([
  ['data descriptors', handmadeZip([{ name: 'a', content: 'text', descriptor: true }])],
  ['stored entries', handmadeZip([{ name: 'a', content: 'text', method: 0 }])],
  ['room to grow before its data, as Word leaves it', handmadeZip([{ name: 'a', content: 'text', localExtra: Uint8Array.of(0x20, 0xa2, 4, 0, 0x28, 0xa0, 0, 0) }])],
  ['ZIP64 numbers in every entry', handmadeZip([{ name: 'a', content: 'text', zip64: true }])],
  ['a ZIP64 directory', handmadeZip([{ name: 'a', content: 'text' }], { zip64: true })],
  ['a comment', handmadeZip([{ name: 'a', content: 'text' }], { comment: 'c'.repeat(0xffff) })],
  ['a comment that looks like an end', handmadeZip([{ name: 'a', content: 'text' }], { comment: `PK\x05\x06${'\0'.repeat(20)}` })],
  ['junk before it', Uint8Array.of(1, 2, 3, ...handmadeZip([{ name: 'a', content: 'text' }]))],
  ['junk before a ZIP64 directory', Uint8Array.of(1, 2, 3, ...handmadeZip([{ name: 'a', content: 'text' }], { zip64: true }))],
  ['junk after it', Uint8Array.of(...handmadeZip([{ name: 'a', content: 'text' }]), 1, 2, 3)],
])('an archive with %s is read', async (_, bytes) => {
  const [entry] = read(bytes)
  expect(new TextDecoder().decode(await readEntry(entry!, nodeCodec))).toBe('text')
})

test.each<[string, string, HandmadeEntry[]]>([
  ['is encrypted', 'encrypted', [{ name: 'a', flags: 1 }]],
  ['is compressed by another method', 'unsupported_compression', [{ name: 'a', method: 12 }]],
  ['has another name in its own header', 'unsafe_part_name', [{ name: 'a', localName: 'b' }]],
  ['has a name that is not UTF-8', 'unsafe_part_name', [{ name: 'a', nameBytes: Uint8Array.of(0xff) }]],
  ['shares its data with another', 'truncated', [{ name: 'a', content: 'a' }, { name: 'a', content: 'a', sameAs: 0 }]],
])('an entry that %s is refused', (_, code, entries) => {
  expect(() => read(handmadeZip(entries))).toThrow(refused(code))
})

test.each<[string, HandmadeEntry]>([
  ['is larger than it says', { name: 'a', content: 'text', size: 3 }],
  ['is smaller than it says', { name: 'a', content: 'text', size: 5 }],
  ['is stored and not as large as it says', { name: 'a', content: 'text', method: 0, size: 5 }],
  ['has another checksum', { name: 'a', content: 'text', crc: 1 }],
])('content that %s is refused when it is read', async (_, entry) => {
  const [found] = read(handmadeZip([entry]))
  await expect(readEntry(found!, nodeCodec)).rejects.toThrow(refused('checksum_mismatch'))
})

test('damaged data is refused when it is read', async () => {
  const [entry] = read(handmadeZip([{ name: 'a', content: 'text '.repeat(100) }]))
  const data = entry!.data.map((byte, index) => index > 3 ? 0xff : byte)
  await expect(readEntry({ ...entry!, data }, nodeCodec)).rejects.toThrow(refused('checksum_mismatch'))
})

test('an archive cut off anywhere is refused', () => {
  const bytes = handmadeZip([{ name: 'a', content: 'one' }, { name: 'b', content: 'two' }])
  for (let length = 0; length < bytes.length; length++) {
    expect(() => read(bytes.subarray(0, length))).toThrow(refused('truncated'))
  }
})

test('an archive with a byte changed anywhere is read or refused with a code', async () => {
  const bytes = handmadeZip([{ name: 'a', content: 'one', zip64: true }, { name: 'b', content: 'two' }], { zip64: true })
  for (let at = 0; at < bytes.length; at++) {
    for (const value of [0, 1, 0x7f, 0xff]) {
      const outcome = await unzipByUs(bytes.map((byte, index) => index === at ? value : byte)).catch((error: unknown) => error)
      if (!(outcome instanceof Map)) expect(outcome).toHaveProperty('code')
    }
  }
})

test('limits hold for what entries say before anything is inflated', () => {
  const bytes = handmadeZip([{ name: 'a', content: ' '.repeat(10_000) }, { name: 'b', content: ' '.repeat(10_000) }])
  const withLimits = (limits: Partial<typeof defaultLimits>) => () => read(bytes, { ...defaultLimits, ...limits })
  expect(withLimits({ entries: 2, totalBytes: 20_000, ratio: 1, ratioFloor: 20_000 })).not.toThrow()
  expect(withLimits({ entries: 1 })).toThrow(refused('too_large'))
  expect(withLimits({ totalBytes: 19_999 })).toThrow(refused('too_large'))
  expect(withLimits({ ratio: 10, ratioFloor: 1000 })).toThrow(refused('too_large'))
})
