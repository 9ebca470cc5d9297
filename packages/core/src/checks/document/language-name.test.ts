import { expect, test } from 'vitest'
import { languageName } from './language-name.js'

test.each([
  ['en-US', 'English (United States)'],
  ['en-GB', 'English (United Kingdom)'],
  ['de-DE', 'German (Germany)'],
  ['pt-BR', 'Portuguese (Brazil)'],
  ['zh-CN', 'Chinese (China)'],
  ['no language at all', 'no language at all'],
  ['en_', 'en_'],
])('%s is %s to whoever reads it', (tag, name) => {
  expect(languageName(tag)).toBe(name)
})
