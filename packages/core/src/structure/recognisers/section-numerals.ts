import { grouped } from '../../algorithms/grouped.js'
import type { Line } from '../flow.js'
import type { Recogniser } from '../structure.js'
import { romanNumeral, romanValue } from '../words/roman.js'

/** A numeral alone may be anything; a row of them that counts from one is no chance. */
const fewest = 3

/** `I`, `II`, `III` alone in the middle over the parts of an essay: they count its parts, and are all that these are called. */
export const sectionNumerals: Recogniser = function* (scene) {
  if (!scene.looksTell) return
  const isOver = ({ after, at }: Line): boolean => after === 'line' && scene.lines[at + 1]!.view.words > 1
  const rows = grouped(scene.lines.filter(isNumeral), ({ view: { size, bold, italic } }) => `${size} ${bold} ${italic}`)
  for (const row of rows.values()) {
    if (row.length < fewest || !row.every(isOver) || row.some(({ view }, index) => valueOf(view.text) !== index + 1)) continue
    for (const { view } of row) yield { paragraph: view.paragraph, role: { kind: 'heading' }, confidence: 0.9, evidence: `one of ${row.length} numerals that count parts` }
  }
}

const isNumeral = ({ view: { text, align, hasObject } }: Line): boolean => align === 'center' && !hasObject && valueOf(text) !== undefined

const valueOf = (text: string): number | undefined => {
  const [, numeral] = /^([IVX]{1,6})\.?$/.exec(text.trim()) ?? []
  if (!numeral) return undefined
  const value = romanValue(numeral)
  return romanNumeral(value) === numeral ? value : undefined
}
