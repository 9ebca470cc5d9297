/** The web-standard names that core may use; every platform it runs on has them. ES2023 itself declares none. */

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: Uint8Array): string
}

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
  encodeInto(source: string, destination: Uint8Array): { readonly read: number; readonly written: number }
}

declare class CompressionStream {
  constructor(format: 'deflate-raw')
  readonly readable: ByteStream
  readonly writable: { getWriter(): { write(chunk: Uint8Array): Promise<void>; close(): Promise<void> } }
}

declare class DecompressionStream extends CompressionStream {}

interface ByteStream {
  getReader(): {
    read(): Promise<{ done: false; value: Uint8Array } | { done: true; value?: undefined }>
    cancel(): Promise<void>
  }
}

declare const crypto: {
  readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> }
}
