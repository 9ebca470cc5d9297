import type { Paragraph, Run } from '../../wordml/paragraph.js'
import type { TextRange } from '../../plan/edit.js'

/** The stretches of a paragraph whose runs have a look, neighbouring ones as one; only what can be read counts. */
export const stretches = (paragraph: Paragraph, has: (run: Run) => boolean): TextRange[] => {
  const found: TextRange[] = []
  for (const run of paragraph.runs) {
    if (run.from === run.to || run.deleted || run.fallback || !has(run)) continue
    const last = found.at(-1)
    if (last?.to === run.from) found[found.length - 1] = { ...last, to: run.to }
    else found.push({ paragraph, from: run.from, to: run.to })
  }
  return found.filter(({ from, to }) => /\S/.test(paragraph.text.slice(from, to)))
}
