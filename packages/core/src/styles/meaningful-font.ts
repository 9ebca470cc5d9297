/** Fonts whose letters are signs, and fonts that mark code: another face would change what the text says. */
const symbolic = /^(symbol|wingdings\b|webdings|mt extra|zapf ?dingbats|marlett|bookshelf symbol)/i
const monospaced = /(courier|consolas|menlo|monaco|lucida console|lucida sans typewriter|source code|andale mono|cascadia|fira (code|mono)|dejavu sans mono|liberation mono|inconsolata|\bmono\b)/i
const mathematical = /(cambria math|latin modern math|stix.*math)/i

/** Characters of the private use area are signs of a certain font, whatever it is called. */
const privateUse = /[\uE000-\uF8FF]/
/** Boxes, ticks and arrows are in few fonts. */
const signsAlone = /^[\s\p{So}]*\p{So}[\s\p{So}]*$/u

/** Whether the face of some text means something and has to stay. */
export const meaningfulFont = (face: string, text: string): boolean => meaningfulFace(face) || privateUse.test(text) || signsAlone.test(text)

/** Whether a face has signs or code in place of letters. */
const meaningfulFace = (face: string): boolean => {
  if (face !== last.face) last = { face, means: symbolic.test(face) || monospaced.test(face) || mathematical.test(face) }
  return last.means
}

/** A document asks for the same face thousands of times in a row. */
let last = { face: '', means: false }
