import type { StyleDefinition } from './definition.js'

/** The guide in which the rules of a style are said: `APA 7`. */
export const guideOf = ({ guide, prefix, edition }: StyleDefinition): string => guide ?? `${prefix} ${edition}`
