import { once } from '../../algorithms/once.js'
import { saysEnglish } from '../paper-language.js'
import type { Scene } from '../structure.js'

/** With its subtitle in one line: `The Harbour: Ships and People`. */
const parted = /\S\s?[:：]\s*\S/u

/** In a paper that is not in English, what it is called in another language, subtitle and all, or in English. */
export const isTitleAgain = (scene: Scene, title: string, below: string): boolean =>
  !isInEnglish(scene) && ((parted.test(title) && parted.test(below)) || (saysEnglish(below) && !saysEnglish(title)))

const fewestOfText = 20

const isInEnglish = once(({ lines }: Scene): boolean => {
  const prose = lines.filter(({ view }) => view.words >= fewestOfText)
  return prose.length === 0 || prose.filter(({ view }) => saysEnglish(view.text)).length * 2 >= prose.length
})
