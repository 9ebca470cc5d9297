import type { Paragraph, Run } from '../../wordml/paragraph.js'
import { isControl, runsOfWhole } from '../../wordml/whole-field.js'
import type { XmlWriter } from '../../xml/write.js'
import type { ReplaceText } from '../edit.js'
import type { Revisions } from '../revisions.js'
import type { Lowering } from './context.js'
import { controlMarkup, fieldMarkup } from './field-markup.js'
import { inlinesMarkup, type Look } from './insertion.js'
import { stretches } from './stretches.js'
import { deletion } from './tracked.js'

/**
 * Takes a field or a control out as a whole and writes it anew around other text, or the text alone. Tracked, that is one
 * insertion before one deletion: a field of which only a part is deleted is none once that is accepted.
 * Returns the runs that go.
 */
export const lowerWhole = (lowering: Lowering, paragraph: Paragraph, { content, whole }: ReplaceText, look: Look): readonly Run[] => {
  const { of, anew, around } = whole!
  const runs = runsOfWhole(paragraph, of)
  if (!runs) throw new Error('a field that cannot be taken out as a whole was to be replaced')
  const { part } = paragraph.story
  const write = lowering.writer(part)
  const shown = inlinesMarkup(lowering, write, content, look)
  const { revisions } = lowering
  const [control, inner] = isControl(of) ? [of.element, shown] : [around, anew ? fieldMarkup(paragraph, write, of, shown, anew, look({})) : shown]
  if (control) {
    const { start, end } = control
    const now = anew ? controlMarkup(paragraph, write, control, inner, anew, revisions !== undefined) : shown
    lowering.splice(part, start, end, revisions ? exchanged(revisions, write, now, anew !== undefined, paragraph.story.document.source.slice(start, end)) : now)
    return runs
  }
  stretches(runs.map(({ element }) => element)).forEach(([first, last], place) => {
    const inserted = place > 0 ? '' : revisions ? revisions.mark(write, 'w:ins', inner) : inner
    const old = revisions ? deletion(revisions, write, paragraph.story.document.source.slice(first.start, last.end)) : ''
    lowering.splice(part, first.start, last.end, inserted + old)
  })
  return runs
}

/** One control before the other, each with the marks that say that the control itself comes or goes. */
const exchanged = (revisions: Revisions, write: XmlWriter, now: string, isAgain: boolean, old: string): string => {
  const inserted = revisions.mark(write, 'w:ins', now)
  return (isAgain ? revisions.range(write, 'w:customXmlInsRange', inserted) : inserted) + revisions.range(write, 'w:customXmlDelRange', deletion(revisions, write, old))
}
