import type { Chance } from './chance.js'

type Words = readonly [string, ...string[]]
const words = (list: string): Words => list.split(' ') as unknown as Words

const SMALL = words('the of and in to a that is for was with as on by from are this were which an at not these have their between than its both such may also more when our other while within among across')
const STEMS = words('analys assess benefit collect compar concept conduct construct contrast correl defin describ develop differ distribut effect estim evalu evid examin experiment explor express factor form general gener group identif impact improv increas indic influenc inform interpret interview learn level measur method model normal observ outcom particip pattern perceiv perform period perspect popul practic predict process propos provid qualit question random record reflect regress relat report repres research respond result sampl scal signific similar sourc standard statist structur student studi suggest support survey system theor transform treat valid variabl')
const ENDINGS = words('e ed es ing ion ions al ive ity ment able ally er ers')
export const FAMILIES = words('Adler Baptiste Chaudhry Dvořák Eriksen Ferrari Grønning Haas Ibrahim Jansson Kaya Lindgren Marchetti Ndiaye Okoye Peña Quist Rahimi Søndergaard Tremblay Ueda Vasquez Wójcik Xu Yamada Zeller')
export const JOURNALS: Words = ['Annals of Field Methods', 'Journal of Ordinary Results', 'Review of Applied Enquiry', 'Quarterly of Human Learning', 'Studies in Measurement']

export const word = (chance: Chance): string => chance.of(0.45) ? chance.pick(SMALL) : chance.pick(STEMS) + chance.pick(ENDINGS)

export const phrase = (chance: Chance, length: number): string => Array.from({ length }, () => word(chance)).join(' ')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence that now and then cites: in brackets, in the text, or two works at once. */
export function sentence(chance: Chance, length: number): string {
  const text = capital(phrase(chance, length))
  if (chance.of(0.75)) return `${text}.`
  const [first, second, year] = [chance.pick(FAMILIES), chance.pick(FAMILIES), chance.between(1980, 2024)]
  const pages = chance.of(0.3) ? `, p. ${String(chance.between(1, 400))}` : ''
  return chance.pick([
    `${text} (${first}, ${String(year)}${pages}).`,
    `${first} and ${second} (${String(year)}) ${phrase(chance, 5)} ${text.toLowerCase()}.`,
    `${text} (${first}, ${String(year)}; ${second} et al., ${String(year - 3)}).`,
  ])
}

/** An entry of the reference list: what stands before the italic title, the title, and the rest. */
export function reference(chance: Chance): readonly [string, string, string] {
  const authors = `${chance.pick(FAMILIES)}, ${chance.pick(['A.', 'B. C.', 'M.'])}, & ${chance.pick(FAMILIES)}, ${chance.pick(['D.', 'K. L.'])}`
  const from = chance.between(1, 800)
  const volume = `${chance.pick(JOURNALS)}, ${String(chance.between(1, 80))}`
  const rest = `(${String(chance.between(1, 8))}), ${String(from)}–${String(from + 17)}. https://doi.org/10.1000/bench.${String(chance.between(1000, 999999))}`
  return [`${authors} (${String(chance.between(1980, 2024))}). ${capital(phrase(chance, chance.between(7, 13)))}. `, volume, rest]
}
