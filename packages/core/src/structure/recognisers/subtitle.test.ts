import { expect, test } from 'vitest'
import { nodeCodec } from '../../../node/index.js'
import { docxOf } from '../../../test/notation/docx-of.js'
import { p, r } from '../../../test/notation/markup.js'
import { inspect } from '../../inspect.js'

const english = 'It was a quiet year for the harbour, and nobody in the town had expected that the ice would come so early in the month.'
const spanish = 'Fue un año tranquilo para el puerto, y nadie en la ciudad había esperado que el hielo llegara tan pronto en el mes de noviembre.'
const centred = (words: string, look = ''): string => p('<w:jc w:val="center"/>', r(words, look))

/** What the lines under the title are for. */
const rolesUnder = async (title: string, below: string, prose: string): Promise<string[]> => {
  const front = [centred(title, '<w:b/><w:sz w:val="32"/>'), centred(below), p('<w:jc w:val="right"/>', r('Ada Sample')), p('<w:jc w:val="right"/>', r('Universidad del Norte'))]
  const parts = ['1. Barcos', '2. Hielo', '3. Peaje'].flatMap((words) => [p('', r(words, '<w:b/>')), p('', r(prose)), p('', r(prose))])
  const { paragraphs } = await inspect(await docxOf({ body: [...front, ...parts].join('') }), {}, nodeCodec)
  return paragraphs.slice(0, 2).map(({ role }) => role)
}

test('the title in another language is no subtitle', async () => {
  expect(await rolesUnder('El puerto de hielo', 'The Harbour of Ice in the Winter of 1912', spanish)).not.toContain('subtitle')
  expect(await rolesUnder('El puerto de hielo: barcos y gente', 'Le port de glace : bateaux et gens', spanish)).not.toContain('subtitle')
  expect(await rolesUnder('Harbour Ice', 'The Ships of the North and Their Crews', english)).toEqual(['title', 'subtitle'])
  expect(await rolesUnder('Harbour Ice: One Year', 'Ships of the North: Their Crews and Tolls', english)).toEqual(['title', 'subtitle'])
  expect(await rolesUnder('El puerto de hielo', 'Barcos y gente del norte', spanish)).toEqual(['title', 'subtitle'])
})
