/** The web-standard names that core may use; every platform it runs on has them. ES2023 itself declares none. */

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: Uint8Array): string
}

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}
