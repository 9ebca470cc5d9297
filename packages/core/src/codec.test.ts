import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../node/codec.js'
import { webCodec } from './web-codec.js'

const bytes = fc.uint8Array({ maxLength: 2000 })

describe.each([['web', webCodec], ['node', nodeCodec]])('the %s codec', (_, codec) => {
  test('inflates what it deflated', async () => {
    await fc.assert(fc.asyncProperty(bytes, async (data) => {
      expect(new Uint8Array(await codec.inflateRaw(await codec.deflateRaw(data), data.length))).toEqual(data)
    }))
  })

  test('inflates what the other deflated', async () => {
    const data = new TextEncoder().encode('to and fro '.repeat(1000))
    for (const packed of [await webCodec.deflateRaw(data), await nodeCodec.deflateRaw(data)]) {
      expect(new Uint8Array(await codec.inflateRaw(packed, data.length))).toEqual(data)
    }
  })

  test('deflates the same to the same', async () => {
    const data = new TextEncoder().encode('again '.repeat(5000))
    expect(await codec.deflateRaw(data)).toEqual(await codec.deflateRaw(data))
  })

  test('stops with a RangeError where the output passes the bound', async () => {
    const packed = await codec.deflateRaw(new Uint8Array(5_000_000))
    await expect(async () => codec.inflateRaw(packed, 4_999_999)).rejects.toBeInstanceOf(RangeError)
    expect((await codec.inflateRaw(packed, 5_000_000)).length).toBe(5_000_000)
  })

  test.each([
    ['is no DEFLATE', Uint8Array.of(0xff, 0xff, 0xff)],
    ['is cut off', nodeCodec.deflateRaw(new Uint8Array(1000)) as Uint8Array],
  ])('fails, and not with a RangeError, where the data %s', async (what, data) => {
    const damaged = what === 'is cut off' ? data.subarray(0, data.length - 2) : data
    await expect(async () => codec.inflateRaw(damaged, 10_000)).rejects.not.toBeInstanceOf(RangeError)
  })

  test('hashes and sums as the standards have it', async () => {
    const data = new TextEncoder().encode('123456789')
    expect(codec.crc32(data)).toBe(0xcbf43926)
    expect(codec.crc32(new Uint8Array())).toBe(0)
    expect(await codec.sha256(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

test('the codec of Node reads UTF-8 as TextDecoder does, and what is none neither', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const outcome = (decode: (data: Uint8Array) => string, data: Uint8Array) => {
    try {
      return decode(data)
    } catch (error) {
      return error instanceof TypeError
    }
  }
  const texts = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => new TextEncoder().encode(`\ufeff${text}`))
  fc.assert(fc.property(fc.oneof(fc.uint8Array({ maxLength: 8 }), texts), fc.nat({ max: 5 }), (data, from) => {
    const part = data.subarray(from)
    expect(outcome((each) => nodeCodec.decodeUtf8!(each), part)).toBe(outcome((each) => decoder.decode(each), part))
  }))
})
