const told = '(?:(?:submitted|written|prepared|presented|vorgelegt|eingereicht|verfasst|présenté|presentado|presentato)\\s+)?(?:by|von|par|por|da)'
const named = 'authors?|name|student|verfasser(?:in)?|autora?|autore|auteure?'
const lead = new RegExp(`^(?:${told}\\s*:?|(?:${named})\\s*:)\\s+`, 'iu')

/** The names in a line of a title page without what leads up to them: `by Ada Sample`, `vorgelegt von: Ada Sample`, `Name: Ada Sample`. */
export const withoutLead = (line: string): string => line.replace(lead, '')
