import fc from 'fast-check'
import { code, control, deleted, field, inserted, mark, markWasDeleted, markWasInserted, p, paragraphWas, r, runWasPlain, styled, table, textBox } from '../notation/markup.js'
import type { englishIds } from '../notation/style-sheets.js'

type Ids = typeof englishIds
type Arbitrary = fc.Arbitrary<string>

const sentences = [
  'It was a quiet year for the harbour, and nobody expected the ice to come so early in the month.',
  'The merchants of the lower town kept their ledgers open until the last sledge had crossed the bay.',
  'Whether the council knew of the shortage before December is a question that the letters leave open (Sample, 2019).',
  'Prices rose by a third; “nobody”, as the bailiff wrote, “has seen the like of it in forty years & more”.',
  'Ships that had been expected in autumn lay at anchor in the south until the thaw set in at last.',
]
const prose: Arbitrary = fc.constantFrom(...sentences)
const names: Arbitrary = fc.constantFrom('Introduction', 'Methods', 'The Harbour in Winter', 'Results', 'A Note on Sources', 'Discussion')

const directRun: Arbitrary = fc.constantFrom(
  '', '', '<w:b/>', '<w:i/>', '<w:b w:val="0"/>', '<w:u w:val="single"/>', '<w:color w:val="C00000"/>', '<w:sz w:val="28"/>', '<w:vertAlign w:val="superscript"/>',
  '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="20"/>', '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/>', '<w:rStyle w:val="Strong"/>', '<w:rStyle w:val="Strong"/><w:b/>',
  '<w:lang w:val="de-DE"/>', '<w:rFonts w:asciiTheme="majorHAnsi"/>', '<w:smallCaps/>', '<w:shd w:val="clear" w:color="auto" w:fill="FFFF00"/>',
)

const directParagraph: Arbitrary = fc.constantFrom(
  '', '', '<w:jc w:val="both"/>', '<w:spacing w:line="360" w:lineRule="auto"/>', '<w:spacing w:after="240"/>', '<w:ind w:firstLine="720"/>', '<w:ind w:left="720" w:right="720"/>',
  '<w:spacing w:line="480" w:lineRule="auto"/><w:ind w:firstLine="720"/>', '<w:keepNext/><w:jc w:val="center"/>', '<w:ind w:firstLineChars="200" w:firstLine="420"/>',
  '<w:contextualSpacing/>', '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="auto"/></w:pBdr>', '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>', '<w:outlineLvl w:val="1"/>',
)

/** A sentence in one to three runs of different looks. */
const runs: Arbitrary = fc.tuple(prose, fc.array(directRun, { minLength: 1, maxLength: 3 })).map(([text, looks]) => {
  const length = Math.ceil(text.length / looks.length)
  return looks.map((look, index) => r(text.slice(index * length, (index + 1) * length), look)).join('')
})

const body = fc.tuple(directParagraph, runs).map(([look, content]) => p(look, content))

/** The author's own pending changes, of text and of looks. */
const revised = fc.tuple(prose, fc.integer({ min: 1, max: 10 })).map(([text, kind]) => {
  const plain = r(text)
  if (kind === 1) return p('', r('It was a '), inserted(801, r('very ')), deleted(802, 'rather '), plain)
  if (kind === 2) return p('', r(text, `<w:b/>${runWasPlain(803)}`))
  if (kind === 7) return p(markWasDeleted(810), deleted(811, text)) + p('', r(text))
  if (kind === 9) return p(markWasDeleted(814), r(text)) + p('', r(text))
  if (kind === 10) return p(markWasDeleted(814), r(text)) + p('')
  if (kind === 8) return p('', `<w:moveFrom w:id="812" w:author="Ada">${r(text)}</w:moveFrom>`) + p('', `<w:moveTo w:id="813" w:author="Ada">${r(text)}</w:moveTo>`)
  if (kind === 3) return p(`<w:jc w:val="center"/>${paragraphWas(804, '<w:jc w:val="left"/>')}`, plain)
  if (kind === 4) return p(markWasInserted(805), inserted(806, plain))
  if (kind === 5) return p('', inserted(807, r('A sentence that the author put in and then '), deleted(808, 'partly '), r('took out again, all pending.')))
  return p('', deleted(809, text))
})

const faked = (ids: Ids): Arbitrary => fc.oneof(
  names.map((name) => p('<w:jc w:val="center"/>', r(name, '<w:b/>'))),
  names.map((name) => p('', r(name, '<w:b/><w:sz w:val="28"/>'))),
  fc.tuple(names, fc.integer({ min: 1, max: 3 })).map(([name, level]) => styled(`${ids.heading}${level}`, name)),
  fc.tuple(names, names).map(([one, two]) => p(`<w:pStyle w:val="${ids.heading}2"/><w:spacing w:before="120"/>`, r(`${one} and `), r(two, '<w:i/>'))),
)

const spaced = fc.oneof(
  prose.map((text) => p('', r(`\t${text}`))),
  prose.map((text) => p('<w:ind w:firstLine="720"/>', r('     '), r(text))),
  fc.constantFrom('', '<w:jc w:val="center"/>', '<w:rPr><w:b/></w:rPr>').map((look) => p(look)),
  fc.constant('<w:p/>'),
  fc.constant(p('', r('\f'))),
)

