import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folder, pages } from './pages.js'

test.each(Object.keys(pages))('docs/%s says what the data says (npm run docs writes it anew)', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).toBe(pages[file]!())
})
