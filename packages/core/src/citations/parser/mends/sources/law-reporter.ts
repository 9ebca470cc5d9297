import type { Mend } from '../../segment.js'

const reporter = /\d\s+(?:\p{Lu}{2,}|(?:\p{Lu}\.\s?){2,})\s+\d/u

/** No page has capitals in its middle: `126 LQR 543` is volume, report and page, as lawyers write them, and nothing for other styles. */
export const withReporter: Mend = (_, segments) =>
  segments.map((segment) => (segment.label === 'pages' && reporter.test(segment.text) ? { ...segment, confidence: 0 } : segment))
