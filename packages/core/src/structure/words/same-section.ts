/** Names of one part of a paper, in lower case: journals want one of them. */
const families: readonly (readonly string[])[] = [
  'literature review|review of the literature|review of literature|related work|previous work',
  'methods|method|methodology|materials and methods|methods and materials|material and methods|data and methods|methods and data',
  'results|findings',
  'conclusions|conclusion|concluding remarks',
  'acknowledgements|acknowledgments|acknowledgement|acknowledgment',
  'data availability|data availability statement|availability of data|availability of data and materials|data accessibility',
  'funding|funding statement|funding information|funding sources|financial support',
  'conflicts of interest|conflict of interest|conflict of interest statement|competing interests|competing interest|declaration of interest|declaration of interests|declaration of competing interest|disclosure statement',
  'author contributions|author contribution|authors’ contributions|authors contributions|contributions of authors|credit author statement|credit authorship contribution statement',
  'ethics|ethics statement|ethics approval|ethical approval|ethical statement',
].map((names) => names.split('|'))

/** The words of a name as they are compared: letters alone, without the number before them. */
export const foldName = (words: string): string => words.toLowerCase().replace(/^\s*[ivx]+[.)]\s/, '').replace(/['`]/g, '’').replace(/[^\p{L}’]+/gu, ' ').trim()

const familyOf = (name: string): readonly string[] => families.find((names) => names.includes(foldName(name))) ?? []

/** Whether two names mean one part of a paper: `Materials and Methods`, `Method`. */
export const isSameSection = (one: string, other: string): boolean => foldName(one) === foldName(other) || familyOf(one).includes(foldName(other))
