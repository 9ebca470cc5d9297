import type { Problem } from '../../check.js'
import type { Properties } from '../../wordml/properties/property.js'
import type { Section } from '../../wordml/section.js'

/** What is done about a section. A faulty layout is not copied into the record of a change: it stays, and a person is asked. */
export const setSection = (section: Section, properties: Properties): Pick<Problem, 'fix' | 'review'> =>
  section.own.locked ? { review: true } : { fix: { kind: 'set-section', section, properties } }
