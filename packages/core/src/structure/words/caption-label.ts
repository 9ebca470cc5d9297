import { halfWidth } from './half-width.js'

const tables = 'table|quadro|cuadro|tabelle|tab\\.|tabla|tableau|tabela|tabella|tabel|tabell|taulukko|tabulka|tabuľka|táblázat|tablo|таблица|табл\\.|таблиця|جدول|bảng|表|表格|附表|표|πίνακας|טבלה|ตาราง'
const figures =
  'figures?|figs?\\.?|abbildung|abb\\.|figura|gráfico|gráfica|graf\\.?|graph|graphique|grafik|schaubild|rysunek|rys\\.|wykres|obrázek|obr\\.|slika|kuva|kuvio|figuur|figur|gambar|ábra|şekil|hình|рисунок|рис\\.?|схема|график|شکل|شكل|图|圖|図|그림|schema|schéma|scheme|chart|plate|photo|photograph|image|illustration|diagram|map|karte|mapa|foto|εικόνα|σχήμα|διάγραμμα|איור|תרשים|الشكل|附图|写真|사진|ภาพ'
/** `<표 1>`, `【图2】` */
const open = '[<〈《［[【(（]?\\s?'
/** `Tabla Nº 1`, `Tabelle Nr. 1` */
export const wordForNumber = '(?:n(?:\\.?\\s?[º°]\\.?|[ro]\\.)[\\s\\u00a0]*(?=\\d))?'
const before = '(?:supplementa(?:ry|l)|supporting|appendix|extended data|online|web|additional)\\s+'

/** Label, number, what separates them from the title (`Şekil 1’de` begins a sentence); groups: label, number, separator, rest. */
const label = new RegExp(
  `^${open}(?:${before})?(${tables}|${figures})[\\s\\u00a0\\u3000]*${wordForNumber}((?:[a-z]{1,2}[.‑-]?)?\\d+(?:[.–‑-]\\d+)*[a-z]?|(?<=[\\s\\u00a0])(?:[ivxlc]+|[a-z]))?(?!\\d|['’]\\p{L}|(?![\\u3000-\\u9fff])\\p{L})[^\\S\\n]{0,2}([.:：．|—–\\n-]+|[)）>〉》］\\]】]|$)?\\s*(.*)$`,
  'isu',
)
const isTable = new RegExp(`^(?:${tables})`, 'iu')

/** `Table caption`, `Image Caption`: what templates have where the words of a caption come in. */
const placeholder = /^caption[.:]?$/i

/** The label of a caption at the beginning of a line. */
export interface CaptionLabel {
  readonly of: 'table' | 'figure'
  readonly label: string
  readonly number: string | undefined
  /** A mark, or the end of the line, parts the label from the title; text may not go on with it as a sentence does. */
  readonly separated: boolean
  readonly rest: string
}

/** Everything that a label can begin with, so that most paragraphs are done with at their first letters. */
const beginning = new RegExp(`^${open}(?:${before}|${tables}|${figures})`, 'iu')

export const captionLabel = (text: string): CaptionLabel | undefined => {
  if (!beginning.test(text)) return undefined
  const words = halfWidth(text.length > 400 ? text.slice(0, 400) : text)
  const found = label.exec(words)
  if (!found) return undefined
  const [, name = '', number, separator, rest = ''] = found
  // Between signs there are blanks only where something else begins.
  const apart = /^[\u3040-\u9fff]/.test(name) && /\d[\s\u3000]+\S/.test(words.slice(0, 20))
  const separated = separator !== undefined || apart || rest === '' || placeholder.test(rest)
  return { of: isTable.test(name) ? 'table' : 'figure', label: name, number, separated, rest }
}
