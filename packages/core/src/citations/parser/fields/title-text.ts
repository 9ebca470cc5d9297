import { unbalanced } from './plain-text.js'

// A quotation at the beginning that ends before the title does is a part of it: “‘Tides’ and other words”.
const quotes = /^[\s“”"„‟«»‘'`]+(?!(?<=“)[^“”]*”.*\p{L}|(?<=„)[^„“”]*[“”].*\p{L}|(?<=«)[^«»]*».*\p{L}|(?<=»)[^«»]*«.*\p{L})|[\s“”"„‟«»’'`]+$/gu

/** A title without the signs around it; a question or exclamation mark is its own. */
export const titleText = (text: string): string => {
  let bare = text.trim()
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replace(/(?:[\s,;:([]|(?<=\s)\/+)+$|(?<!\b\p{L}\.\p{L})\.$/u, '').replace(/^[\s,.;:]+/, '').replace(quotes, '').replace(/^\(([^()]*)\)$/, '$1')
  }
  const opened = /[„»«‚]/.test(bare) ? unclosed.exec(bare)?.slice(1).find((sign) => sign !== undefined) : undefined
  const mark = text[text.indexOf(bare) + bare.length]
  if (opened !== undefined && mark !== undefined && closing[opened]!.includes(mark)) return unbalanced(bare + mark)
  if (closesWithin.test(text) && bare.split('“').length === bare.split('”').length + 1) return unbalanced(`${bare}”`)
  const [, single] = closesSingle.exec(text) ?? []
  if (single !== undefined && !bare.endsWith(single)) return unbalanced(`${bare}${single}`)
  return unbalanced(closesStraight.test(text) && bare.split('"').length % 2 === 0 ? `${bare}"` : bare)
}

/** `Die Kunst der „Ebbe`, `Der Begriff der »Form`: the mark that closes it was stripped. */
const unclosed = /\S\s(?:(„)[^„“”]*|([»«])[^«»]*|(‚)[^‚‘’]*)$/u
const closing: Readonly<Record<string, string>> = { '„': '“”', '»': '«', '«': '»', '‚': '‘’' }
/** `Life under “common knowledge.”`: the mark that closes what the title has opened is the title's. */
const closesWithin = /\S\s+“[^“”]*”[\s.,;:]*$/u
/** `The face of a ‘dark age’`, also where both marks are those that close */
const closesSingle = /^(?![\s“"]*[‘’']).*\s[‘’'](?=\p{L})(?:[^‘’']|(?<=\p{L})[’'](?=\p{L}))*([’'])[\s.,;:”"]*$/u
/** `Life under "common knowledge."` */
const closesStraight = /^[^"]*[^\s"]\s+(?:"[^"]*"[^"]+)*"[^"]*"[\s.,;:]*$/u

/** The title of what a work stands in: `In Encyclopaedia of Harbours, vols.` */
export const containerText = (text: string): string => titleText((saysStage.test(text) ? text : text.replace(announced, '')).replace(/[\s,(]+vols?\.?\s*$|\s+\($/i, ''))

/** “In” announces what a work stands in, and begins the names of journals that have Latin there: `In Vivo`, `In Silico Pharmacology`. */
const announced = /^[\s,.;:(“"]*(?:In(?!\s(?:Vivo|Vitro|Silico|Situ)(?!\p{L}))|in|IN|[Dd]ans|[Ee]n|[Ee]m)\b\s*:?\s*/u

/** `In Review`, as a server of preprints is called, and how far a work has come: nothing is announced by its first word. */
export const saysStage = /^[\s,.;:(“"]*in\s(?:review|press|revision|preparation)[\s,.;:)”"]*$/iu
