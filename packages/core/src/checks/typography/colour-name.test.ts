import { expect, test } from 'vitest'
import { colourName } from './colour-name.js'

test.each([
  ['auto', 'black'], ['C00000', 'red'], ['FF0000', 'red'], ['0000FF', 'blue'], ['17365D', 'dark blue'], ['4F81BD', 'blue'], ['7F7F7F', 'grey'],
  ['D0D0D0', 'light grey'], ['141413', 'nearly black'], ['FFFFFF', 'white'], ['00B050', 'green'], ['FFC000', 'orange'], ['7030A0', 'purple'], ['windowText', 'windowText'],
])('the colour %s is %s', (color, name) => expect(colourName(color)).toBe(name))
