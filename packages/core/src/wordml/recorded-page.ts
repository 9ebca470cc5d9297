import type { Paragraph } from './paragraph.js'

/** Whether a page began with the first words of a paragraph when Word laid the document out last (ISO 29500-1, 17.3.3.13). */
export const beganPage = ({ runs }: Paragraph): boolean => {
  const first = runs.findIndex(({ from, to, deleted }) => to > from && !deleted)
  const before = runs.slice(0, first + 1).flatMap(({ element }) => element.children.map(({ name }) => name))
  const record = before.indexOf('w:lastRenderedPageBreak')
  return record >= 0 && !before.slice(0, record).includes('w:t')
}
