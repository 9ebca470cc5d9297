/** Second names of the species that titles name most, as far as they are no words of English or of medicine besides. */
const epithets = `sapiens erectus neanderthalensis habilis ludens economicus coli melanogaster elegans cerevisiae pombe thaliana musculus norvegicus rerio laevis aureus
  pneumoniae aeruginosa subtilis pylori albicans fumigatus falciparum vivax cruzi gondii mellifera aegypti gambiae mulatta familiaris catus taurus scrofa gallus domesticus
  sativa sativum mays tuberosum lycopersicum aestivum officinalis cholerae typhi typhimurium difficile perfringens monocytogenes enterica faecalis influenzae meningitidis
  gonorrhoeae pestis burgdorferi trachomatis salar trutta`.split(/\s+/)

/** `E. coli`: the initial of a genus and a word in small letters, which nothing else in a title looks like. */
const abbreviated = '\\.\\s(?!(?:and|und|the|von|van|der|del)(?!\\p{L}))\\p{Ll}{3,}'

/** `natalensis`, `japonicus`: endings that no English word has. */
const latin = '\\p{Ll}{2,}(?:ensis|icus|ianus|iana|oides|iformis)'
/** `(Panthera pardus kotiya)`: in brackets alone, as papers name a species behind its common name, weaker endings do. */
const bracketed = '(?<=\\()\\p{Lu}\\p{Ll}{2,}\\s\\p{Ll}{2,}(?:us|is|um|ae|ii|or|ens)(?:\\s\\p{Ll}{4,})?(?=\\))'

/**
 * The scientific name of a species, by its genus and a second name that is well known or ends in Latin, or by the initial of the genus.
 * Whatever the case of a title, the second name has none but small letters (Chicago 17, 8.159; AMA 11, 10.3).
 */
export const speciesName = new RegExp(`(?<![\\p{L}.])(?:\\p{Lu}(?:\\p{Ll}+\\s(?:${epithets.join('|')}|${latin})|${abbreviated})|${bracketed})(?!\\p{L})`, 'gu')
