import { paragraphProperties } from './properties/paragraph.js'
import { valueOf, type Properties, type Value } from './properties/property.js'
import { runProperties } from './properties/run.js'

/** What a paragraph has for a property, where no level says anything too. */
export const paragraphValue = (properties: Properties, name: string): Value | undefined => valueOf(paragraphProperties, properties, name)

/** What text has for a property, where no level says anything too. */
export const runValue = (properties: Properties, name: string): Value | undefined => valueOf(runProperties, properties, name)
