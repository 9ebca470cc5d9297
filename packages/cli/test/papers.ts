import { Document, Packer, Paragraph, TextRun } from 'docx'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyFolder } from './command.js'

/** A short paper with much to mend: a fake heading, a tab for an indent, single spacing, the wrong font. */
export async function paper(heading = 'Why gardens matter'): Promise<Uint8Array> {
  const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true, size: 32 })] })
  const body = (text: string) => new Paragraph({ children: [new TextRun({ text: `\t${text}`, font: 'Arial' })] })
  const document = new Document({
    sections: [{
      children: [
        bold(heading),
        body('A garden is more than the sum of its beds, and those who dig in one know it (Lind, 2019).'),
        new Paragraph({}),
        body('The neighbours came with spades, and stayed for the soup that was cooked on Fridays.'),
        bold('References'),
        new Paragraph('Lind, A. (2019). Beds and borders. Harrow Lane Press.'),
      ],
    }],
  })
  return Packer.toBuffer(document)
}

/** A folder with papers of these names in it; a name that begins with `bad` is no document. */
export async function folderWith(...names: readonly string[]): Promise<string> {
  const folder = await emptyFolder()
  for (const name of names) {
    await writeFile(join(folder, name), name.startsWith('bad') ? 'This is a letter, not a package.' : await paper(`Of ${name}`))
  }
  return folder
}
