import CSL from 'citeproc'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sorting, sparingTags } from './shortcuts.js'

const quotes: Readonly<Record<string, string>> = { 'open-quote': '“', 'close-quote': '”', 'open-inner-quote': '‘', 'close-inner-quote': '’' }
const reader = () => new CSL.Util.FlipFlopper({ getTerm: (name) => quotes[name]! })

/** Text as references have it, with what tags and quotations are made of. */
const written = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9 .,:;!?&/()[\]–'"’“”‘<>=-]{0,40}$/)

test('sort keys come in the order in which the engine compares them', () => {
  const engines = (one: string, other: string): number =>
    one.toLocaleLowerCase('en-US').localeCompare(other.toLocaleLowerCase('en-US'), 'en-US', { sensitivity: 'base', ignorePunctuation: true, numeric: true })
  fc.assert(fc.property(written, written, (one, other) => Math.sign(sorting('en-US')(one, other)) === Math.sign(engines(one, other))))
})

test('what the engine reads of tags and quotations is what it read before', () => {
  const spared = reader()
  sparingTags(spared)
  fc.assert(fc.property(written, (text) => {
    const [one, other] = [{ blobs: text, alldecor: [] }, { blobs: text, alldecor: [] }]
    const outcome = (read: () => void): string => {
      try {
        read()
        return 'read'
      } catch (error) {
        return String(error)
      }
    }
    // With tags in it the text is cut into blobs, for which the engine wants all of itself: that it does is all that shows here.
    expect(outcome(() => spared.processTags(other))).toEqual(outcome(() => reader().processTags(one)))
    expect(other).toEqual(one)
  }))
})
