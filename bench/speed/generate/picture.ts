import { crc32, deflateSync } from 'node:zlib'
import { Chance } from './chance.js'

/** A small grey PNG with as much noise as a photograph, so that it compresses as badly. */
export function picture(seed: number, width = 240, height = 144): Buffer {
  const chance = new Chance(seed + 1)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 1; x <= width; x++) {
      rows[y * (width + 1) + x] = 128 + 80 * Math.sin((x + seed) / 19) * Math.cos(y / 13) + chance.between(0, 15)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(content.length + 8)
  out.writeUInt32BE(data.length, 0)
  content.copy(out, 4)
  out.writeUInt32BE(crc32(content), content.length + 4)
  return out
}
