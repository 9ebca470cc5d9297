import { expect, test } from 'vitest'
import { isLinkNames } from './link-names.js'

test.each([
  '[CrossRef] [PubMed]', '[PubMed]', '[Crossref], [Web of Science ®], [Google Scholar]', 'Article CAS PubMed PubMed Central Google Scholar', 'CrossrefPubMedWeb of Science®Google Scholar',
  'View at Publisher · View at Google Scholar · View at Scopus', 'View Article PubMed/NCBI Google Scholar', '[PMC free article] [PubMed] [Cross Ref].',
])('%s names where a work can be looked up', (text) => expect(isLinkNames(text)).toBe(true))

test.each(['Article', 'PubMed', 'Abstract', '[Abstract]', 'Google Scholar: a guide', 'in Scopus', ''])('%j says more than that, or may', (text) => expect(isLinkNames(text)).toBe(false))
