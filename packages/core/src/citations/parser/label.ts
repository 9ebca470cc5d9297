/** What a stretch of an entry is; the names of the training data, which are those of AnyStyle. */
export const labels = [
  'author', 'editor', 'translator', 'date', 'title', 'container-title', 'journal', 'collection-title', 'volume', 'pages',
  'publisher', 'location', 'edition', 'doi', 'url', 'genre', 'note', 'citation-number', 'medium', 'isbn',
] as const

export type Label = (typeof labels)[number]
