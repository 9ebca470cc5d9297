import type { Line } from '../flow.js'
import { realLevel } from './likely.js'
import type { Levelled } from './without-gaps.js'

/** No list of works has an appendix in it: one that looks as the parts of chapters do stands beside the list, and so do those after it. */
export const besideList = (headings: readonly Line[], levels: readonly Levelled[]): readonly Levelled[] => {
  const settled: Levelled[] = []
  for (const [index, own] of levels.entries()) {
    const { section, view } = headings[index]!
    const under = section === 'appendix' && realLevel(view) === undefined ? settled.findLastIndex(({ level }) => level < own.level) : -1
    const isBeside = under >= 0 && (headings[under]!.section === 'references' || (headings[under]!.section === 'appendix' && levels[under]!.level === own.level))
    settled.push(isBeside ? { ...own, level: settled[under]!.level } : own)
  }
  return settled
}
