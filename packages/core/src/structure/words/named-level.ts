const named = /^(?:heading|überschrift|titre|título|titolo|kop|rubrik|overskrift|nagłówek|заголовок)\s([1-9])(?:\s?[:–—-]\s.*)?$/iu

/** The level that a line names itself, as templates have them: `Heading 2`, `Heading 5 – for page breaks`. */
export const namedLevel = (text: string): number | undefined => {
  const level = named.exec(text.trim())?.[1]
  return level === undefined ? undefined : Number(level)
}
