import { FootnoteReferenceRun, TextRun } from 'docx'

const token = /\*([^*]+)\*|\^([^^]+)\^|\{([^}]+)\}|\[(\d)\]/g

/** The runs of a text: `*italic*`, `^raised^`, `{pasted in another font}`, `[1]` a footnote. */
export function runs(text: string): (TextRun | FootnoteReferenceRun)[] {
  const found: (TextRun | FootnoteReferenceRun)[] = []
  let from = 0
  for (const match of text.matchAll(token)) {
    if (match.index > from) found.push(new TextRun(text.slice(from, match.index)))
    found.push(marked(match))
    from = match.index + match[0].length
  }
  if (from < text.length) found.push(new TextRun(text.slice(from)))
  return found
}

function marked([, italic, raised, pasted, note]: RegExpMatchArray): TextRun | FootnoteReferenceRun {
  if (italic !== undefined) return new TextRun({ text: italic, italics: true })
  if (raised !== undefined) return new TextRun({ text: raised, superScript: true })
  if (pasted !== undefined) return new TextRun({ text: pasted, font: 'Arial', size: 21, color: '222222' })
  return new FootnoteReferenceRun(Number(note))
}
