import { expect, test } from 'vitest'
import { decodeBase64 } from './base64.js'

test.each([0, 1, 2, 3, 4, 5, 255, 256, 1000])('gives back %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 89) & 0xff)
  expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes)
})
