import { nestedOrder } from '../order.js'
import { readInteger, readTwips } from '../units.js'
import { flag, number, onOff, put, text } from './kinds.js'
import { propertyTable, type Property } from './property.js'
import { sideOf, spelledSide } from './sides.js'

/** Whether those of the attributes that are there are measures. */
const readable =
  (names: readonly string[], read: (text: string | undefined) => number | undefined) =>
  (attributes: ReadonlyMap<string, string>): boolean =>
    names.every((name) => !attributes.has(name) || read(attributes.get(name)) !== undefined)

/** Left and right are called start and end in Strict files, and either in later Transitional ones. */
const side = (name: string, old: 'left' | 'right', now: 'start' | 'end', suffix: '' | 'Chars' = ''): Property => ({
  name,
  element: 'w:ind',
  initial: 0,
  read: (attributes) => (suffix ? readInteger : readTwips)(attributes.get(`w:${now}${suffix}`) ?? attributes.get(`w:${old}${suffix}`)),
  write: (attributes, value, strict) => {
    attributes.delete(`w:${old}${suffix}`)
    attributes.delete(`w:${now}${suffix}`)
    put(attributes, `w:${strict || suffix ? now : old}${suffix}`, value)
  },
  sound: readable([old, now].map((each) => `w:${each}${suffix}`), suffix ? readInteger : readTwips),
})

/** A hanging indent is a negative first line; where both are given, hanging wins (ISO 29500-1, 17.3.1.12). */
const firstLine = (name: string, suffix: '' | 'Chars' = ''): Property => ({
  name,
  element: 'w:ind',
  initial: 0,
  read: (attributes) => {
    const read = suffix ? readInteger : readTwips
    const hanging = read(attributes.get(`w:hanging${suffix}`))
    // Not the negative of it: of none that would be another none.
    return hanging === undefined ? read(attributes.get(`w:firstLine${suffix}`)) : 0 - hanging
  },
  write: (attributes, value) => {
    attributes.delete(`w:hanging${suffix}`)
    attributes.delete(`w:firstLine${suffix}`)
    if (typeof value === 'number') put(attributes, value < 0 ? `w:hanging${suffix}` : `w:firstLine${suffix}`, Math.abs(value))
  },
  sound: readable([`w:hanging${suffix}`, `w:firstLine${suffix}`], suffix ? readInteger : readTwips),
})

const alignment: Property = {
  name: 'align',
  element: 'w:jc',
  initial: 'left',
  read: (attributes) => {
    const value = attributes.get('w:val')
    if (value === undefined) return undefined
    return value === 'distribute' ? 'both' : sideOf(value)
  },
  write: (attributes, value, strict) => put(attributes, 'w:val', typeof value === 'string' ? spelledSide(value, strict) : value),
}

/** Line spacing in 240ths of a line; a Strict file says `12pt` for one line, which `readTwips` makes 240 as well. */
const line = number('line', 'w:spacing', 'w:line', 240, readTwips)

/** The properties of paragraphs that rules speak of; every other child of `w:pPr` is carried along as markup. */
export const paragraphProperties = propertyTable({
  container: 'w:pPr',
  properties: [
    onOff('keepNext', 'w:keepNext'),
    onOff('keepLines', 'w:keepLines'),
    onOff('pageBreakBefore', 'w:pageBreakBefore'),
    // Word controls widows unless told not to, though the standard's default says nothing of it.
    onOff('widowControl', 'w:widowControl', { initial: true }),
    onOff('suppressLineNumbers', 'w:suppressLineNumbers'),
    onOff('suppressAutoHyphens', 'w:suppressAutoHyphens'),
    onOff('bidi', 'w:bidi'),
    onOff('contextualSpacing', 'w:contextualSpacing'),
    onOff('mirrorIndents', 'w:mirrorIndents'),
    onOff('snapToGrid', 'w:snapToGrid', { initial: true }),
    number('numberingLevel', 'w:numPr', 'w:ilvl', undefined),
    number('numbering', 'w:numPr', 'w:numId', 0),
    number('spaceBefore', 'w:spacing', 'w:before', 0, readTwips, 0),
    number('spaceAfter', 'w:spacing', 'w:after', 0, readTwips, 0),
    number('linesBefore', 'w:spacing', 'w:beforeLines', 0),
    number('linesAfter', 'w:spacing', 'w:afterLines', 0),
    flag('autoBefore', 'w:spacing', 'w:beforeAutospacing'),
    flag('autoAfter', 'w:spacing', 'w:afterAutospacing'),
    line,
    text('lineRule', 'w:spacing', 'w:lineRule', 'auto'),
    side('indentStart', 'left', 'start'),
    side('indentEnd', 'right', 'end'),
    firstLine('firstLine'),
    side('indentStartChars', 'left', 'start', 'Chars'),
    side('indentEndChars', 'right', 'end', 'Chars'),
    firstLine('firstLineChars', 'Chars'),
    alignment,
    number('outlineLevel', 'w:outlineLvl', 'w:val', 9),
  ],
  apart: ['w:pStyle', 'w:rPr', 'w:sectPr', 'w:pPrChange', 'w:cnfStyle', 'w:divId'],
  nested: nestedOrder,
  off: {
    'w:pBdr': `<w:pBdr>${['top', 'left', 'bottom', 'right', 'between', 'bar'].map((name) => `<w:${name} w:val="nil"/>`).join('')}</w:pBdr>`,
    'w:shd': '<w:shd w:val="clear" w:color="auto" w:fill="auto"/>',
  },
})
