import {
  AlignmentType, ImageRun, PageBreak, Paragraph, Table, TableCell, TableRow, TextRun, WidthType, convertInchesToTwip,
} from 'docx'
import { barChart } from './bar-chart.js'
import { runs } from './inline.js'
import { bars, table, type Block } from './text.js'

/** A block as a student makes it: by looks, without styles, with the tab key and the enter key. */
export function write(block: Block): Paragraph | Table {
  switch (block.kind) {
    case 'blank': return new Paragraph({})
    case 'page-break': return new Paragraph({ children: [new PageBreak()] })
    case 'line': return typedLine(block)
    case 'heading': return fakeHeading(block)
    case 'body': return new Paragraph({
      alignment: block.justified ? AlignmentType.JUSTIFIED : AlignmentType.LEFT,
      children: [...(block.tab ? [new TextRun('\t')] : []), ...runs(block.text)],
    })
    case 'quotation': return new Paragraph({ indent: { left: convertInchesToTwip(0.4) }, children: runs(block.text) })
    case 'table-caption': return new Paragraph({ children: [new TextRun({ text: block.text, bold: true, size: 20 })] })
    case 'figure-caption': return new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text: block.text, italics: true, size: 20 })] })
    case 'reference': return new Paragraph({ children: runs(block.text) })
    case 'table': return resultsTable()
    case 'figure': return figure()
  }
}

const typedLine = ({ text, look }: Block & { kind: 'line' }) =>
  new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun(look === 'title' ? { text, bold: true, size: 40 } : { text, size: 26 })] })

function fakeHeading({ text, look }: Block & { kind: 'heading' }): Paragraph {
  const size = { 'big-centred': 28, 'big': 28, 'bold': 24, 'bold-italic': 24 }[look]
  const alignment = look === 'big-centred' ? AlignmentType.CENTER : AlignmentType.LEFT
  return new Paragraph({ alignment, children: [new TextRun({ text, bold: true, italics: look === 'bold-italic', size })] })
}

function resultsTable(): Table {
  const rows = table.map((cells, row) =>
    new TableRow({
      children: cells.map((text) => new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: row === 0 })] })] })),
    }))
  return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } })
}

function figure(): Paragraph {
  const picture = new ImageRun({
    type: 'png',
    data: barChart(bars),
    transformation: { width: 384, height: 216 },
    altText: { name: 'Bees per month', title: 'Bees per month', description: 'Bar chart: bees per visit rise from April to July and fall until September.' },
  })
  return new Paragraph({ alignment: AlignmentType.CENTER, children: [picture] })
}
