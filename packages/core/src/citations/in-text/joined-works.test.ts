import { expect, test } from 'vitest'
import { entryKeys } from './entry-key.js'
import { EntryIndex } from './link.js'
import { readCitations } from './read-citations.js'

const index = new EntryIndex(entryKeys([
  { id: 'lee', text: 'Lee, A. B. (2018). Quiet streets. Oxford University Press.' },
  { id: 'roe', text: 'Müller, J., & Roe, C. (1999). On rivers. Waters, 4, 5–9.' },
]))
const cited = (text: string): string[] => readCitations([{ text }], index).clusters[0]!.flatMap(({ cites }) => cites.flatMap(({ link }) => link.references))

test.each(['It was quiet (Lee, 2018 and Müller & Roe, 1999).', 'Es war still (Lee, 2018 und Müller & Roe, 1999).', 'Era calmo (Lee, 2018 e Müller e Roe, 1999).'])(
  'works are joined by the “and” of the language: %s',
  (text) => expect(cited(text)).toEqual(['lee', 'roe']),
)
