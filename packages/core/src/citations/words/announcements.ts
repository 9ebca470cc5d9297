/** What lists in one language say before the address of a page and the day on which somebody saw it. */
interface Announcements {
  /** A page was seen. */
  readonly seen: readonly string[]
  /** The same, in words that titles have as well. */
  readonly perhapsSeen: readonly string[]
  /** A page can be found. */
  readonly found: readonly string[]
  /** What stands before these words, and between them and what they announce. */
  readonly before: readonly string[]
  readonly joins: readonly string[]
}

/**
 * `Last accessed on`, `Online verfügbar unter`, `Consulté le`. What the model of entries knows of them stands with the model, which was
 * fitted to it (`parser/keyword.ts`).
 */
const announcements: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'sv' | 'da' | 'id', Announcements>> = {
  en: {
    seen: ['accessed', 'retrieved', 'viewed'],
    perhapsSeen: ['visited', 'cited', 'consulted'],
    found: ['available', 'online', 'url'],
    before: ['last'],
    joins: ['on', 'from', 'at', 'via', 'as', 'of'],
  },
  de: { seen: ['abgerufen', 'aufgerufen', 'zugegriffen'], perhapsSeen: ['besucht', 'geprüft', 'zugriff', 'stand'], found: ['verfügbar'], before: ['letzter', 'zuletzt'], joins: ['am', 'unter', 'von'] },
  fr: { seen: ['consulté', 'récupéré', 'repéré'], perhapsSeen: [], found: ['disponible'], before: [], joins: ['le', 'sur', 'de', 'à l[’\']adresse', 'à'] },
  es: { seen: ['consultado', 'recuperado', 'obtenido', 'accedido'], perhapsSeen: [], found: ['disponible'], before: [], joins: ['el', 'en', 'de'] },
  it: { seen: ['consultato', 'recuperato'], perhapsSeen: [], found: ['disponibile'], before: [], joins: ['il', 'da', 'su'] },
  nl: { seen: ['geraadpleegd', 'opgehaald'], perhapsSeen: [], found: ['beschikbaar'], before: [], joins: ['op', 'via', 'van'] },
  pt: { seen: ['acesso', 'acedido', 'recuperado', 'consultado', 'retirado'], perhapsSeen: [], found: ['disponível'], before: [], joins: ['em', 'de'] },
  sv: { seen: ['hämtad', 'hämtat'], perhapsSeen: [], found: ['tillgänglig'], before: [], joins: ['från', 'den', 'på'] },
  da: { seen: ['hentet'], perhapsSeen: [], found: ['tilgjengelig', 'tilgængelig'], before: [], joins: ['fra', 'den', 'på'] },
  id: { seen: ['diakses'], perhapsSeen: [], found: [], before: [], joins: ['dari', 'pada'] },
}

const words = (...kinds: (keyof Announcements)[]): readonly string[] => kinds.flatMap((kind) => Object.values(announcements).flatMap((each) => each[kind]))
const anyOf = (...kinds: (keyof Announcements)[]): string => `(?:${[...new Set(words(...kinds))].join('|')})`

/** Those of languages other than English alone. */
export const abroad = (...kinds: (keyof Announcements)[]): string => {
  const { en, ...others } = announcements
  return [...new Set(kinds.flatMap((kind) => Object.values(others).flatMap((each) => each[kind].filter((word) => !en[kind].includes(word)))))].join('|')
}

/** Patterns, to be matched whatever the case of the letters. */
const before = String.raw`(?:${anyOf('before')}\s+)?`
export const announcesSight = `${before}${anyOf('seen', 'perhapsSeen')}`
export const surelyAnnouncesSight = anyOf('seen')
export const surelyAnnounces = anyOf('seen', 'found')
export const announces = `${before}${anyOf('seen', 'perhapsSeen', 'found')}`
/** `from`, `unter`: what leads from these words to what they announce. */
export const announcementJoins = anyOf('joins')

/** The words alone, without those that lead on from them. */
export const announcingWords: ReadonlySet<string> = new Set(words('seen', 'perhapsSeen', 'found', 'before'))
