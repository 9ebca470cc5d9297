import type { CslName } from './item.js'

const particle = String.raw`(?:van(?:\s(?:de[nr]?|het|['’]t))?|ten|ter|te)`
const behindGiven = new RegExp(String.raw`^(.*\S)\s+(${particle})\.?$`, 'u')
const beforeFamily = new RegExp(String.raw`^(?!${particle}\s)\p{Ll}`, 'u')
const behindFirst = new RegExp(String.raw`^(\p{Lu}[^,(]*),\s[^,;&(]*?\s(${particle})(?=[.,;)]|\s(?:and|&|\d|\()|$)`, 'u')

/**
 * `Berg, Julia van der` as `van der Berg` is called: a list that sorts by Berg puts the particle behind the given names, and yet it
 * belongs to the family name wherever that stands alone (CMOS 18, 8.10). Of others, as `Beethoven, Ludwig von`, the particle may go.
 */
export const withOwnParticle = (name: CslName): CslName => {
  const [, given, own] = (name['non-dropping-particle'] === undefined && name.family !== undefined && behindGiven.exec(name.given ?? '')) || []
  return own === undefined ? name : { ...name, given: given!, 'non-dropping-particle': own }
}

/**
 * `de la Cruz`, `von Hagen`, `d’Arcy`: whether the particle goes behind the given names, and stays away from citations then, is for each bearer to say
 * (CMOS 18, 8.7 to 8.14). It stays where the author has it, so that list and citations go on calling the work by one name.
 */
export const withFirmParticle = (name: CslName): CslName =>
  name['non-dropping-particle'] === undefined && beforeFamily.test(name.family ?? '') ? { ...name, 'parse-names': false } : name

/** What citations call the first name of an entry that has its particle behind the given names. */
export const calledWithParticle = (entry: string): string => {
  const [, family = '', own] = behindFirst.exec(entry) ?? []
  return own === undefined ? '' : `${own} ${family}`
}
