import type { Flow, Line } from './flow.js'
import { frontStyle } from './words/front-style.js'

/** What a title page says in one sentence is no longer. */
const mostOnTitlePage = 40

/** Word's style for subtitles, given to a line behind running text that stands under no title: its author meant what follows, and not the paper. */
export const isSubtitleOverText = (flow: Flow, { view, at }: Line): boolean =>
  view.styleName === 'subtitle' && at > 0 && !isFront(flow, flow.lines[at - 1]!) && flow.lines.slice(0, at).some((line) => line.view.words > mostOnTitlePage)

const isFront = ({ added }: Flow, { view: { styleName } }: Line): boolean =>
  styleName === 'title' || frontStyle(styleName) !== undefined || added(styleName) === 'title-page'
