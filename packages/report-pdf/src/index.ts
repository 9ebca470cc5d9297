export { ownFonts, type ReportFonts } from './fonts.js'
