/** A work that was not seen, before the one in which it was. */
export interface Secondary {
  /** How much of the text is said of it. */
  readonly length: number
  /** What the text calls it. */
  readonly said: string
  /** The words that lead to the work that was seen, where no style says them. */
  readonly lead?: string
}

/** `Kamp, 1781, as cited in` */
const inEnglish = /^(.*?)[,\s]*(?<!\p{L})(?:as\s+)?(?:cited|quoted|qtd\.?|referenced|reported|discussed)\s+(?:in|by)\s+(?=\S)/iu
/** `Kamp, 1781, zitiert nach`, `citado en`, `apud`: behind a work that was not seen. */
const abroad = /^(.*?\p{L}.*?)[,\s]+(?:(?:zitiert|zit\.)\s(?:nach|n\.|in|bei)|citad[oa]s?\s(?:en|por|em)|apud|citée?s?\s(?:dans|par)|citat[oaie]\sin|geciteerd\sin)\s+(?=\S)/iu
/** `as discussed by Lee, 2020`: who discusses something has not quoted it, unless somebody else is named before. */
const discussed = /^\s*(?:as\s+)?(?:referenced|reported|discussed)\s/iu

/** The work that was not seen, with the words behind it that lead to the one that was. */
export const secondaryIn = (text: string): Secondary | undefined => {
  const seen = inEnglish.exec(text)
  if (seen && !discussed.test(text)) return { length: seen[0].length, said: seen[1]! }
  const [whole, said] = abroad.exec(text) ?? []
  return whole === undefined ? undefined : { length: whole.length, said: said!, lead: whole.trim() }
}

/** Whether a bracket that begins with a year leads to the work that was seen: `(1862, as cited in Lee, 2018)`. */
export const leadsToSeen = (text: string): boolean => inEnglish.test(text)
