import type { Role, RoleKind } from '../../src/structure/role.js'
import type { StyleDefinition } from '../../src/styles/definition.js'
import { resolveStyle } from '../../src/styles/resolved.js'
import type { Properties } from '../../src/wordml/properties/property.js'

/** A part of the paper in the notation of fixtures: as the style wants it, and as somebody typed it who never saw the style. */
interface Passage {
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

const prose = [
  'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held and on what the sledges brought over the hills from the south.',
  'The people of the town had time for what they liked to do, and the older ones told the children how it had been when the ships still came in every week and the quays were full of men and of goods of all kinds.',
  'When the thaw came at last the first ship brought letters that were five months old, and those who could read them aloud were asked into every house and given bread and fish for it until late into the night.',
  'Nobody in the town had seen so many sledges at once, and for weeks the hills were full of bells and of lanterns, which the children counted from the windows before they were sent to bed.',
] as const
const quotation = Array.from({ length: 7 }, () => 'the ice came early that year and the ships stayed out until the spring was over').join(', ')

const titlePage: Partial<Record<RoleKind, string>> = {
  title: 'The Harbour and the Town',
  author: 'Ada Sample',
  affiliation: 'Department of History, Example University',
  course: 'HIST 101: Harbours',
  instructor: 'Dr. Bea Muster',
  date: '3 May 2024',
}

type Level = 1 | 2 | 3 | 4 | 5
type Place = RoleKind | `heading-${Level}`

/** Small letters, justified, in red, with space around: what no style asks for. Cells and notes may have a size and a side of their own. */
const careless = { paragraph: 'align=both,spaceBefore=100,spaceAfter=60,line=300,firstLine=0', text: 'size=18,fontAscii=Arial,fontHAnsi=Arial,color=FF0000', face: 'fontAscii=Arial,fontHAnsi=Arial' }

const listed = (values: Properties): string => Object.entries(values).filter(([name]) => !name.startsWith('w:')).map(([name, value]) => `${name}=${String(value)}`).join(',')
const looking = (values: Properties, words: string): string => (words === '' || listed(values) === '' ? words : `<${listed(values)}>${words}</>`)

/** In cells and in notes under tables these are free in most styles. */
const free = { paragraph: { line: 240, lineRule: 'auto' }, text: { size: 20 } }

/** What is in `wanted` and not in `held`. */
const beside = (wanted: Properties, held: Properties): Properties => Object.fromEntries(Object.entries(wanted).filter(([name, value]) => held[name] !== value))

/** Writes paragraphs as a style has them. */
const writer = (style: StyleDefinition) => {
  const resolved = resolveStyle(style, style.fonts[0]!)
  const normal = resolved.wordStyles.get('normal')!
  return (place: Place, words: string, { own = {}, plain = false, label = ['', {}] }: { own?: Properties; plain?: boolean; label?: readonly [words: string, look: Properties] } = {}): string => {
    const level = /^heading-(\d)$/.exec(place)?.[1]
    const role: Role = { kind: level ? 'heading' : (place as RoleKind), ...(level && { level: Number(level) as Level }), confidence: 1, evidence: [] }
    // A style says nothing of pictures, and leaves notes in the Word style that they have.
    const layout = resolved.layout(role) ?? { style: undefined, paragraph: {}, run: {} }
    const carrier = resolved.wordStyles.get(layout.style ?? (place === 'footnote-text' ? place : 'normal'))!
    const left = place === 'table-text' || place === 'caption-note' ? free : { paragraph: {}, text: {} }
    const values = listed({ ...left.paragraph, ...beside(layout.paragraph, left === free ? {} : carrier.paragraph), ...own })
    const look = plain ? {} : { ...left.text, ...beside(layout.run, { ...normal.run, ...carrier.run }) }
    return `[${carrier.name}] ${values === '' ? '' : `{${values}} `}${looking({ ...look, ...label[1] }, label[0])}${looking(look, words)}`
  }
}

type Kind = 'table' | 'figure'

/** The same paper for every style, in the order of its parts. */
export const paperOf = (style: StyleDefinition): readonly Passage[] => {
  const { frontMatter, page, headings, captions, quotations, references, citationSystem, tables } = style
  const noteSpace = Number(style.layouts['caption-note']?.properties?.['spaceAfter'] ?? 0)
  const right = writer(style)
  const wrong = (words: string, name = 'Normal', own = ''): string => `[${name}] {${own || careless.paragraph}} ${/[{<]/.test(words) ? words : `<${careless.text}>${words}</>`}`
  const passage = (place: Place, words: string, own: Properties = {}, name = 'Normal'): Passage => ({ right: [right(place, words, { own })], wrong: [wrong(words, name)] })
  const inAnotherFace = (words: string): string => `<${careless.face}>${words}</>`
  const small = (words: string): string => `[Normal] {${listed(free.paragraph)}} <${listed(free.text)},${careless.face}>${words}</>`
  const body = (words: string, typed = words): Passage => ({ right: [right('body', words, { plain: true })], wrong: [wrong(typed), ''] })

  const cased = (words: string, wanted: string | undefined): string => (wanted === 'sentence' ? words.charAt(0) + words.slice(1).toLowerCase() : words)
  const otherCase = (words: string, wanted: string | undefined): string => cased(words, wanted === 'title' ? 'sentence' : 'any')

  const title = cased(titlePage.title!, headings.case[0])
  const onNewPage = frontMatter.title === 'page' ? { pageBreakBefore: true } : {}
  const typedFront = frontMatter.title === 'block' ? 'align=left,spaceBefore=60' : 'align=center,spaceBefore=60'
  const front = frontMatter.elements.map((part): Passage => {
    const words = part === 'title' ? title : titlePage[part]!
    return { right: [right(part, words)], wrong: [part === 'title' ? wrong(words, 'Title', 'align=center,spaceBefore=60') : wrong(words, 'Normal', typedFront)] }
  })
  const authorNote = frontMatter.authorNote
    ? ([['author-note-heading', 'Author Note'], ['body', 'Correspondence concerning this article should be addressed to Ada Sample.']] as const).map(([place, words]) => ({ right: [right(place, words)], wrong: [wrong(words, 'Normal', typedFront)] }))
    : []

  const keywords = ((): Passage => {
    const words = 'harbours, ice, trade'
    const { label, labelLook, end } = frontMatter.keywords ?? { label: 'Keywords:', labelLook: {}, end: '' }
    // No blank stands beside a dash.
    const row = `${label.endsWith('—') ? '' : ' '}${words}${end}`
    if (!frontMatter.keywords) return { right: [right('keywords', `${label}${row}`)], wrong: [wrong(`${label}${row}`)] }
    return { right: [right('keywords', row, { label: [label, labelLook] })], wrong: [wrong(`Key words – ${words}.`)] }
  })()
  const lead = frontMatter.abstractLead
  const summary: Passage[] = lead
    ? [{ right: [right('abstract', prose[0], { label: [lead.label, lead.look] })], wrong: [wrong('Abstract', 'heading 1'), wrong(prose[0])] }]
    : [passage('abstract-heading', 'Abstract', {}, 'heading 1'), passage('abstract', prose[0])]
  const abstract = frontMatter.abstract === 'none' ? [] : [...summary, keywords]

  const heading = (level: Level, words: string, own: Properties = {}): Passage => {
    // Without an abstract nothing but the break tells a title page from the text.
    const endsTitlePage = own['pageBreakBefore'] === true && abstract.length === 0
    const said = cased(words, headings.case[level - 1])
    const runIn = headings.runIn.find((each) => each.level === level)
    const counted = Array.isArray(headings.numbering) && headings.numbering[level - 1] ? { numbering: 1, numberingLevel: level - 1 } : {}
    return {
      right: [right(`heading-${level}`, runIn ? `${said}${runIn.end} ` : said, { own: { ...own, ...counted, ...(runIn && { runIn: true }) } })],
      wrong: [wrong(otherCase(words, headings.case[level - 1]), `heading ${level}`, endsTitlePage ? `pageBreakBefore=true,${careless.paragraph}` : '')],
    }
  }
  const repeated = frontMatter.titleRepeat ? [{ right: [right('heading-1', title, { own: onNewPage })], wrong: [wrong(title, 'heading 1')] }] : []

  const number = (kind: Kind): string => (captions[kind].numerals === 'upperRoman' ? 'I' : '1')
  const mentions = `They are in ${captions.table.callout.inText[0]![0]} ${number('table')} (see ${captions.figure.callout.inBrackets[0]![0]} ${number('figure')}).`
  const otherMentions = captions.table.callout.inText[0]![0] === 'Table' ? 'They are in table 1 (see fig. 1).' : 'They are in Table 1 (see Fig. 1).'

  const captionOf = (kind: Kind): Passage => {
    const { label, separator, end, labelLook, titleLook, position, case: wanted } = captions[kind]
    const words = 'Ships and the Goods of the Year'
    const field = `{${labelLook['bold'] === true ? 'bold ' : ''}field: SEQ ${kind === 'table' ? 'Table' : 'Figure'} \\* ${number(kind) === 'I' ? 'ROMAN' : 'ARABIC'} => ${number(kind)}}`
    const parts = [looking(labelLook, `${label} `), field, looking(labelLook, separator), looking(titleLook, `${cased(words, wanted)}${end ?? ''}`)]
    return {
      right: [right(`${kind}-caption`, parts.join(''), { own: position === 'above' ? { keepNext: true } : {}, plain: true })],
      wrong: [wrong(`${kind === 'table' ? 'Table' : 'Figure'} 1 - ${otherCase(words, wanted)}`, 'caption')],
    }
  }
  const cells = (words: (cell: string, row: number) => string): string =>
    ['Ship | Crew', 'Ada | 12', 'Bea | 14'].map((line, row) => line.split(' | ').map((cell) => words(cell, row)).join(' | ')).join(' / ')
  const table: Passage = { right: [`{ruled table: ${cells((cell) => right('table-text', cell, { own: { keepNext: true } }))}}`], wrong: [`{grid table: ${cells((cell) => small(cell))}}`] }
  const above = captions.figure.position === 'above'
  const [figure, picture] = [captionOf('figure'), { right: [right('figure', '{picture: a ship}', { own: above ? {} : { keepNext: true }, plain: true })], wrong: ['[Normal] {picture: a ship}'] }]

  const afterStop = quotations.citation === 'after-stop'
  const notesOrAny = citationSystem === 'notes' || quotations.citation === 'any'
  const quoted = (after: boolean): string => (after ? `${quotation}. (Sample, 2020, p. 3)` : `${quotation} (Sample, 2020, p. 3).`)
  const note = 'The bells are in the town hall.'
  const inPlace = (captionFirst: boolean): readonly Passage[] => (captionFirst ? [figure, picture] : [picture, figure])
  // Where notes have no space below them.
  const belowNote = tables.gap > 0 && noteSpace === 0 ? { spaceBefore: tables.gap } : {}
  const noteEnd = captions.noteLabel?.end ?? '.'
  const tableNote = ' Crews are those of the first winter.'
  const listHeading = passage('reference-heading', references.heading, {}, 'heading 1')

  return [
    ...front,
    ...authorNote,
    ...(page.columns.count > 1 ? [{ right: ['{section ends: columns=1}'], wrong: [] }] : []),
    ...abstract,
    ...repeated,
    heading(1, 'The Harbour', repeated.length > 0 ? {} : onNewPage),
    body(`${prose[1]} (Tester, 2019)`),
    { right: [right('block-quotation', quoted(afterStop))], wrong: [wrong(quoted(notesOrAny ? afterStop : !afterStop), 'Quote')] },
    body(`${prose[1]} The ships brought three things:`),
    ...['flour and salt', 'rope and tar', 'letters and news'].map((item) => ({ right: [right('list-item', item, { own: { numbering: 2 } })], wrong: [wrong(item, 'Normal', 'numbering=2,align=both,spaceBefore=100')] })),
    heading(2, 'The Ice'),
    body(`${prose[2]}{footnote: ${right('footnote-text', note)}}`, `${prose[2]}{footnote: [footnote text] ${inAnotherFace(note)}}`),
    heading(3, 'The First Night'),
    body(prose[3]),
    heading(4, 'Sledges in the Hills'),
    body(prose[3]),
    heading(5, 'Letters and Bread'),
    body(prose[3]),
    heading(5, 'Bread and Fish'),
    body(prose[0]),
    heading(4, 'Windows of the Town'),
    body(prose[3]),
    heading(3, 'Bells and Lanterns'),
    body(`${prose[1]} ${mentions}`, `${prose[1]} ${otherMentions}`),
    captionOf('table'),
    table,
    { right: [right('caption-note', tableNote, { label: [`Note${noteEnd}`, captions.noteLabel?.look ?? {}] })], wrong: [small(`Note${captions.noteLabel && noteEnd === '.' ? ':' : '.'}${tableNote}`)] },
    { right: [right('body', prose[3], { own: belowNote, plain: true })], wrong: [wrong(prose[3]), ''] },
    { right: inPlace(above).flatMap((each) => each.right), wrong: inPlace(!above).flatMap((each) => each.wrong) },
    heading(2, 'The Thaw'),
    body(prose[1]),
    { right: [right('heading-1', 'Acknowledgments')], wrong: [wrong('Acknowledgments', 'heading 1')] },
    body('The author thanks the town, has no conflicts of interest and had no funding. Correspondence to the author: ada.sample@example.edu.'),
    listHeading,
    ...['Sample, A. (2020). A year in the harbour. Harbour Press.', 'Tester, B. (2019). Ice and the town. Harbour Press.'].map((entry) => passage('reference-entry', entry)),
    ...frameOf(style),
  ]
}

/** What surrounds the text: its language, what the file is called, page numbers, sections. */
const frameOf = ({ page: { pageNumber: number, runningHead, columns } }: StyleDefinition): readonly Passage[] => {
  const said = ['{language: en-US}', `{file: ${titlePage.title}}`]
  const head = runningHead === 'surname' ? 'Sample ' : runningHead === 'short-title' ? `${titlePage.title!.toUpperCase()}\t` : ''
  const first = number && !number.firstPage ? [`{section: titlePage=true${number.countTitlePage ? '' : ',pageNumberStart=0'}}`] : []
  return [
    { right: said, wrong: said },
    { right: number ? [`{${number.slot}: ${runningHead === 'short-title' ? 'left' : number.align} ${head}PAGE}`] : [], wrong: number ? [`{${number.slot === 'header' ? 'footer' : 'header'}: left PAGE}`] : [] },
    { right: [...first, ...(columns.count > 1 ? ['{section: breakType=continuous}'] : [])], wrong: [] },
  ]
}
