/** Writes the pages of documentation that are made from data: npm run docs */
import { writeFileSync } from 'node:fs'
import { folder, pages } from './pages.js'

for (const [file, page] of Object.entries(pages)) writeFileSync(new URL(file, folder), page())
