import { cutAt, isContainer, type Mend, surely } from '../../segment.js'

const placed = /^([\s.]*\p{Lu}[\p{L}.’' -]*(?:,\s[\p{L}. ]+|\s\([\p{L}. ]+\))?:\s)\p{Lu}[^:]*$/u
const online = /\[(?:internet|online)\][\s.]*$/iu

/**
 * `The Tide Pool [Internet]. | Bergen: Ada Berg. | 2020 Aug 1`: what stands behind a colon there is who keeps a site, and before it where (Citing
 * Medicine 2, chapters 25 and 26).
 */
export const withPlaceOfSite: Mend = (raw, segments) =>
  segments.flatMap((segment) => {
    const place = isContainer(segment) && online.test(raw.slice(0, segment.span[0])) ? placed.exec(segment.text)?.[1] : undefined
    return place === undefined ? [segment] : cutAt(surely({ ...segment, label: 'location' }), place.length, 'publisher')
  })
