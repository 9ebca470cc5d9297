export { fontsWith, type ReportFonts } from './fonts.js'
export { reportPdf } from './report-pdf.js'
