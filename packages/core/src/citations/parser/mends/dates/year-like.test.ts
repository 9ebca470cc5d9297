import { expect, test } from 'vitest'
import { nodeCodec } from '../../../../../node/index.js'
import { parseReferences } from '../../../../references.js'

const numbersIn = async (raw: string) => {
  const [{ csl, leftovers }] = await parseReferences([raw], nodeCodec) as [Awaited<ReturnType<typeof parseReferences>>[number]]
  const { 'container-title': journal, volume, issue, page, issued } = csl
  return [journal, `${volume ?? ''}(${issue ?? ''})`, page, issued?.['date-parts']?.[0]?.[0], ...leftovers.map(({ text }) => text)]
}

test.each([
  ['Wick, H., & Roe, M. (2019). Welcome to the tides. Journal of Harbours, 4(43), 1686. https://doi.org/10.1000/h.01686', ['Journal of Harbours', '4(43)', '1686', 2019]],
  ['Wick, H., Roe, M., 2019. Welcome to the tides. Sensors 19, 1999.', ['Sensors', '19()', '1999', 2019]],
  ['Wick, H.; Roe, M. Welcome to the Tides. Sensors 2019, 19, 1999.', ['Sensors', '19()', '1999', 2019]],
  ['Wick, H.; Roe, M. Welcome to the Tides. Water 2019, 11(9), 1843; https://doi.org/10.1000/w11091843.', ['Water', '11(9)', '1843', 2019]],
  ['Wick, H. and Roe, M. (2019) ‘Welcome to the tides’, Journal of Harbours, 4(43), p. 1686.', ['Journal of Harbours', '4(43)', '1686', 2019]],
  ['H. Wick and M. Roe, “Welcome to the tides,” J. Harb., vol. 4, no. 43, p. 1686, 2019.', ['J. Harb', '4(43)', '1686', 2019]],
  ['Wick, Hanna, and Mo Roe. “Welcome to the Tides.” Journal of Harbours, vol. 4, no. 43, 2019, p. 1686.', ['Journal of Harbours', '4(43)', '1686', 2019]],
])('a page in the form of a year is none where the entry has its year: %s', async (raw, read) => expect(await numbersIn(raw)).toEqual(read))

test.each([
  ['Wick, H., Roe, M., 2016. Welcome to the tides. Acta Harb. 1857, 1256–1266.', ['Acta Harb', '1857()', '1256-1266', 2016]],
  ['Wick, H., & Roe, M. (2016). Welcome to the tides. Journal of Harbours, 1834, 45–61.', ['Journal of Harbours', '1834()', '45-61', 2016]],
  ['Wick, H., Roe, M., 2016. Welcome to the tides. J. Harb. 2016, 1–8.', ['J. Harb', '2016()', '1-8', 2016]],
  ['Wick, H., & Roe, M. (2018). Proteins of tides. Proceedings of the Harbour Society B: Waters, 285(1883).', ['Proceedings of the Harbour Society B: Waters', '285(1883)', undefined, 2018]],
  ['Wick, H., & Roe, M. (2018). Evidence of sources in ancient tides. Proceedings. Marine Waters, 285(1883), 20180977.', ['Proceedings. Marine Waters', '285(1883)', '20180977', 2018]],
])('so is a volume or an issue: %s', async (raw, read) => expect(await numbersIn(raw)).toEqual(read))

test.each([
  ['Wick, H., & Roe, M. (2011). Removal of tides. Harbourology 2000, 55(1), 167–188.', ['Harbourology 2000', '55(1)', '167-188', 2011]],
  ['Wick H, Roe M. Removal of tides. Harbourol 2000. 2011;55(1):167-88.', ['Harbourol 2000', '55(1)', '167-88', 2011]],
  ['Wick H, Roe M, Berg C. Removal of stones and the prevention of tides. Harbourology 2000. 2011;55(1):167-188. doi:10.1000/h.382', ['Harbourology 2000', '55(1)', '167-188', 2011]],
  ['H. Wick and M. Roe, “Removal of tides,” Harbourology 2000, vol. 55, no. 1, pp. 167–188, 2011.', ['Harbourology 2000', '55(1)', '167-188', 2011]],
])('the name of a journal may end in one: %s', async (raw, read) => expect(await numbersIn(raw)).toEqual(read))

test.each([
  ['Wick, H.; Roe, M. Welcome to the Tides. J. Harb. 2019, 12, 45–61.', ['J. Harb', '12()', '45-61', 2019]],
  ['Wick, Hanna, and Mo Roe. “Welcome to the Tides.” Journal of Harbours, vol. 4, no. 43, 2019, pp. 16–18.', ['Journal of Harbours', '4(43)', '16-18', 2019]],
  ['Wick, H. (2010). Welcome to the tides. Journal of Harbours, 4(2), 16–18. (Original work published 1948)', ['Journal of Harbours', '4(2)', '16-18', 2010]],
])('the one year of an entry stays its year: %s', async (raw, read) => expect(await numbersIn(raw)).toEqual(read))
