export { fontsWith, ownFonts, type ReportFonts } from './fonts.js'
export { reportPdf } from './report-pdf.js'
