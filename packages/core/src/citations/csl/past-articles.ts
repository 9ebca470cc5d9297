import type { Name } from 'citeproc'

/** What works and institutions are listed past: `The ice of the coast` stands under its second word (APA 7, 9.49). */
const article = /^(?:the|an?)[|@](?=[\p{L}\p{N}])/iu

type Item = Readonly<Record<string, unknown>>

interface Engine {
  readonly opt: { readonly lang: string }
}

type SortKeys = (this: Engine, item: Item, area: string) => string[]

/**
 * The engine means to look past articles in what it sorts by, but looks for the blank behind them, which has become a sign by then. Nor
 * does it know that An Li is called so. In other languages such words are no articles.
 */
export const sortPastArticles = (engine: { getSortKeys: SortKeys }): void => {
  const { getSortKeys } = engine
  engine.getSortKeys = function (item, area) {
    const keys = getSortKeys.call(this, item, area)
    return this.opt.lang.startsWith('en') && !Object.values(item).some(isCalledSo) ? keys.map((key) => (typeof key === 'string' ? key.replace(article, '') : key)) : keys
  }
}

const isCalledSo = (names: unknown): boolean => Array.isArray(names) && names.some((name: Name | undefined) => /^(?:the|an?)(?!\p{L})/iu.test(name?.family ?? ''))
