import { docxOf } from '../notation/docx-of.js'
import { p, r, styled } from '../notation/markup.js'
import { wordSources, type Manager } from './managers.js'
import { shapes } from './works.js'

/** In APA style. */
const entries = [
  'Lee, A. (2018). Quiet streets. Harbour Press.',
  'Müller, J., & Roe, C. (1999). On rivers & <their> names. Waters, 4, 5–9.',
  'Poe, E., Doe, F., & Moe, G. (2015). Ravens. Birds, 1, 2–3.',
]
const noteMark = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
const inNote = shapes.filter(({ place }) => place === 'note')

/** A paper with every citation of a manager, in the body and in notes, its list in APA style, and what the manager remembers of the style. */
export const paperOf = (manager: Manager): Promise<Uint8Array> => {
  let note = 0
  const body = shapes.map((shape, index) => p('', r('It is so '), shape.place === 'body' ? manager.citation(shape, index) : noteMark(++note), r('.')))
  const footnotes = inNote.map((shape, index) => `<w:footnote w:id="${index + 1}">${p('', r('See '), manager.citation(shape, index), r('.'))}</w:footnote>`)
  const styles = '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>'
  return docxOf({ body: body.join('') + styled('Heading1', 'References') + manager.list(entries), footnotes: footnotes.join(''), styles, sources: wordSources, ...preferences })
}

const zoteroData = '<data data-version="3" zotero-version="6.0.30"><session id="s"/><style id="http://www.zotero.org/styles/apa" locale="en-US" hasBibliography="1" bibliographyStyleHasBeenSet="1"/><prefs><pref name="fieldType" value="Field"/><pref name="noteType" value="0"/></prefs></data>'
const property = (name: string, value: string, index: number) =>
  `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${index + 2}" name="${name}"><vt:lpwstr>${value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</vt:lpwstr></property>`
const preferences = {
  properties: (zoteroData.match(/.{1,120}/g) ?? []).map((piece, index) => property(`ZOTERO_PREF_${index + 1}`, piece, index)).join(''),
}
