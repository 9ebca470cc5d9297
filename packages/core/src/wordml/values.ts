import { paragraphProperties } from './properties/paragraph.js'
import { valueOf, type Properties, type Value } from './properties/property.js'
import { runProperties } from './properties/run.js'

/** What a paragraph has for a property, where no level says anything too. */
export const paragraphValue = (properties: Properties, name: string): Value | undefined => valueOf(paragraphProperties, properties, name)

/** What text has for a property, where no level says anything too. */
export const runValue = (properties: Properties, name: string): Value | undefined => valueOf(runProperties, properties, nameIn(properties, name))

/** What is to be said of text so that it looks as it is wanted to; LibreOffice goes by the letters, and Word by the mark of the run. */
export const inScriptOf = (properties: Properties, wanted: Properties): Properties =>
  isComplex(properties) ? Object.fromEntries(Object.entries(wanted).flatMap(([name, value]) => [[name, value], [nameIn(properties, name), value]])) : wanted

/** Text that is marked as of a complex script has a weight, a slant and a size of its own (ISO/IEC 29500-1, 17.3.2.2, 17.3.2.17, 17.3.2.39). */
const ofComplexScripts: ReadonlyMap<string, string> = new Map([['bold', 'boldCs'], ['italic', 'italicCs'], ['size', 'sizeCs']])

const isComplex = (properties: Properties): boolean => properties['rightToLeft'] === true || properties['complexScript'] === true

const nameIn = (properties: Properties, name: string): string => (isComplex(properties) ? ofComplexScripts.get(name) ?? name : name)
