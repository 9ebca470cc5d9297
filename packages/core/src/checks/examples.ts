/** What examples of checks stand among: running text, words enough for a block quotation, and a list of one entry. */
export const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'

export const words =
  'The harbour lay under ice from the first week of November until the end of March and in all those months no ship came in and none went out so that the town lived on what its cellars held and on what the sledges brought over the hills'

export const list = (entry: string): string[] => ['[heading 1] References', entry]
