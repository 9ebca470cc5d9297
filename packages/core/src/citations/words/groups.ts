/** Bodies of a state in one language. */
interface Offices {
  /** What says by itself that words name a body. */
  readonly bodies: string
  /** What says so only before what it is for: `Direction des ports`, `Rat für Gezeiten`. */
  readonly elsewhere?: string
  /** What stands between a body and what it is for. */
  readonly of: string
}

const offices: readonly Offices[] = [
  { bodies: 'Office|Ministry|Departments?|Dept|Bureau|Board|Council|Committee|Commission|Agency|Institutes?', of: 'of|for|on' },
  { bodies: 'Institut|Ministère|Office|Bureau|Conseil|Comité|Commission|Agence|Département', elsewhere: 'Direction', of: 'de|du|des|d[’\'](?=\\p{L})' },
  {
    bodies: 'Instituto?|Minist[eé]rio|Oficina|Consejo|Conselho|Comit[éê]|Comisión|Comissão|Ag[eê]ncia|Departamento|Secretar[ií]a',
    elsewhere: 'Dirección|Direção',
    of: 'de|del|do|da|dos|das',
  },
  { bodies: 'Istituto|Ministero|Ufficio|Consiglio|Comitato|Commissione|Agenzia|Dipartimento', of: 'di|del|della|dei|delle|degli|per' },
  { bodies: 'Instituut|Ministerie|Commissie|Inspectie', elsewhere: 'Bureau|Raad|Dienst', of: 'van|voor' },
  { bodies: 'Institut|Ministerium|\\p{L}{4,}amt|Ausschuss|Kommission', elsewhere: 'Amt|Rat', of: 'für|der|des' },
]

/** The name of a body up to what it is for: `Ministry of`, `Istituto per`. */
export const officeOf = offices
  .map(({ bodies, elsewhere, of }) => `(?:${elsewhere === undefined ? bodies : `${bodies}|${elsewhere}`})\\s(?:${of})`)
  .join('|')

/** What else says that words name a group, by what kind of group it is. */
const others: readonly string[] = [
  // Of states and between them
  'administration|authority|government|gouvernement|governo|gobierno|parliament|congress',
  'court|tribunal|treasury|câmara|cámara|party|union|nations|naciones',
  'ministerstwo|міністерство|министерство|ayuntamiento|gemeente|rijks\\p{L}*|bundes\\p{L}*',
  'statistisches|statistik|statistics|survey|service|services',
  'unesco|unicef|oecd|nasa|who|european|national|international|federal',
  'organi[sz]ations?|organización|organização|organisation|organizzazione|consortium|collaboration',
  'initiative|programme|program|projects?|investigators|contributors',
  // Of people who share a cause
  'associations?|asociación|associa(?:ção|zione)|society|sociedade|sociedad|société|società',
  'gesellschaft|group|team|network|forum|women|rights|campaign|alliance|coalition|league',
  'federation|federação|federación|fédération|federazione|confederação|confederación|sindicato',
  'syndicat|gewerkschaft|athletics|commons|frontières|borders|conservancy',
  'foundation|fundación|fundação|fondation|fondazione|trust|fund',
  '\\p{L}*(?:stiftung|verein|verband|behörde|ministerium|anstalt|kammer|byrån|myndigheten|styrelsen|verket|direktoratet)',
  // Of learning
  'institution|cent(?:re|er)s?|universit(?:y|ät|é|à|ies)|universidade?|universiteit|universitet',
  'hogeschool|högskola|høgskole|college|academ(?:y|ia|ie)|académie|accademia|akademie|polytechnic|library|museum|research',
  'observatório|observatorio|observatoire|hospitals?|clinic|facility|dictionary|encyclop(?:a?edia|ædia)|centraal',
  // Of trade
  'corporation|corp|company|inc|ltd|plc|llp|gmbh|llc|bank|press|news|zeitung',
]

/** A word that says what kind of group it is: “Institute”, “Union”, “Ministère”. */
export const groupWord = new RegExp(String.raw`(?<![\p{L}\d])(?:${[...offices.map(({ bodies }) => bodies), ...others].join('|')})(?![\p{L}\d])`, 'iu')
