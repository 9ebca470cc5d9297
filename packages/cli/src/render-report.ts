import type { Report } from '@formatter/core'
import { extname } from 'node:path'
import { UsageError } from './problem.js'
import { asJson } from './as-json.js'
import { harmless } from './terminal.js'

/** How a report can be written. */
export const reportFormats = ['text', 'json', 'html', 'pdf'] as const

type ReportFormat = (typeof reportFormats)[number]

/** A report as it is written to a file. What writes it is loaded only where it is wanted. */
export async function renderReport(report: Report, format: ReportFormat): Promise<string | Uint8Array> {
  switch (format) {
    case 'text':
      return harmless((await import('./report-text.js')).reportText(report))
    case 'json':
      return asJson(report)
    case 'html':
      return (await import('./engine.js')).reportHtml(report)
    case 'pdf': {
      const { fontsWith, reportPdf } = await import('@formatter/report-pdf')
      return reportPdf(report, await fontsWith(fontFiles()))
    }
  }
}

/** As the service is told of them; what is read only where a PDF is wanted. */
const fontFiles = (): string[] => (process.env['FORMATTER_REPORT_FONTS'] ?? '').split(',').map((file) => file.trim()).filter(Boolean)

/** The format that the name of a report file asks for; standard output is JSON. */
export function reportFormatOf(path: string): ReportFormat {
  const end = extname(path).toLowerCase()
  if (end === '.html' || end === '.htm') return 'html'
  if (end === '.pdf') return 'pdf'
  if (end === '.json' || end === '') return 'json'
  throw new UsageError(`A report is written as .json, .html or .pdf, not as ${end}.`, 'For example --report report.html')
}
