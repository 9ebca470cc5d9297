import type { Line } from '../flow.js'
import { realLevel } from './likely.js'
import type { Levelled } from './without-gaps.js'

/** No list of works has an appendix or another main part in it: one that looks as the parts of chapters do stands beside the list, and so do those after it. */
export const besideList = (headings: readonly Line[], levels: readonly Levelled[]): readonly Levelled[] => {
  const settled: Levelled[] = []
  for (const [index, own] of levels.entries()) {
    const { section, main, view } = headings[index]!
    const isPart = section === 'appendix' || (main && section !== 'references')
    const under = isPart && realLevel(view) === undefined ? settled.findLastIndex(({ level }) => level < own.level) : -1
    const above = headings[under]?.section
    const isBeside = above === 'references' || (above === 'appendix' && section === 'appendix' && levels[under]!.level === own.level)
    settled.push(isBeside ? { ...own, level: settled[under]!.level } : own)
  }
  return settled
}
