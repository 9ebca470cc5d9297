import { inches } from '../wordml/units.js'
import type { StylePatch } from './define-style.js'
import { lines } from './manuscript.js'

/** Choices that several styles leave: where guides differ, or name more than one way. */

type Values = Readonly<Record<string, StylePatch>>

const entry = (properties: Readonly<Record<string, number>>): StylePatch => ({ wordStyles: { reference: { properties } } })

const single = entry({ line: lines(1), spaceAfter: 240 })
const double = entry({ line: lines(2), spaceAfter: 0 })

/** Student papers have single lines with a gap between entries, publishers want double ones. */
export const singleList: { readonly listSpacing: Values } = { listSpacing: { single, double } }
export const doubleList: { readonly listSpacing: Values } = { listSpacing: { double, single } }

const places = {
  topRight: ['header', 'right'],
  topCenter: ['header', 'center'],
  bottomCenter: ['footer', 'center'],
  bottomRight: ['footer', 'right'],
} as const

/** The place of the page number; the first one is the style's own. */
export const numberAt = (...names: readonly (keyof typeof places)[]): { readonly pageNumber: Values } => ({
  pageNumber: Object.fromEntries(names.map((name) => [name, { page: { pageNumber: { slot: places[name][0], align: places[name][1] } } }])),
})

const alignedAs = (align: 'left' | 'both'): StylePatch => ({
  wordStyles: Object.fromEntries(['body', 'abstract', 'quotation', 'reference'].map((key) => [key, { properties: { align } }])),
  layouts: { 'footnote-text': { properties: { align } } },
})

export const alignment: { readonly alignment: Values } = { alignment: { left: alignedAs('left'), justified: alignedAs('both') } }

/** Lines of the text and of what stands in it; the list and the captions have lines of their own. */
export const linesOf = (count: number): StylePatch => ({
  wordStyles: Object.fromEntries(inText.map((key) => [key, { properties: { line: lines(count) } }])),
  layouts: Object.fromEntries(['list-item', 'keywords', 'other'].map((key) => [key, { properties: { line: lines(count) } }])),
})

const inText = ['normal', 'body', 'title', 'title-page', 'abstract', 'quotation', ...[1, 2, 3, 4, 5].map((level) => `heading-${level}`)]

/** Names of the list that a style accepts beside each other: asked for, one of them is the only one. */
export const listNames = (names: Readonly<Record<string, string>>, accepted: readonly string[]): { readonly listHeading: Values } => ({
  listHeading: {
    any: { references: { heading: Object.values(names)[0]!, acceptedHeadings: [...accepted] } },
    ...Object.fromEntries(Object.entries(names).map(([key, heading]) => [key, { references: { heading, acceptedHeadings: [heading] } }])),
  },
})

const sortedBy = (alphabetize: 'by-letter' | 'by-word'): StylePatch => ({ citations: { chosen: { alphabetize } } })
const [letter, word] = [sortedBy('by-letter'), sortedBy('by-word')]

/** Whether a blank counts in what the list is sorted by: New Castle before Newark, or behind it. The first one is the style's own. */
export const byLetter: { readonly alphabetize: Values } = { alphabetize: { letter, word } }
export const byWord: { readonly alphabetize: Values } = { alphabetize: { word, letter } }

/** Whether the second and further lines of an entry are set in. */
export const hanging = entry({ indentStart: inches(0.5), firstLine: -inches(0.5) })
export const flush = entry({ indentStart: 0, firstLine: 0 })
