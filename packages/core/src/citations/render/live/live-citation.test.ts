import { expect, test } from 'vitest'
import { whyStays } from './live-citation.js'

test('a citation that no note can take is sent to the styles of its manager', () => {
  expect(whyStays('in-text', { manager: 'zotero' })).toContain('choose the style in the reference manager')
})

test('one of Word’s own is not: Word has no style that cites in notes', () => {
  expect(whyStays('in-text', { manager: 'word' })).toContain('insert a note there')
  expect(whyStays('in-note', { manager: 'word' })).toContain('insert it in the text')
  expect(whyStays('edited', { manager: 'word' })).toBe('its text was changed by hand')
})
