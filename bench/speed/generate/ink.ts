import type { Chance } from './chance.js'

/** Direct formatting as it collects in a document over the years: mostly what the style says anyway, sometimes what was pasted. */
const ODDMENTS = [
  '<w:rPr><w:lang w:val="en-GB"/></w:rPr>',
  '<w:rPr><w:color w:val="000000" w:themeColor="text1"/><w:lang w:val="en-GB"/></w:rPr>',
  '<w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:szCs w:val="24"/></w:rPr>',
  '<w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="en-GB"/></w:rPr>',
  '<w:rPr><w:rFonts w:ascii="Calibri" w:eastAsia="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:color w:val="000000"/></w:rPr>',
  '<w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi" w:cstheme="minorHAnsi"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr>',
] as const

export const BOLD = '<w:rPr><w:b/><w:bCs/></w:rPr>'
export const ITALIC = '<w:rPr><w:i/><w:iCs/></w:rPr>'
const WORDS_A_PAGE = 300

/** Writes runs and paragraphs the way Word leaves them, and counts what it wrote. */
export class Ink {
  words = 0
  runs = 0
  private sincePage = 0
  private paragraphs = 0x10000000

  constructor(
    readonly chance: Chance,
    private readonly sessions: readonly [string, ...string[]],
  ) {}

  session(): string {
    return this.chance.pick(this.sessions)
  }

  paragraph(properties: string, content: string): string {
    this.paragraphs += this.chance.between(1, 9999)
    const id = this.paragraphs.toString(16).toUpperCase()
    const start = `<w:p w14:paraId="${id}" w14:textId="77777777" w:rsidR="${this.session()}" w:rsidRDefault="${this.session()}" w:rsidP="${this.session()}">`
    return `${start}${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`
  }

  run(text: string, properties = ''): string {
    this.runs++
    const made = this.chance.of(0.3) ? ` w:rsidR="${this.session()}"` : ''
    const formatted = this.chance.of(0.6) ? ` w:rsidRPr="${this.session()}"` : ''
    return `<w:r${made}${formatted}>${properties}${element(text)}</w:r>`
  }

  /** Text in runs of a few words each: cut by edits, spelling marks and page ends, formatted here and there. */
  text(text: string, properties?: string): string {
    const { chance } = this
    const words = text.split(' ')
    let out = ''
    for (let at = 0; at < words.length;) {
      const length = chance.of(0.25) ? chance.between(1, 2) : chance.between(4, 9)
      const piece = words.slice(at, at + length)
      at += length
      this.words += piece.length
      this.sincePage += piece.length
      const shown = piece.join(' ') + (at < words.length ? ' ' : '')
      const misspelt = piece.length === 1 && chance.of(0.6)
      if (misspelt) out += '<w:proofErr w:type="spellStart"/>'
      if (this.sincePage > WORDS_A_PAGE) out += `<w:r>${properties ?? ''}<w:lastRenderedPageBreak/>${element(shown)}</w:r>`
      else out += this.run(shown, properties ?? (chance.of(0.05) ? ITALIC : chance.pick(ODDMENTS)))
      if (misspelt) out += '<w:proofErr w:type="spellEnd"/>'
      this.sincePage %= WORDS_A_PAGE + 1
    }
    return out
  }

  field(code: string, result: string): string {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const instruction = `<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>`
    return mark('begin') + instruction + mark('separate') + this.run(result, '<w:rPr><w:noProof/></w:rPr>') + mark('end')
  }
}

function element(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return /^\s|\s$/.test(text) ? `<w:t xml:space="preserve">${escaped}</w:t>` : `<w:t>${escaped}</w:t>`
}
