import type { GoldDocument, Prediction, Scorer } from './gold.js'

/** Prints the paragraphs of a document in which the prediction differs, a line for each citation on one side only or linked otherwise. */
export function printMissed(scorer: Scorer, document: GoldDocument, prediction: Prediction): void {
  document.paragraphs.forEach(({ text, cites }, index) => {
    const one = { ...document, paragraphs: [{ text, cites }], defects: [] }
    const scored = scorer.scoreDoc(one, { ...prediction, paragraphs: [prediction.paragraphs[index]!] })
    if (scored['fp'] === 0 && scored['fn'] === 0 && scored['lfp'] === 0 && scored['lfn'] === 0) return
    const wanted = cites.map(({ start, end, refs }) => `${text.slice(Math.max(0, start - 30), start)}⟦${text.slice(start, end)}⟧ ${refs.map(({ id }) => id).join('|')}`)
    const found = prediction.paragraphs[index]!.map(({ start, end, refs }) => `${text.slice(Math.max(0, start - 30), start)}⟦${text.slice(start, end)}⟧ ${refs.join('|')}`)
    for (const line of wanted) if (!found.includes(line)) console.log(`${document.doc} - ${line}`)
    for (const line of found) if (!wanted.includes(line)) console.log(`${document.doc} + ${line}`)
  })
}
