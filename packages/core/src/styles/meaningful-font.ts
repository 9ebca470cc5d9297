import { once } from '../algorithms/once.js'
import { kindOf, letter, number } from '../structure/words/signs.js'
import { objectMark, type Paragraph, type Run } from '../wordml/paragraph.js'
import type { Properties } from '../wordml/properties/property.js'
import type { Theme } from '../wordml/theme.js'

/** Fonts whose letters are signs, and fonts that mark code: another face would change what the text says. */
const symbolic = /^(symbol|wingdings\b|webdings|mt extra|zapf ?dingbats|marlett|bookshelf symbol)/i
const monospaced = /(courier|consolas|menlo|monaco|lucida console|lucida sans typewriter|source code|andale mono|cascadia|fira (code|mono)|dejavu sans mono|liberation mono|inconsolata|\bmono\b)/i
const mathematical = /(cambria math|latin modern math|stix.*math)/i

/** Boxes, ticks and arrows are in few fonts. */
const signsAlone = /^[\s\p{So}]*\p{So}[\s\p{So}]*$/u

/** Whether the face of a stretch of text means something and has to stay. */
const meaningfulFont = (face: string, text: string, from: number, to: number): boolean => meaningfulFace(face) || hasMeaningfulSigns(text, from, to)

/**
 * Characters of the private use area are signs of a certain font, whatever it is called. No letter of ASCII is one that stands alone, and what stands for a
 * picture is none.
 */
const hasMeaningfulSigns = (text: string, from: number, to: number): boolean => {
  let isPlain = true
  for (let at = from; at < to; at++) {
    const sign = text.charCodeAt(at)
    if (sign < 0x80 || text[at] === objectMark) continue
    if (sign >= 0xe000 && sign <= 0xf8ff) return true
    isPlain = false
  }
  return !isPlain && signsAlone.test(text.slice(from, to))
}

/** Whether a stretch of a paragraph is set apart from the rest of it by a face that means something: the name of a command. */
export const hasFaceOfItsOwn = ({ runs, text }: Paragraph, from: number, to: number): boolean => {
  const means = (run: Run): boolean => meaningfulFont(String(run.effective['fontAscii'] ?? ''), text, run.from, run.to)
  return runs.some((run) => run.from < to && from < run.to && means(run)) && runs.some((run) => run.to > run.from && !means(run))
}

/** Letters that are set in the font for Latin ones, as `w:ascii` and `w:hAnsi` say it, and digits, which are set in either. */
const latin = /[\d\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u
/** Letters and stops of East Asian and of complex scripts: they have a font of their own (`w:eastAsia`, `w:cs`). */
const other = /\p{L}|[\u3001-\u303f\uff00-\uffef]/u

/** Whether a run has no letter that is set in the font for Latin ones: the colon of a run of Arabic is set in that for Arabic (ISO/IEC 29500-1, 17.3.2.26). */
const isOtherScript = ({ effective }: Run, text: string): boolean =>
  !latin.test(text) && (other.test(text) || effective['rightToLeft'] === true || effective['complexScript'] === true)

/** What nearly every run tells by its first letters. */
const isLatin = (text: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) {
    const sign = text.charCodeAt(at)
    if (sign >= 0x80) return false
    if ((kindOf(sign) & (letter | number)) !== 0) return true
  }
  return false
}

/** Whether the face of a run means something: it has signs or code in place of letters, or is that of a sign and of no letter beside it. */
export const hasMeaningfulFace = (run: Run, paragraph: Paragraph, theme: Theme): boolean =>
  facesOf(theme)(run.effective) ||
  (hasMeaningfulSigns(paragraph.text, run.from, run.to) && !facesOfLetters(theme)(paragraph).has(theme.faceOf(run.effective)))

/** Whether a run of a paragraph has to keep its face: the face means something, or is that of another script. */
export const keepsItsFace = (run: Run, paragraph: Paragraph, theme: Theme): boolean => {
  const { text } = paragraph
  const { from, to } = run
  return hasMeaningfulFace(run, paragraph, theme) || (!isLatin(text, from, to) && isOtherScript(run, text.slice(from, to)))
}

/** The faces that letters of a paragraph are in: none of them has signs of its own, so that any other shows them as well. */
const facesOfLetters = once((theme: Theme) => once(({ text, runs }: Paragraph): ReadonlySet<string> =>
  new Set(runs.filter(({ from, to }) => isLatin(text, from, to) && !hasMeaningfulSigns(text, from, to)).map(({ effective }) => theme.faceOf(effective)))))

/** Whether a face has signs or code in place of letters. */
const meaningfulFace = (face: string): boolean => {
  if (face !== last.face) last = { face, means: symbolic.test(face) || monospaced.test(face) || mathematical.test(face) }
  return last.means
}

/** A document asks for the same face thousands of times in a row. */
let last = { face: '', means: false }

/** Whether text with certain properties has such a face. */
const facesOf = once((theme: Theme) => once((effective: Properties) => meaningfulFace(theme.faceOf(effective))))
