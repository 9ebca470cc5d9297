import { defineCheck } from '../check.js'
import { drawingsOf, type Drawing } from '../drawings.js'
import { text } from '../examples.js'

const nothing = /^\s*(?:[\w\s.()-]{1,120}\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|eps|pdf)|(?:picture|image|graphic|screenshot|chart|diagram|figure)\s*\d*|img[-_]?\d+)?\s*$/i

/** Whoever cannot see a picture hears what it shows. */
export const altText = defineCheck<Drawing>({
  id: 'a11y.alt-text',
  aspect: 'accessibility',
  severity: 'warning',
  title: 'Words for pictures',
  expected: 'Every picture has words that say what it shows.',
  source: { source: 'style-neutral', section: 'WCAG 2.2, 1.1.1' },
  fix: 'comment',
  help: 'Right-click the picture, then View Alt Text, and say in a sentence or two what it shows; tick Mark as decorative where it shows nothing.',
  examples: [
    { lines: [text, '{picture: A ship in the ice of the harbour}'], passes: true },
    { lines: [text, '{picture: }'], passes: false },
    { lines: [text, '{picture: IMG_0012.jpg}'], passes: false },
  ],
  subjects: (facts) => drawingsOf(facts).filter(({ kind }) => kind !== 'text-box'),
  examine({ paragraph, at, about, kind }) {
    const { document } = paragraph.story
    const said = (about && (document.attribute(about, 'descr') || document.attribute(about, 'title'))) ?? ''
    // A picture that only decorates says so in an extension (`adec:decorative`).
    if (!nothing.test(said) || (about && /decorative[^>]*val="(?:1|true)"/.test(document.source.slice(about.start, about.end)))) return undefined
    const message = said.trim() === '' ? `The ${kind === 'picture' ? 'picture' : 'drawing'} has no words for those who cannot see it.` : `“${said.trim()}” is a name, and does not say what the picture shows.`
    return { at: { paragraph, from: at, to: at + 1 }, message, found: said.trim() || 'none', expected: 'a sentence about what it shows' }
  },
})
