const inDouble = /^[\s.,;:]*[“"]/u
/** `“‘Salt’ and rye”`: the mark that opens the quotation was stripped with the one that opens the title. */
const [beginsQuoting, closesFirst] = [/^[\s.,;:]*[“"][‘']/u, /^[^‘“]*\p{L}[’'](?!\p{L})/u]
/** The last mark of a quotation; one before a letter is an apostrophe, and so may be one that another follows. */
const quotation = /(?<![\p{L}\p{N}])[‘']([^‘'’“”"]+(?:[’'](?=\p{L})[^‘'’“”"]+)*)[’'](?!\p{L})(?![^‘]*[’'](?!\p{L}))/gu

/** `“The ‘salt road’ of the north,”`: what a title quotes stands in single marks within double ones alone; by itself it has double ones. */
export const withOwnQuotations = (text: string, title: string): string => {
  if (!inDouble.test(text)) return title
  const opened = beginsQuoting.test(text) && closesFirst.test(title) ? `‘${title}` : title
  return opened.replace(quotation, '“$1”')
}
