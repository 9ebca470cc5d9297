/** How many pixels a picture has. */
export interface Pixels {
  readonly width: number
  readonly height: number
}

/** Reads it from the head of a PNG, JPEG, GIF or BMP file; undefined for drawings of lines, and for what is none of these. */
export const pixelsOf = (bytes: Uint8Array): Pixels | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 26) return undefined
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (view.getUint32(0) === 0x47494638) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (view.getUint16(0) === 0x424d) return { width: view.getUint32(18, true), height: Math.abs(view.getInt32(22, true)) }
  return view.getUint16(0) === 0xffd8 ? frameOf(view) : undefined
}

/** The frame header of a JPEG (ITU-T T.81, B.2.2): SOF0 to SOF15 but for the three that define tables. */
const frameOf = (view: DataView): Pixels | undefined => {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
  }
  return undefined
}
