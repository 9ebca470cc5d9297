import { objectMark, type Paragraph } from '../wordml/paragraph.js'

/** Whether words of a paragraph can be written otherwise: nobody else's change is pending, and no field or control would write them anew. */
export const editable = ({ revised, bound, fields, within, opened, runs, text }: Paragraph): boolean =>
  !revised && !bound && fields.length === 0 && within.length === 0 && opened.length === 0 && !text.includes(objectMark) &&
  runs.every(({ fallback, deleted, field, own }) => !fallback && !deleted && field === undefined && !own.locked)
