/// <reference path="./citeproc-js.d.ts" />
import type CSL from 'citeproc'
import type { TagReader } from 'citeproc'

/** How the engine compares sort keys, with one collator in place of one for each comparison. What it lowers first, this looks past. */
export const sorting = (locale: string): ((one: string, other: string) => number) =>
  new Intl.Collator(locale, { sensitivity: 'base', ignorePunctuation: true, numeric: true }).compare

/** Letters, digits and signs that begin or end no tag and no quotation in any locale. */
const tagless = /^[\p{L}\p{M}\p{N}\s.,:;!?&/()[\]–-]*$/u

/** The engine looks for tags and quotation marks in all that it prints, name by name; where no sign of one stands there are none. */
export const sparingTags = (reader: TagReader): void => {
  const { processTags } = reader
  reader.processTags = (blob) => {
    if (typeof blob.blobs !== 'string' || !tagless.test(blob.blobs)) processTags.call(reader, blob)
  }
}

type SortKeys = (typeof CSL)['getSortKeys']

/**
 * To sort the works of a citation the engine prints what each is sorted by, anew in every citation. It makes its copy of a work when that
 * is opened, and as long as it has it the keys stay the same.
 */
export const keepSortKeys = (engine: { getSortKeys: SortKeys }): void => {
  const { getSortKeys } = engine
  const known = new WeakMap<object, string[]>()
  engine.getSortKeys = function (item, area) {
    if (area !== 'citation_sort') return getSortKeys.call(this, item, area)
    const keys = known.get(item) ?? getSortKeys.call(this, item, area)
    known.set(item, keys)
    return keys
  }
}
