import { Document, type ISectionOptions, Packer, Paragraph } from 'docx'

/** A small document: a paragraph of text, a section for each. */
export async function docxWith(...texts: readonly string[]): Promise<Uint8Array> {
  const sections: ISectionOptions[] = texts.map((text) => ({ children: [new Paragraph(text)] }))
  return new Uint8Array(await Packer.toBuffer(new Document({ sections })))
}
