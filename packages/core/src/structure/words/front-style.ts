import type { RoleKind } from '../role.js'

const kinds = new Map<string, RoleKind>([
  ['subtitle', 'subtitle'],
  ['author', 'author'],
  ['authors', 'author'],
  ['date', 'date'],
  ['affiliation', 'affiliation'],
  ['affiliations', 'affiliation'],
  ['institution', 'affiliation'],
])

/** What a line of a title page is by the style that Word or a converter gives it. */
export const frontStyle = (styleName: string): RoleKind | undefined => kinds.get(styleName)
