import { expect, it } from 'vitest'
import { emptyFolder, formatter } from './command.js'

const entries = [
  'Marlow, T. J., & Quist, A. (2014). Tidal light in northern harbours. Journal of Coastal Studies, 12(3), 45–67.',
  '',
  'Hollis, Margaret. The Quiet Orchard. Cambridge University Press, 1998.',
]

it('reads one entry a line and prints one JSON object for each', async () => {
  const { code, stdout, stderr } = await formatter(await emptyFolder(), ['references', '-'], Buffer.from(`${entries.join('\r\n')}\n`))
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const read = stdout.trim().split('\n').map((line) => JSON.parse(line) as unknown)
  expect(read).toMatchObject([
    { raw: entries[0], csl: { type: 'article-journal', volume: '12' }, fields: { title: { span: [expect.any(Number), expect.any(Number)] } } },
    { raw: entries[2], csl: { type: 'book', author: [{ family: 'Hollis', given: 'Margaret' }] } },
  ])
})

it('wants a file', async () => {
  expect(await formatter(await emptyFolder(), ['references'])).toMatchObject({ code: 2, stdout: '' })
})

it('refuses a file whose letters would be lost, as it is no UTF-8', async () => {
  const ended = await formatter(await emptyFolder(), ['references', '-'], Buffer.from('Müller, J. (2001). Grüne Ufer. Deich.\n', 'latin1'))
  expect(ended).toMatchObject({ code: 3, stdout: '', stderr: expect.stringMatching(/^cannot_read: - is not text in UTF-8\.\n {2}\S/) })
})
