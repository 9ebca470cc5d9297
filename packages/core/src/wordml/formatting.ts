import type { Document } from './document.js'
import type { Paragraph, Run } from './paragraph.js'
import { paragraphProperties } from './properties/paragraph.js'
import { valueOf, type Properties, type Value } from './properties/property.js'
import { runProperties } from './properties/run.js'

/** What holds for the paragraphs and runs of a document, with names of fonts behind the theme's. */
export class Formatting {
  constructor(readonly document: Document) {}

  /** The resolved properties of a paragraph; equal ones are one object. */
  paragraph(paragraph: Paragraph): Properties {
    return this.document.cascade.paragraph(paragraph.own.style, paragraph.tableFormat, paragraph.own.values)
  }

  /** The resolved properties of a run. */
  run(paragraph: Paragraph, run: Run): Properties {
    const base = this.document.cascade.runBase(paragraph.own.style, paragraph.tableFormat, run.own.style)
    return this.document.cascade.run(base, run.own.values)
  }

  /** The resolved properties of the paragraph mark. */
  mark(paragraph: Paragraph): Properties {
    const base = this.document.cascade.runBase(paragraph.own.style, paragraph.tableFormat, paragraph.mark.style)
    return this.document.cascade.run(base, paragraph.mark.values)
  }

  /** The name of the paragraph's style, in lower case, as Word names it in English. */
  styleName(paragraph: Paragraph): string {
    return this.document.cascade.sheet.paragraphStyle(paragraph.own.style)?.name ?? ''
  }

  /** The face that a run's Latin text has; Times New Roman where no level names one. */
  face(properties: Properties, slot: 'fontAscii' | 'fontHAnsi' = 'fontAscii'): string {
    return this.document.theme.face(properties[slot] as string | undefined) ?? 'Times New Roman'
  }
}

export const paragraphValue = (properties: Properties, name: string): Value | undefined => valueOf(paragraphProperties, properties, name)
export const runValue = (properties: Properties, name: string): Value | undefined => valueOf(runProperties, properties, name)
