import type { Problem } from './check.js'
import type { Facts } from './facts.js'
import type { Edit } from '../plan/edit.js'
import type { View } from '../structure/view.js'
import { beginsPage } from './begins-page.js'
import { possible } from './editable.js'
import { titleAbove } from './front-matter/title-above.js'
import { whole } from './laid-out.js'
import { quoted } from './wording.js'

/** That a paragraph begins a page of its own accord. */
export const onNewPage = ({ paragraph }: View): Edit => ({ kind: 'set-paragraph', paragraph, properties: { pageBreakBefore: true } })

/**
 * What is wrong with a heading that is to begin a page; `begin` makes it do so. What is wrong with a break in a line of its own,
 * `head.page-break` says of every heading.
 */
export const begunPage = (view: View, begin: () => Edit, facts: Facts): Problem | undefined => {
  if (beginsPage(view, facts)) return undefined
  const message = `${quoted(view.text, 60)} stands under other text; the style wants it on a new page.`
  return { at: whole(view.paragraph), message, found: 'same page', expected: 'new page', fix: titleAbove(view.paragraph, facts) ?? possible(begin()) }
}
