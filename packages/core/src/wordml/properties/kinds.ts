import { readInteger, readOnOff } from '../units.js'
import type { Attributes, Property, Value } from './property.js'

/** ST_OnOff: present without a value is on (`<w:keepNext/>`), and off has to be said (`w:val="0"`) to beat a lower level. */
export const onOff = (name: string, element: string, options: { initial?: boolean; toggle?: true } = {}): Property => ({
  name,
  element,
  initial: options.initial ?? false,
  ...(options.toggle && { toggle: true }),
  read: (attributes) => readOnOff(attributes.get('w:val')),
  write: (attributes, value) => {
    attributes.delete('w:val')
    if (value === false) attributes.set('w:val', '0')
  },
})

/** One attribute that holds text. */
export const text = (name: string, element: string, attribute = 'w:val', initial?: string): Property => ({
  name,
  element,
  ...(initial !== undefined && { initial }),
  read: (attributes) => attributes.get(attribute),
  write: (attributes, value) => put(attributes, attribute, value),
})

/** One attribute that holds a number, read by `read` (twips, half-points, …) and written as a plain integer. */
export const number = (
  name: string,
  element: string,
  attribute: string,
  initial: number | undefined,
  read: (text: string | undefined) => number | undefined = readInteger,
  least = Number.NEGATIVE_INFINITY,
): Property => ({
  name,
  element,
  ...(initial !== undefined && { initial }),
  read: (attributes) => read(attributes.get(attribute)),
  sound: (attributes) => !attributes.has(attribute) || (read(attributes.get(attribute)) ?? Number.NaN) >= least,
  write: (attributes, value) => put(attributes, attribute, value),
})

/** A true-or-false attribute (`w:beforeAutospacing="1"`). */
export const flag = (name: string, element: string, attribute: string): Property => ({
  name,
  element,
  initial: false,
  read: (attributes) => {
    const value = attributes.get(attribute)
    return value === undefined ? undefined : readOnOff(value)
  },
  write: (attributes, value) => put(attributes, attribute, value === null ? null : value ? '1' : '0'),
})

/** Sets an attribute, or takes it away. */
export const put = (attributes: Attributes, name: string, value: Value | null): void => {
  if (value === null) attributes.delete(name)
  else attributes.set(name, String(value))
}
