import { filledIn, frontLabel } from './front-label.js'

const told = '(?:(?:submitted|written|prepared|presented|vorgelegt|eingereicht|verfasst|présenté|presentado|presentato)\\s+)?(?:by|von|par|por|da)'
const lead = new RegExp(`^${told}\\s*:?\\s+`, 'iu')

/** The names in a line of a title page without what leads up to them: `by Ada Sample`, `vorgelegt von: Ada Sample`, `Name: Ada Sample`. */
export const withoutLead = (line: string): string => {
  const label = frontLabel(line)
  return label?.kind === 'author' ? filledIn(line, label.to) : line.replace(lead, '')
}

/** Whether a line says that a name follows: `by Ada Sample`. */
export const leadsUpToName = (line: string): boolean => withoutLead(line) !== line
