import { readHalfPoints, readInteger, readTwips } from '../units.js'
import { withoutHash } from './sound-attributes.js'
import { number, onOff, put, text } from './kinds.js'
import { propertyTable, type Property } from './property.js'

/**
 * A font for one range of characters. A theme font at the same level wins over a named one (ISO 29500-1, 17.3.2.26),
 * so setting a name takes the theme's attribute away. A theme font's value is written `@minorHAnsi`.
 */
const font = (name: string, slot: string, initial?: string, theme = `${slot}Theme`): Property => ({
  name,
  element: 'w:rFonts',
  ...(initial !== undefined && { initial }),
  read: (attributes) => {
    const themed = attributes.get(`w:${theme}`)
    return themed === undefined ? attributes.get(`w:${slot}`) : `@${themed}`
  },
  write: (attributes, value) => {
    const themed = typeof value === 'string' && value.startsWith('@')
    put(attributes, `w:${theme}`, themed ? (value).slice(1) : null)
    put(attributes, `w:${slot}`, themed ? (attributes.get(`w:${slot}`) ?? null) : value)
  },
})

const themedColor = ['w:themeColor', 'w:themeTint', 'w:themeShade'] as const

/** `auto`, `FF0000`, or with a theme `2E74B5@accent1/tint/shade`: the theme's colour wins, the number is for old readers. */
const color: Property = {
  name: 'color',
  element: 'w:color',
  initial: 'auto',
  read: (attributes) => {
    const value = withoutHash(attributes.get('w:val') ?? 'auto')
    return attributes.has('w:themeColor') ? `${value}@${themedColor.map((name) => attributes.get(name) ?? '').join('/')}` : value
  },
  write: (attributes, value) => {
    const [plain, theme] = value === null ? [null] : String(value).split('@')
    const parts = theme?.split('/') ?? []
    put(attributes, 'w:val', plain ?? null)
    themedColor.forEach((name, index) => put(attributes, name, parts[index] || null))
  },
  sound: (attributes) => /^(auto|[0-9a-f]{6})$/i.test(withoutHash(attributes.get('w:val') ?? 'auto')),
}

const toggle = (name: string, element: string): Property => onOff(name, element, { toggle: true })

/** The properties of runs that rules speak of; every other child of `w:rPr` is carried along as markup. */
export const runProperties = propertyTable({
  container: 'w:rPr',
  properties: [
    // Where no level names a font, Word writes in Times New Roman.
    font('fontAscii', 'ascii', 'Times New Roman'),
    font('fontHAnsi', 'hAnsi', 'Times New Roman'),
    font('fontEastAsia', 'eastAsia'),
    font('fontCs', 'cs', undefined, 'cstheme'),
    toggle('bold', 'w:b'),
    toggle('boldCs', 'w:bCs'),
    toggle('italic', 'w:i'),
    toggle('italicCs', 'w:iCs'),
    toggle('caps', 'w:caps'),
    toggle('smallCaps', 'w:smallCaps'),
    toggle('strike', 'w:strike'),
    toggle('outline', 'w:outline'),
    toggle('shadow', 'w:shadow'),
    toggle('emboss', 'w:emboss'),
    toggle('imprint', 'w:imprint'),
    toggle('hidden', 'w:vanish'),
    onOff('doubleStrike', 'w:dstrike'),
    onOff('noProof', 'w:noProof'),
    onOff('rightToLeft', 'w:rtl'),
    onOff('complexScript', 'w:cs'),
    onOff('continuesHeading', 'w:specVanish'),
    color,
    // Ten points where no level gives a size, not eleven or twelve.
    number('size', 'w:sz', 'w:val', 20, readHalfPoints),
    number('sizeCs', 'w:szCs', 'w:val', 20, readHalfPoints),
    number('characterSpacing', 'w:spacing', 'w:val', 0, readTwips),
    number('kerning', 'w:kern', 'w:val', 0, readHalfPoints),
    number('position', 'w:position', 'w:val', 0, readHalfPoints),
    number('scale', 'w:w', 'w:val', 100, (value) => readInteger(value?.replace('%', ''))),
    text('underline', 'w:u', 'w:val', 'none'),
    text('highlight', 'w:highlight', 'w:val', 'none'),
    text('verticalAlign', 'w:vertAlign', 'w:val', 'baseline'),
    text('language', 'w:lang'),
    text('languageEastAsia', 'w:lang', 'w:eastAsia'),
    text('languageBidi', 'w:lang', 'w:bidi'),
  ],
  apart: ['w:rStyle', 'w:rPrChange', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'],
  off: { 'w:shd': '<w:shd w:val="clear" w:color="auto" w:fill="auto"/>', 'w:bdr': '<w:bdr w:val="nil"/>' },
})
