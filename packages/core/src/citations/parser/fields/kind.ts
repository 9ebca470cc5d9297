import type { CslType } from '../../item.js'

/** What programs are called; for patterns whatever the case of the letters. */
const softwareWords = String.raw`(?:computer |statistical )?(?:software|program)|mobile app(?:lication)?|source code|video game|r package`

/** `northquay/tides`: what a repository of code is called by whoever keeps it. */
export const repositoryName = String.raw`[\w.-]+\/[\w.-]+`

const dataWords = String.raw`data\s?sets?|data\s?base`
/** What has versions. */
export const versionedWords = `${softwareWords}|${dataWords}`

/** What brackets behind a title say of a work (APA 7, 9.22), and what that is for CSL. */
const kinds: readonly (readonly [CslType, string])[] = [
  ['dataset', `${dataWords}|unpublished raw data`],
  ['software', softwareWords],
  ['motion_picture', String.raw`(?:short |documentary |feature |silent )?film|motion picture|documentary|(?:online |streaming )?video(?: file| clip| on the internet)?|webinar`],
  ['broadcast', String.raw`(?:tv|television|radio) (?:mini-?series|series|broadcast|program|special)(?: episode)?|(?:audio |video )?podcast(?: episode)?`],
  ['song', String.raw`song|(?:studio |live )?album|(?:sound|audio|music) recording|(?:audio |music )?cd`],
  ['speech', String.raw`(?:(?:conference )?paper|(?:conference )?poster|oral|conference|lecture|talk)(?: (?:presentation|session))|(?:conference )?poster|conference paper|keynote(?: address| presentation)?|symposium presentation|(?:class |guest |public )?lecture|speech`],
  ['manuscript', String.raw`unpublished manuscript|manuscript (?:submitted for publication|in preparation)`],
  ['webpage', String.raw`press release|(?:powerpoint |google |prezi )?slides|(?:powerpoint )?presentation|(?:we)?b ?log post|blog post|fact ?sheet|tweet|youtube video|(?:status|facebook) (?:update|post)|(?:image|video|photograph|thumbnail|link|infographic)s? attached|(?:social media|instagram|linkedin|reddit|x) post|thread`],
  ['article', String.raw`pre-?print`],
  ['map', 'map'],
  ['graphic', String.raw`photograph|painting|infographic|drawing`],
]

/** The words of all kinds; for patterns whatever the case of the letters. */
export const kindWords = kinds.map(([, words]) => words).join('|')

const byWords = kinds.map(([type, words]) => [type, new RegExp(String.raw`^\s*(?:${words})\s*$`, 'iu')] as const)

/** The type of what is of a kind that brackets name. */
export const typeOfKind = (genre: string): CslType | undefined => {
  // Of two the last says what it is: `Image attached; Status update`.
  const last = genre.split('; ').at(-1)!
  return byWords.find(([, words]) => words.test(last))?.[0]
}

/** Who keeps what was not yet reviewed: `arXiv`, `bioRxiv`, `OSF Preprints`. */
export const preprintServers = String.raw`\p{L}*(?:ar[Xx]iv|Ar[Xx]iv|R[Xx]iv|rxiv)|OSF(?: Preprints)?|Open Science Framework|SSRN|Research Square|Preprints\.org`
const server = new RegExp(String.raw`^(?:${preprintServers})$`, 'u')

export const isPreprintServer = (name: string): boolean => server.test(name)

/** Who keeps films, data and code for others. */
const kept: readonly (readonly [CslType, string])[] = [
  ['webpage', 'YouTube|Vimeo|TikTok|Instagram|Facebook|Twitter'],
  ['dataset', 'Zenodo|[Ff]igshare|Dryad|Harvard Dataverse|Mendeley Data|ICPSR'],
  ['software', 'GitHub|GitLab'],
]
const sage = String.raw`S(?:age|AGE) Publications`
const houses = String.raw`R Foundation for Statistical Computing|Taylor (?:&|and) Francis(?: Group| Ltd\.?)?|Elsevier|Wiley Online Library|Nature Publishing Group|Public Library of Science`
/** Where articles are read that others have printed. */
const databases = String.raw`JSTOR|Project M(?:USE|use)|ProQuest|EBSCO(?:host|Host)?|Academic Search (?:Complete|Premier|Ultimate)|HeinOnline|ScienceDirect|SpringerLink|HathiTrust|Gale Academic OneFile|Cambridge Core|Oxford Academic`
const database = new RegExp(`^(?:${databases})$`, 'u')
export const isArticleDatabase = (name: string): boolean => database.test(name)
/** Who stands behind a journal where a database names its publisher, and is no part of its name. */
export const publishers = String.raw`${houses}|${databases}|${sage}(?: S(?:age|AGE) [A-Z]{2}: [\p{L} ]+, [A-Z]{2})?`
export const hosts = kept.map(([, names]) => names).join('|')
/** Every one of them and of the publishers, as a pattern that is quick to try. */
export const keepers = `${hosts}|${houses}|${databases}|${sage}`
const byHost = kept.map(([type, names]) => [type, new RegExp(`^(?:${names})$`, 'u')] as const)

/** Where people write to each other; for patterns that mind the case of letters. */
export const postSites = 'Twitter|X|Facebook|Instagram|Threads|Mastodon|Bluesky|LinkedIn|Tumblr|Weibo'
const ofPosts = new RegExp(`^(?:${postSites})$`, 'u')
/** Whether what stands on a site are words of those who use it, and no works with titles. */
export const isPostSite = (name: string): boolean => ofPosts.test(name)

/** Whether what a work is says that it is a post of a blog. */
export const isBlog = (genre = ''): boolean => /^(?:we)?blog$/iu.test(genre)

/** The type of what somebody keeps who keeps nothing else. */
export const typeOfHost = (name: string): CslType | undefined => byHost.find(([, names]) => names.test(name))?.[0]
