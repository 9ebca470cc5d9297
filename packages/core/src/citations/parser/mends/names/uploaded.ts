import { type Mend, withStretch } from '../../segment.js'

const uploaded = /(?<=[.?!]["”’]\s)(?<site>YouTube|Vimeo|TikTok)(?:,\suploaded\sby)\s\p{Lu}[^,“”"]{1,80}(?=,\s(?:\d|\p{Lu}\p{Ll}+\.?\s\d))/u

/** `“Why Ice?” YouTube, uploaded by Harbour Museum, 4 June 2021,`: who put a film on a site (MLA 9, 5.43), and the site. */
export const withUploaded: Mend = (raw, segments) => {
  const found = uploaded.exec(raw)
  if (!found) return segments
  const { site = '' } = found.groups ?? {}
  const at = found.index + site.length
  return withStretch(raw, withStretch(raw, segments, [found.index, at], 'publisher'), [at, found.index + found[0].length], 'uploader')
}
