/** No title ends with a word or a mark that leads on. */
export const leadsToMore = (text: string): boolean => /(?:[:,–—-]|\b(?:a|an|the|of|in|on|at|and|or|for|to|from|with|by|as|its|their))$/i.test(text)
