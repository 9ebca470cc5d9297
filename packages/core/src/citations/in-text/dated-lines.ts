import type { Cluster } from '../cluster.js'

/** `Type 2 diabetes (2011)`: a few words, and when that was. */
const dated = /^\s*\S(?:.{0,60}\S)?\s\(\d{4}\)[.;]?\s*$/u

/**
 * Without names and years that are a whole line among others that end in a year too, none of which is listed: `Hypertension (2015)` in the
 * history of a patient is no work.
 */
export const withoutDatedLines = (texts: readonly { readonly text: string }[], clusters: readonly (readonly Cluster[])[]): (readonly Cluster[])[] => {
  const isUnlisted = (place: number): boolean => dated.test(texts[place]?.text ?? '') && clusters[place]!.every(({ cites }) => cites.every(({ link }) => link.kind === 'none'))
  return clusters.map((own, place) => {
    const isAmongDates = own.length > 0 && isUnlisted(place) && [place - 1, place + 1].some(isUnlisted)
    return isAmongDates && own.every(({ form }) => form === 'narrative') ? [] : own
  })
}
