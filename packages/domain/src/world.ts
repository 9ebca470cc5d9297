/** The time, in milliseconds since 1970. Given in, so that a test can let it pass. */
export type Clock = () => number

/** So many bytes of chance, fit for secrets. Given in, so that a test can know them. */
export type RandomBytes = (count: number) => Uint8Array

/** What a domain package asks of the world around it, besides its own ports. */
export interface World {
  readonly now: Clock
  readonly randomBytes: RandomBytes
}
