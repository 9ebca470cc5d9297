import { crc32, deflate } from 'node:zlib'
import { promisify } from 'node:util'

const compress = promisify(deflate)

/** A picture as it is drawn: four bytes a pixel, red, green, blue, alpha; row by row. */
interface Bitmap {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const grey = { colourType: 0, samples: 1 }
const colour = { colourType: 2, samples: 3 }

/**
 * An opaque bitmap as PNG (ISO/IEC 15948), in grey where nothing in it has a colour: a page of text takes a third of the bytes.
 * Compressed outside the main thread. Libraries took 5 to 15 times as long (docs/adr).
 */
export async function encodePng({ width, height, data }: Bitmap): Promise<Uint8Array> {
  const { colourType, samples } = isGrey(data) ? grey : colour
  const rows = new Uint8Array(height * (1 + width * samples))
  for (let y = 0, to = 0, from = 0; y < height; y++) {
    to++ // Filter 0: text compresses best as it is.
    for (let x = 0; x < width; x++, from += 4) for (let sample = 0; sample < samples; sample++) rows[to++] = data[from + sample]!
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, colourType], 8)
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', await compress(rows)), chunk('IEND', new Uint8Array())])
}

function isGrey(data: Uint8Array): boolean {
  for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  return true
}

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(typed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}
