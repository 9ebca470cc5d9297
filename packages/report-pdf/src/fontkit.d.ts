/** What of fontkit is used: it comes with no types. */
declare module 'fontkit' {
  interface Font {
    readonly postscriptName: string
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function create(bytes: Uint8Array): Font | { readonly fonts: readonly Font[] }
}
