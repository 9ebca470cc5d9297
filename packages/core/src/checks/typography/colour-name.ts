/** From which angle of the colour circle on a hue has its name. */
const hues: readonly (readonly [from: number, name: string])[] = [[0, 'red'], [20, 'orange'], [48, 'yellow'], [70, 'green'], [165, 'turquoise'], [195, 'blue'], [255, 'purple'], [300, 'pink'], [340, 'red']]

/** A colour as a reader calls it: `dark blue`, `grey`; its number says little to anybody. What is no number is a name already. */
export const colourName = (color: string): string => {
  if (color === 'auto') return 'black'
  if (!/^[\dA-F]{6}$/i.test(color)) return color
  const parts = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16))
  const [most, least] = [Math.max(...parts), Math.min(...parts)]
  const light = (most + least) / 2
  if (most - least < 24) return light < 40 ? 'nearly black' : light < 100 ? 'dark grey' : light < 180 ? 'grey' : light < 245 ? 'light grey' : 'white'
  const name = hues.findLast(([from]) => from <= hueOf(parts, most, least))![1]
  return light < 80 ? `dark ${name}` : light > 190 ? `light ${name}` : name
}

/** The angle on the colour circle: red is 0, green 120, blue 240. */
const hueOf = ([red = 0, green = 0, blue = 0]: readonly number[], most: number, least: number): number => {
  const turned = most === red ? green - blue : most === green ? blue - red : red - green
  const sector = most === red ? 0 : most === green ? 2 : 4
  return ((sector + turned / (most - least)) * 60 + 360) % 360
}
