import { defineCheck } from '../check.js'
import type { Value } from '../../wordml/properties/property.js'
import type { Section } from '../../wordml/section.js'
import { possible } from '../editable.js'
import { inInches } from '../wording.js'
import { headerReach } from './header-reach.js'

/** How far a margin may be off before anybody sees it, in twips. */
const leeway = 30

/** Margins of every section, landscape ones too. */
export const pageMargins = defineCheck<Section>({
  id: 'page.margins',
  aspect: 'page',
  severity: 'error',
  title: 'Margins',
  expected: 'All sections have the margins of the style.',
  source: { source: 'APA 7', section: '2.22' },
  fix: 'tracked',
  help: 'Layout › Margins › Custom Margins.',
  examples: [
    { lines: ['Text.'], passes: true },
    { lines: ['Text.', '{section: marginLeft=1800}'], passes: false },
  ],
  subjects: ({ document }) => document.sections,
  examine(section, facts) {
    const { top: usual, right, bottom, left } = facts.style.definition.page.margins
    const reach = headerReach(section, facts)
    const top = Math.max(usual, reach)
    const wanted = { marginTop: top, marginRight: right, marginBottom: bottom, marginLeft: left }
    const off = Object.entries(wanted).filter(([name, value]) => !(Math.abs(Number(section.own.values[name]) - value) <= leeway))
    if (off.length === 0) return undefined
    const alike = (values: readonly (Value | undefined)[]): boolean => values[0] !== undefined && values.every((value) => value === values[0])
    const sides = (valueOf: (name: string) => Value | undefined): string =>
      off.map(([name]) => `${name.slice(6).toLowerCase()} ${valueOf(name) === undefined ? 'not given' : inInches(valueOf(name))}`).join(', ')
    const own = Object.keys(wanted).map((name) => section.own.values[name])
    const isUnset = own.every((value) => value === undefined)
    const areAllOff = off.length === own.length && alike(own)
    const found = isUnset ? 'none given' : areAllOff ? `${inInches(own[0])} on all sides` : sides((name) => section.own.values[name])
    const expected = alike(Object.values(wanted)) ? `${inInches(top)} on all sides` : sides((name) => wanted[name as keyof typeof wanted])
    const why = reach > usual ? ` In its header something reaches ${inInches(reach)} down the page, and the text stays clear of it.` : ''
    return {
      at: { section },
      message: `Section ${section.index + 1} has ${isUnset ? 'no margins' : `other margins: ${found}`}; the style wants ${expected}.${why}`,
      found,
      expected,
      fix: possible({ kind: 'set-section', section, properties: Object.fromEntries(off) }),
    }
  },
})
