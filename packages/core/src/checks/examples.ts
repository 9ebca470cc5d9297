/** What examples of checks stand among: running text, and a list of one entry. */
export const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'

export const list = (entry: string): string[] => ['[heading 1] References', entry]
