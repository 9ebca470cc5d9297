import { monthName } from '../../../structure/words/months.js'

const dashes = /\s*[‐-―−–—~]+\s*|(?<=\d)\s*-+\s*(?=\w)/g

const volumeAndIssue = new RegExp(
  String.raw`^(?:(?:vols?|volumes?|v|bd|band|tomes?|t(?![0-9])|jg|jahrg|jahrgang)(?!\p{L})[.°º]?\s*)?([\p{L}\p{N}][\p{L}\p{N}\-–/]*)`
  + String.raw`(?:(?:\s*[,.:;/]\s*\(?|\s*\(|\s+)\s*(?:(?:nos?|nrs?|num|number|n[ᵒº°]?|issue|iss|heft|h|fasc|núm|№|št)(?!\p{L})[.°º]{0,2}\s*)?\(?(suppl\.|(?:(?:pt|part|suppl)(?!\p{L})\.?\s*)?[\p{L}\p{N}][\p{L}\p{N}\-–/⁄& ]*?(?:,\sPt\.?\s\d+)?)\)*)?$`,
  'iu',
)

// `24. Jg., H. 3`, `12. Jahrgang (2001)`: German lists count years and issues with a word behind the number.
const countedYear = /^(\d+)\.\s*(?:Jg|Jahrg|Jahrgang)(?!\p{L})\.?(?:[\s,(]+(?:H|Heft|Nr|Ausg|Ausgabe)(?!\p{L})\.?\s*(\d[\d/–-]*))?$/u

// 제17권 제1호, 第49卷第7号: a counter behind the number says what it counts.
const counted = /(\d+)\s*[권卷巻]/u
const countedIssue = /(\d+)\s*[호号號期]/u

/** `n° 48, vol. 3`: the issue may stand first. */
const issueBeforeVolume = /^(?:nos?|n[°º]|nr|issue|iss)\.?\s*(?<issue>\d[\d/–-]*)[\s,]+vol\.?\s*(?<volume>\d+)$/iu

/** `July–December`: of a year, and no volume. */
const months = new RegExp(`^${monthName}[–-]${monthName}$`, 'iu')

/** Volume and issue out of `3(1)`, `vol. 58, n° 2`, `45`. */
export const readVolume = (text: string): { volume?: string; issue?: string } => {
  // “vol .89”: white space before a stop is noise of an extracted text.
  const plain = text.replace(/(?<!\d|\bnos?\.\s)(1[89]|20)\d\d\s*[;,](?=\s*\S)/i, '').replace(/\s+(?=\.)/g, '').replace(/[\s.,;:(/]+$/, '').replace(/^[\s.,;:(]+/, '').replace(/^([^()]*)\)+$/, '$1')
  const [, year, ofYear] = countedYear.exec(plain) ?? []
  if (year !== undefined) return { volume: year, ...(ofYear !== undefined && { issue: ofYear }) }
  const [east, eastIssue] = [counted.exec(plain)?.[1], countedIssue.exec(plain)?.[1]]
  if (east ?? eastIssue) return { ...(east !== undefined && { volume: east }), ...(eastIssue !== undefined && { issue: eastIssue }) }
  // “2 vols.” says how many there are.
  if (/^(?:\d+\s+vols?|nos?)\.?$/iu.test(plain)) return {}
  const issueOnly = /^(?:no|nos|nr|num|number|n[ᵒº°]?|issue|iss|heft|h|fasc|núm|№)(?!\p{L})[.°º]{0,2}\s*([\p{L}\p{N}][\p{L}\p{N}\-–/]*)\)?$/iu.exec(plain)
  if (issueOnly) return { issue: issueOnly[1]! }
  if (/^[A-Z][a-z]+[–-]/.test(plain) && months.test(plain)) return { issue: plain }
  const turned = issueBeforeVolume.exec(plain)?.groups
  if (turned) return { volume: turned['volume']!, issue: turned['issue']! }
  const both = volumeAndIssue.exec(plain)
  if (!both) return plain ? { volume: plain } : {}
  // “54/1” is an issue of a volume, “35/36” a double number.
  const slashed = both[2] === undefined ? /^(\d+)\/(\d+)$/.exec(both[1]!) : null
  if (slashed && Number(slashed[2]) !== Number(slashed[1]) + 1) return { volume: slashed[1]!, issue: slashed[2]! }
  return { volume: both[1]!, ...(both[2] !== undefined && { issue: both[2] }) }
}

/** Pages or an article number, ranges with a plain hyphen as CSL-JSON has them. */
export const readPages = (text: string): string =>
  text
    .replace(/^[\s,.;:([]*(?:(?:pp?|pages?|pgs?|ss?|seiten?|págs?|str|art(?:icle(?:\sID)?)?|no)\b\.?:?\s*)*/iu, '')
    .replace(/(?<=\d)\s*\((?:\D|\d+\s*pp?\b).*$|(?<=\d[-–—]\d+)\s+(?:1[5-9]|20)\d\d\s*[.,]?$/su, '')
    .replace(/(?<=\d[\w‐-―−–—-]*)[.;]\s+(?=\p{Lu}\p{Ll}).*$/su, '')
    .replace(/[\s.,;:)\]]+$/, '')
    // `345 pp.` behind one number is how many a book has.
    .replace(/(?<=\d[\p{L}\d]*\s*[-‐-―−][\s\p{L}\d]*\d)\s*\b(?:pp|pages|s|seiten)\b\.?$/iu, '')
    .replace(dashes, '-')

/** `2., überarb. und erw. Aufl.`, `3. ed. rev. e ampl.` says more than a number. */
const revised = /(?<!\p{L})(?:überarb|neubearb|erw|aktual|bearb|durchges|ergänz|korr|ampl|atual|aum)\p{L}*\.?/iu

/** `5th ed., text rev.`, `30th anniversary ed.` */
const qualified = /^\d+(?:st|nd|rd|th)\s(?:(?:\p{L}+\.?\s){1,3}ed\.?(?:\)\.)?$|ed\.,\s(?:text\s)?rev\.)/u

/** `Second edition` is the 2nd one. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The number of an edition, `2nd` or `Second`, or its words. */
export const readEdition = (text: string): string => {
  const words = text.replace(/^[\s,.;:(]+|[\s,;:)]+$/g, '').replace(/(?<=\sed(?:ition|n))\sed\.$/, '')
  if (revised.test(words)) return words.replace(/[\s,.;:)]*$/, (end) => (end.includes('.') ? '.' : ''))
  if (/^\p{Lu}\p{Ll}+ \d{4}\sed/u.test(words)) return words.replace(/\bedn?(?:ition)?$/u, 'ed.')
  if (qualified.test(words)) return words.replace(/\)\.$/u, '')
  const [number] = /\d+/.exec(text) ?? []
  if (number !== undefined) return number
  const bare = words.replace(/\b(?:ed|edn|edition|aufl|auflage|éd)\b\.?/gi, '').replace(/[\s,.;:)]+$/g, '')
  const place = ordinals.indexOf(bare.toLowerCase()) + 1
  return place > 0 ? String(place) : bare
}