const lists = (ids: Ids): Arbitrary => fc.oneof(
  fc.tuple(prose, fc.integer({ min: 0, max: 3 })).map(([text, id]) => p(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`, r(text))),
  prose.map((text) => p(`<w:pStyle w:val="${ids.list}"/><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>`, r(text))),
  prose.map((text) => styled(ids.quote, text)),
  prose.map((text) => p('<w:ind w:left="720"/>', r(text), r(' '), r(sentences[0]!, '<w:i/>'), r(sentences[3]!))),
)

const fields = fc.oneof(
  prose.map((text) => p('', r(`${text} `), field('REF _Ref1 \\h', 'Section 2'), r(' has more.'))),
  fc.constant(p('', r('Table '), field('SEQ Table \\* ARABIC', '1'), r('. Prices of grain.'))),
  fc.constant(p('', mark('begin'), code(' TOC \\o "1-3" '), mark('separate'), r('Introduction\t1')) + p('', r('Methods\t2'), mark('end'))),
  fc.constant(p('', r('A field that nobody closed: '), mark('begin'), code(' DATE '), mark('separate'), r('1 May'))),
  prose.map((text) => p('', r(text), '<w:fldSimple w:instr=" PAGE "><w:r><w:t>3</w:t></w:r></w:fldSimple>')),
  fc.constant(p('', '<w:hyperlink w:anchor="top">', r('See the top', '<w:color w:val="0563C1"/><w:u w:val="single"/>'), '</w:hyperlink>', r(' of this document, where it all begins, and read on.'))),
)

const containers = (ids: Ids): Arbitrary => fc.oneof(
  fc.tuple(prose, directRun).map(([text, look]) => table('<w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/><w:tblLook w:val="04A0"/>', [p('', r('Year')), p('', r('Price'))], [p('', r('1709', look)), p('', r(text))])),
  prose.map((text) => table('<w:tblW w:w="0" w:type="auto"/>', [p('', r(text)) + table('<w:tblW w:w="0" w:type="auto"/>', [p('', r('Inside'))]) + p('')])),
  prose.map((text) => control('<w:alias w:val="Text"/>', p('', r(text)), p('', r(`\t${text}`)))),
  prose.map((text) => p('', r(text), textBox(p('', r('In the box'))))),
  fc.constant(styled(ids.heading + '1', 'References') + p('', r('Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.')) + p('', r('\tOther, B. (2020). '), r('Ice and Trade', '<w:i/>'), r('. Example Press.'))),
)

const [reference, other] = ['Sample, A. (2019). A year in the harbour. Journal of Northern Towns, 12(3), 45–67.', 'Lee, B. (2020). Ice and trade. Fjord Press.']
const work = { type: 'book', title: 'Ice and trade', publisher: 'Fjord Press', author: [{ family: 'Lee', given: 'B.' }], issued: { 'date-parts': [[2020]] } }
const live = `ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 1, uris: ['lee'], itemData: work, locator: '7' }], properties: { plainCitation: '(Lee, 2020, p. 7)' } })}`.replace(/&/g, '&amp;')

/** Sentences that cite, typed and by a manager, and the list of what they cite. */
const citing = (ids: Ids): Arbitrary => fc.tuple(
  fc.constantFrom('(Sample, 2019, p. 46; Lee, 2020)', '(Lee, 2020)', '[1, p. 46], [2]', '(Sample 46; Lee 7)', '(Nobody, 1999)'),
  fc.constantFrom(r('(Lee, 2020, p. 8)'), field(live, '(Lee, 2020, p. 7)')),
  fc.constantFrom([reference, other], [other, reference], [`[1] ${reference}`, `[2] ${other}`], []),
).map(([typed, second, entries]) => p('', r(`Nobody expected the ice ${typed}, as the bailiff writes `), second, r('.'))
  + (entries.length > 0 ? styled(`${ids.heading}1`, 'References') + entries.map((entry) => p('<w:ind w:left="720" w:hanging="720"/>', r(entry))).join('') : ''))

/** What stands around words and paragraphs: bookmarks, smart tags, content controls in a line; cells that are merged, and a row that was put in. */
const held = prose.chain((text) => fc.constantFrom(
  p('', '<w:bookmarkStart w:id="31" w:name="ice"/>', r(text)) + p('', r(text), '<w:bookmarkEnd w:id="31"/>'),
  p('', '<w:proofErr w:type="spellStart"/>', r(text), '<w:bookmarkStart w:id="32" w:name="end"/><w:bookmarkEnd w:id="32"/>'),
  p('', r('It was a quiet '), `<w:sdt><w:sdtPr><w:alias w:val="When"/></w:sdtPr><w:sdtContent>${r('year', '<w:b/>')}</w:sdtContent></w:sdt>`, r(` for the harbour. ${text}`)),
  p('', r(text), '<w:smartTag w:uri="urn:example" w:element="place">', r(' The harbour lay under ice.'), '</w:smartTag>'),
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${p('', r(text))}</w:tc></w:tr>`
  + `<w:tr><w:trPr><w:ins w:id="820" w:author="Ada"/></w:trPr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${p('', r('1709'))}</w:tc><w:tc>${p('<w:jc w:val="right"/>', r('12'))}</w:tc></w:tr>`
  + `<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${p('')}</w:tc><w:tc>${p('', r('13'))}</w:tc></w:tr></w:tbl>`,
))

/** Blocks as real papers mix them. */
export const blocks = (ids: Ids): Arbitrary =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: body },
      { weight: 2, arbitrary: faked(ids) },
      { weight: 3, arbitrary: spaced },
      { weight: 2, arbitrary: lists(ids) },
      { weight: 2, arbitrary: fields },
      { weight: 2, arbitrary: containers(ids) },
      { weight: 2, arbitrary: revised },
      { weight: 2, arbitrary: citing(ids) },
      { weight: 2, arbitrary: held },
    ),
    { minLength: 1, maxLength: 9 },
  ).map((list) => list.join(''))
