import type { CslType } from '../../item.js'

const code = /\s?\[(?:([JMCDRNPSGAZ]|DB|CP|EB|DS|CM)(?:\/(?:OL|CD|DK|MT))?)\]$/u
/** Of articles, books and papers the rest of an entry says more surely that they are so. */
const types: Readonly<Record<string, CslType>> = { D: 'thesis', R: 'report', P: 'patent', S: 'standard', DB: 'dataset', CP: 'software', EB: 'webpage' }

/** What `[D]` or `[EB/OL]` behind a title says that a work is (GB/T 7714, appendix B). */
export const typeOfCode = (title: string): CslType | undefined => types[code.exec(title)?.[1] ?? '']

/** A title without it: no other standard has it. */
export const withoutCode = (title: string): string => title.replace(code, '')
