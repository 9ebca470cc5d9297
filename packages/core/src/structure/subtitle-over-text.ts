import type { Flow, Line } from './flow.js'
import { frontStyle } from './words/front-style.js'

/** What a title page says in one sentence is no longer. */
const mostOnTitlePage = 40

/** Word's style for subtitles, given to a line behind running text that stands under no title: its author meant what follows, and not the paper. */
export const isSubtitleOverText = ({ lines }: Flow, { view, at }: Line): boolean =>
  view.styleName === 'subtitle' && !isFront(lines[at - 1]) && lines.slice(0, at).some((line) => line.view.words > mostOnTitlePage)

const isFront = (line: Line | undefined): boolean => line?.view.styleName === 'title' || frontStyle(line?.view.styleName ?? '') !== undefined
