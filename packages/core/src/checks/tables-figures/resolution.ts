import { defineCheck } from '../check.js'
import type { Pixels } from '../../opc/pixels.js'
import { drawingsOf, type Drawing } from '../drawings.js'
import { text } from '../examples.js'

/** Pixels to the inch: below the first, single ones are seen in print; journals ask for the second. */
const coarse = 150
const wanted = 300

const inch = 1440
/** A badge or a formula that stands in a line of text is no higher. */
const lineHigh = inch / 3

/**
 * A picture that is drawn larger than its pixels carry is blurred on paper. Drawings of lines have none, and small signs need none;
 * one of a single row of pixels, with which pages of the web keep space free, has nothing to blur.
 */
export const figureResolution = defineCheck<{ readonly drawing: Drawing; readonly density: number; readonly pixels: Pixels }>({
  id: 'fig.resolution',
  aspect: 'tables_figures',
  severity: 'warning',
  title: 'Sharpness of pictures',
  expected: `Pictures have at least ${coarse} pixels to the inch as they are printed; journals ask for ${wanted}.`,
  source: { source: 'style-neutral', section: 'journals’ requirements for figures' },
  fix: 'none',
  help: 'Export the figure anew with more pixels, or as a drawing of lines (SVG, EMF), and insert that in its place.',
  examples: [
    { lines: [text, '{fine picture: A ship in the ice}'], passes: true },
    { lines: [text, '{coarse picture: A ship in the ice}'], passes: false },
    { lines: [text, '{flat picture: A line under a heading}', '{fine picture: A ship in the ice}'], passes: true },
    { lines: [text, '{low picture: build passing}', '{fine picture: A ship in the ice}'], passes: true },
  ],
  *subjects(facts) {
    for (const drawing of drawingsOf(facts)) {
      const { paragraph, shows, width, height } = drawing
      if (!shows || width < inch || height < lineHigh || paragraph.story.part !== facts.document.main.name) continue
      const pixels = facts.pixels.get(facts.document.targets.get(shows.id) ?? '')
      if (pixels && pixels.width > 1 && pixels.height > 1) yield { drawing, pixels, density: Math.round((pixels.width * shows.share) / (width / inch)) }
    }
  },
  examine({ drawing: { paragraph, at, width }, density, pixels }) {
    if (density >= coarse) return undefined
    const inches = (width / inch).toFixed(1).replace(/\.0$/, '')
    return {
      at: { paragraph, from: at, to: at + 1 },
      message: `The picture has ${pixels.width} × ${pixels.height} pixels and is printed ${inches} ${inches === '1' ? 'inch' : 'inches'} wide, at ${density} pixels to the inch; on paper it may look blurred.`,
      found: `${density} pixels to the inch`,
      expected: `${wanted} pixels to the inch`,
    }
  },
})
