import { describe, expect, test } from 'vitest'
import { pixelsOf } from './pixels.js'

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.replace(/\s/g, '').match(/../g)!, (pair) => parseInt(pair, 16))
const rest = '00'.repeat(30)

describe('the pixels of a picture', () => {
  test.each([
    ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000280 000001e0'],
    ['GIF', '474946383961 8002 e001'],
    ['BMP', '424d 00000000 0000 0000 36000000 28000000 80020000 e0010000'],
    ['BMP from above', '424d 00000000 0000 0000 36000000 28000000 80020000 20feffff'],
    ['JPEG behind a JFIF header', 'ffd8 ffe0 0004 4a46 ffc0 0011 08 01e0 0280 03'],
  ])('are read from a %s', (_, head) => {
    expect(pixelsOf(bytes(head + rest))).toEqual({ width: 640, height: 480 })
  })

  test.each([['too little', 'ffd8'], ['drawings of lines', `01000000${rest}`], ['a JPEG without a frame', `ffd8 ffe0 0004 4a46 ffd9 ${rest}`], ['a JPEG that is cut off', `ffd8 ffe0 ffff ${rest}`]])('are unknown of %s', (_, head) => {
    expect(pixelsOf(bytes(head))).toBeUndefined()
  })
})
