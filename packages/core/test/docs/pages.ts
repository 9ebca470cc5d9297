import { checksPage } from './checks-page.js'
import { stylesPage } from './styles-page.js'

/** The pages of documentation that are made from data, by file. */
export const pages: Readonly<Record<string, () => string>> = { 'checks.md': checksPage, 'styles.md': stylesPage }

export const folder = new URL('../../../../docs/', import.meta.url)
