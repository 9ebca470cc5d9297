import type { StyleChoice } from '../ports.js'

/** `Chicago 18, notes`: the one manual has two styles. */
export const styleName = ({ id, name, edition, citationSystem }: StyleChoice): string => `${name} ${edition}${/-(nb|ad)$/.test(id) ? `, ${citationSystem}` : ''}`

/** What a style is called that a job names; one that is no longer offered is called what it was. */
export const nameOfStyle = (styles: readonly StyleChoice[], id: string): string => {
  const style = styles.find((each) => each.id === id)
  return style ? styleName(style) : id
}
