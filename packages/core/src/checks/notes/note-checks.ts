import type { AnyCheck } from '../check.js'
import { noteCitationForm } from './citation-form.js'
import { noteKind } from './kind.js'
import { noteMarkForm } from './mark-form.js'
import { noteMarkPosition } from './mark-position.js'
import { noteNumberGap } from './number-gap.js'
import { noteNumberPlace } from './number-place.js'
import { noteNumbering } from './numbering.js'
import { noteTitles } from './titles.js'

/** The checks of notes, in the order in which they run. */
export const noteChecks: readonly AnyCheck[] = [
  noteKind,
  noteNumbering,
  noteMarkPosition,
  noteNumberGap,
  noteNumberPlace,
  noteMarkForm,
  noteCitationForm,
  noteTitles,
]
