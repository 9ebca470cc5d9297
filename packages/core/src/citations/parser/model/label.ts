/** What a stretch of an entry is; the names of the training data, which are those of AnyStyle. */
export const labels = [
  'author', 'editor', 'translator', 'date', 'title', 'container-title', 'journal', 'collection-title', 'volume', 'pages',
  'publisher', 'location', 'edition', 'doi', 'url', 'genre', 'note', 'citation-number', 'medium', 'isbn',
] as const

export type Label = (typeof labels)[number]

/** What a stretch is in the end: rules also know what no training data tells apart. */
export type Part = Label | 'number' | 'version' | 'original-date' | 'status' | 'pubmed' | 'volumes' | 'director' | 'uploader' | 'container-author' | 'reviewed-title' | 'reviewed-author' | 'reviewed-genre' | 'event-date' | 'event-place'

/** What may begin: for each of these a feature has a weight of its own, beside what it says of each label. */
const beginnings: readonly (readonly Label[])[] = [['author', 'editor', 'translator'], ['title'], ['container-title', 'journal', 'collection-title']]

/** How many numbers a feature has: one for each label, then one for each kind of beginning, all others together. */
export const columns = labels.length + beginnings.length + 1

/** For each label the column of its beginning. */
export const beginningOf: readonly number[] = labels.map((label) => {
  const own = beginnings.findIndex((group) => group.includes(label))
  return labels.length + (own < 0 ? beginnings.length : own)
})