/** The bare DOI, without what is glued to it. */
export const readDoi = (text: string): string | undefined => {
  const found = /10\.\d{4,9}\/\S+/.exec(text.replace(/\s+(?=[/.])|(?<=[/.])\s+/g, ''))?.[0]
  const bare = found?.replace(/[.,;]*(?:PMID|PMCID|PubMed|doi):.*$|\[doi\].*$/i, '').replace(/[.,;:)\]]+$/, '')
  // A bracket at its end is its own where it was opened in it: “10.1061/(asce)0733-9429(1986)112:12(1117)”.
  return bare !== undefined && found!.startsWith(`${bare})`) && bare.lastIndexOf('(') > bare.lastIndexOf(')') ? `${bare})` : bare
}

/** MLA leaves the scheme out: `github.com/fjord/tides` (MLA 9, 5.95). */
export const readUrl = (text: string): string | undefined => /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d@./-])(?:[a-z\d-]+\.)+[a-z]{2,}\/\S+/u.exec(text)?.[0].replace(/[\s.,;>)\]]+$/, '')

/** An address of a page, not of a resolver, that happens to contain a DOI: `https://journals.example/article?id=10.1371/…`. */
export const isPage = (text: string): boolean => /^[\s,;.(\[]*(?:https?:\/\/|www\.)(?!\S*doi\.org)/iu.test(text)

const kindAndNumber = /^(?<genre>\p{L}.*?)[\s,]*(?:\s(?:nos?\.:?|nr\.|number))?\s(?<number>[\p{Lu}\d][^\s]*\d[^\s]*|\d|\d[\d\s,]*\d)$/iu
/** `ISO 9094:2016` is one number. */
export const standard = /^(?!RFC|NCES|H[CL]\s)\p{Lu}{2,}(?:[/\s](?:\p{Lu}{2,}|Std\.?|Standard))?\s\d/u

/** `Informe n.º 12`: styles say “No.” before a number alone, and leave such words as they are. */
export const countedAbroad = String.raw`(?:Informe|Relatório|Rapporto?|Bericht)(?:\s\p{L}+){0,3}\s(?:n\.º|n[°º]\.?|núm\.|Nr\.)\s\d+(?:[./-]\d+)*`
const abroad = new RegExp(`^${countedAbroad}$`, 'u')

/** `Law Com No 361`, `Cm 7123`, `Cmnd 4567`: reports to the parliament of the United Kingdom (OSCOLA 4, 3.4.3 and 3.4.4). */
export const toParliament = String.raw`(?:(?:Scot\s)?Law\sCom\sNo\s\d{1,3}|(?:Cmn?d|Cm|CP)\s\d{2,4}(?:-[IVX]+)?)`
/** `cat. no. 3303.0` */
export const catalogued = String.raw`[Cc]at\.\s[Nn]o\.\s\d[\d.]*\d`
/** `NCES 2019-144`, `HC 142`, `cat. no. 3303.0`: papers of offices of statistics, and of a parliament. */
export const official = String.raw`(?:NCES\s\d{4}-\d{2,4}|H[CL]\s\d{1,4}|${catalogued})`
/** Such a number says itself what it counts. */
const named = new RegExp(`^(?:arXiv:|RFC\\s?\\d|${official}$|${toParliament}$)`, 'i')

/** What is counted, where it is said, and which of them a work is: `(NBER Working Paper No. 24731)`, `Report No.: 14`. */
export const readNumber = (text: string): { readonly genre?: string; readonly number: string } => {
  const words = text.replace(/^[\s(]*(?:No\.\s)?|[\s).,;]+$/gu, '').replace(/^arXiv\spreprint,?\s|(?<=\b(?:paper|report|note|series))\.(?=\s)/iu, '')
  const { genre, number } = (named.test(words) || standard.test(words) || abroad.test(words) ? null : kindAndNumber.exec(words))?.groups ?? {}
  // `ANSI/IES RP-16- 1986`: what a hyphen joins is one number.
  return number === undefined || genre!.endsWith('-') ? { number: words } : { genre: genre!, number }
}
