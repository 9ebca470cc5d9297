import { keywordClass } from '../model/keyword.js'

/**
 * Towns where books are published or, in Brazil and Portugal, journals, as their own language and English write them, beside those that the model
 * knows by their words.
 */
const towns: ReadonlySet<string> = new Set([
  'baden-baden', 'bamberg', 'bern', 'basel', 'bielefeld', 'bochum', 'bonn', 'bremen', 'cologne', 'darmstadt', 'dresden', 'düsseldorf', 'erlangen', 'frankfurt am main',
  'frankfurt a. m.', 'frankfurt/main', 'freiburg', 'freiburg im breisgau', 'göttingen', 'graz', 'gütersloh', 'hannover', 'hildesheim', 'innsbruck', 'jena', 'karlsruhe',
  'kiel', 'köln', 'konstanz', 'linz', 'mainz', 'mannheim', 'marburg', 'munich', 'münster', 'nürnberg', 'opladen', 'paderborn', 'potsdam', 'regensburg', 'salzburg',
  'st. gallen', 'stuttgart', 'tübingen', 'vienna', 'weimar', 'weinheim', 'wiesbaden', 'würzburg',
  'bruxelles', 'brussels', 'genève', 'geneva', 'grenoble', 'lausanne', 'lille', 'lyon', 'marseille', 'montréal', 'montreal', 'québec', 'rennes', 'strasbourg', 'toulouse',
  'antwerpen', 'den haag', 'gent', 'groningen', 'leiden', 'leuven', 'nijmegen', 'rotterdam', 'the hague', 'utrecht',
  'bologna', 'firenze', 'florence', 'genova', 'milan', 'milano', 'napoli', 'naples', 'padova', 'palermo', 'pisa', 'roma', 'rome', 'torino', 'turin', 'venezia', 'venice',
  'barcelona', 'bilbao', 'bogotá', 'buenos aires', 'caracas', 'ciudad de méxico', 'granada', 'lima', 'méxico', 'mexico city', 'salamanca', 'santiago de chile', 'sevilla',
  'valencia', 'belo horizonte', 'brasília', 'campinas', 'coimbra', 'curitiba', 'lisboa', 'lisbon', 'petrópolis', 'porto', 'porto alegre', 'recife', 'rio de janeiro',
  'salvador', 'são paulo',
  'aracaju', 'araraquara', 'aveiro', 'bauru', 'belém', 'boa vista', 'braga', 'campina grande', 'campo grande', 'cuiabá', 'évora', 'feira de santana',
  'florianópolis', 'fortaleza', 'goiânia', 'ilhéus', 'joão pessoa', 'juiz de fora', 'londrina', 'macapá', 'maceió', 'manaus', 'marília', 'maringá',
  'natal', 'niterói', 'ouro preto', 'palmas', 'pelotas', 'ponta grossa', 'porto velho', 'ribeirão preto', 'rio branco', 'rio grande', 'santa maria',
  'santos', 'são carlos', 'são luís', 'teresina', 'uberlândia', 'viçosa', 'vitória',
  'aarhus', 'copenhagen', 'göteborg', 'helsinki', 'københavn', 'lund', 'malmö', 'oslo', 'stockholm', 'uppsala',
  'athens', 'beograd', 'belgrade', 'brno', 'bucharest', 'bucurești', 'budapest', 'kraków', 'ljubljana', 'moscow', 'prag', 'prague', 'praha', 'sofia', 'warsaw', 'warszawa', 'zagreb',
  'basingstoke', 'belfast', 'bristol', 'cardiff', 'cheltenham', 'dublin', 'edinburgh', 'glasgow', 'harmondsworth', 'leeds', 'liverpool', 'manchester', 'sheffield',
  'ann arbor', 'atlanta', 'baltimore', 'bloomington', 'boulder', 'durham', 'englewood cliffs', 'hoboken', 'ithaca', 'los angeles', 'minneapolis', 'new haven', 'new jersey',
  'philadelphia', 'pittsburgh', 'st. louis', 'st. paul', 'thousand oaks', 'upper saddle river', 'ottawa', 'vancouver',
  'auckland', 'bangkok', 'beijing', 'cairo', 'canberra', 'cape town', 'delhi', 'hong kong', 'istanbul', 'jerusalem', 'johannesburg', 'kyoto', 'melbourne', 'mumbai', 'nairobi',
  'seoul', 'shanghai', 'singapore', 'sydney', 'taipei', 'tehran', 'tel aviv', 'wellington',
])

/** Whether words are the name of a place, or of several, and nothing else: `New York`, `Cambridge, MA`, `Berlin/Wien`. */
export const isTown = (text: string): boolean =>
  /\p{L}/u.test(text) && text.split(/\s*[,;/]\s*/u).every((part) => towns.has(part.trim().replace(/\.$/, '').toLowerCase()) || isKnownByWords(part))

const isKnownByWords = (text: string): boolean => text.split(/[\s.]+/).every((word) => word === '' || keywordClass(word.toLowerCase()).includes('place'))
