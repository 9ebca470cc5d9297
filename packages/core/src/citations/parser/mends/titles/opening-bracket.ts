import { cutAt, joined, type Mend, type Segment } from '../../segment.js'

const opens = /\s*[([]\s*$/u

/** `The town [` and `thesis, University of Bergen]`: a bracket belongs to what it opens. */
export const withOpeningBracket: Mend = (raw, segments) =>
  segments.flatMap((segment, index): Segment[] => {
    const [before, after] = [segments[index - 1], segments[index + 1]]
    const begins = before && opens.test(before.text) ? joined(raw, { ...segment, span: [before.span[1] - 1, before.span[1]] }, segment, segment.label) : segment
    return after && opens.test(begins.text) ? [cutAt(begins, begins.text.search(opens), begins.label)[0]] : [begins]
  })
