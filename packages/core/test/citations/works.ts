/** A work as a test cites it. */
export interface Work {
  readonly id: string
  readonly type: 'article-journal' | 'book'
  readonly authors: readonly { readonly family: string; readonly given: string }[]
  readonly year: number
  readonly title: string
  readonly journal?: string
  readonly volume?: string
  readonly page?: string
  readonly publisher?: string
}

export const works: readonly Work[] = [
  { id: 'W1', type: 'book', authors: [{ family: 'Lee', given: 'Ann' }], year: 2018, title: 'Quiet streets', publisher: 'Harbour Press' },
  { id: 'W2', type: 'article-journal', authors: [{ family: 'Müller', given: 'Jörg' }, { family: 'Roe', given: 'Carl' }], year: 1999, title: 'On rivers & <their> names', journal: 'Waters', volume: '4', page: '5–9' },
  { id: 'W3', type: 'article-journal', authors: [{ family: 'Poe', given: 'Eve' }, { family: 'Doe', given: 'Fay' }, { family: 'Moe', given: 'Gus' }], year: 2015, title: 'Ravens', journal: 'Birds', volume: '1', page: '2–3' },
]

/** A work in a citation, with what stands beside it. */
export interface Cited {
  readonly work: Work
  readonly locator?: string
  readonly prefix?: string
  readonly suffix?: string
  readonly suppressAuthor?: true
}

/** One citation of a fixture: what it cites, where it stands, and what happened to it. */
export interface Shape {
  readonly cites: readonly Cited[]
  readonly place: 'body' | 'note'
  /** `split`: its code lies in runs of a few characters; `edited`: somebody wrote over what it shows. */
  readonly state: 'whole' | 'split' | 'edited'
}

const [one, two, three] = works as [Work, Work, Work]
/** What the fixtures cite. */
export const citations: readonly (readonly Cited[])[] = [
  [{ work: one }],
  [{ work: two, locator: '5' }],
  [{ work: one, prefix: 'see' }],
  [{ work: three, suffix: 'among others' }],
  [{ work: one, suppressAuthor: true }],
  [{ work: one }, { work: two }],
  [{ work: one, locator: '7–9', prefix: 'cf.' }, { work: two }, { work: three, locator: '3' }],
]

/** Every citation, in the body and in a note, whole, split and edited. */
export const shapes: readonly Shape[] = citations.flatMap((cites) =>
  (['body', 'note'] as const).flatMap((place) => (['whole', 'split', 'edited'] as const).map((state) => ({ cites, place, state }))),
)

/** What a manager would show for a citation. */
export const shownFor = (cites: readonly Cited[]): string =>
  `(${cites
    .map(({ work, locator, prefix, suffix, suppressAuthor }) => {
      const names = suppressAuthor ? '' : `${work.authors.length > 2 ? `${work.authors[0]!.family} et al.` : work.authors.map(({ family }) => family).join(' & ')}, `
      return `${prefix === undefined ? '' : `${prefix} `}${names}${work.year}${locator === undefined ? '' : `, p. ${locator}`}${suffix === undefined ? '' : ` ${suffix}`}`
    })
    .join('; ')})`
