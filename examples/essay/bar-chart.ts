import { crc32, deflateSync } from 'node:zlib'

const width = 480
const height = 270
const margin = 24

/** A PNG of plain grey bars over a base line: the figure of the essay, drawn without any library. */
export function barChart(values: readonly number[]): Buffer {
  const top = Math.max(...values)
  const step = (width - 2 * margin) / values.length
  const isInk = (x: number, y: number) => {
    if (y === height - margin) return x >= margin && x < width - margin
    const index = Math.floor((x - margin) / step)
    const inBar = (x - margin) % step > step * 0.25
    return inBar && y < height - margin && y >= height - margin - ((values[index] ?? 0) / top) * (height - 2 * margin)
  }
  const rows = Array.from({ length: height }, (_, y) => [0, ...Array.from({ length: width }, (_, x) => (isInk(x, y) ? 0x60 : 0xff))])
  return png(Buffer.from(rows.flat()))
}

/** One channel of eight bits; every row begins with its filter, 0 for none. */
function png(rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
