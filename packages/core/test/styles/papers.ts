import type { RoleKind } from '../../src/structure/role.js'
import type { StyleDefinition } from '../../src/styles/definition.js'

const prose = [
  'It was a quiet year for the harbour, and nobody expected the ice to come so early, so that the town lived for months on what its cellars held and on what the sledges brought over the hills from the south.',
  'The people of the town had time for what they liked to do, and the older ones told the children how it had been when the ships still came in every week and the quays were full of men and of goods of all kinds.',
  'When the thaw came at last the first ship brought letters that were five months old, and those who could read them aloud were asked into every house and given bread and fish for it until late into the night.',
]
const quotation = Array.from({ length: 7 }, () => 'the ice came early that year and the ships stayed out until the spring was over').join(', ')
const entries = ['Sample, A. (2020). A year in the harbour. Harbour Press.', 'Tester, B. (2019). Ice and the town. Harbour Press.']

const front: Partial<Record<RoleKind, string>> = {
  author: 'Ada Sample',
  affiliation: 'Department of History, Example University',
  course: 'HIST 101: Harbours',
  instructor: 'Dr. Bea Muster',
  date: '3 May 2024',
}

const abstractOf = ({ frontMatter, prefix }: StyleDefinition): string[] =>
  frontMatter.abstract === 'required' ? ['[heading 1] Abstract', `[${prefix} Abstract] ${prose[0]}`] : []

/** A paper in the notation of fixtures that follows the rules of a style as a handbook's reader would set it. */
export const paperFor = (style: StyleDefinition): string[] => {
  const { prefix, frontMatter, page, references } = style
  const cased = (words: string, level: number): string => (style.headings.case[level - 1] === 'sentence' ? words.charAt(0) + words.slice(1).toLowerCase() : words)
  const title = (part: RoleKind): string => (part === 'title' ? `[Title] ${cased('The Harbour and the Town', 1)}` : `[${prefix} Title Page] ${front[part]}`)
  const number = page.pageNumber
  const head = page.runningHead === 'surname' ? 'Sample ' : page.runningHead === 'short-title' ? 'THE HARBOUR AND THE TOWN\t' : ''
  const [abstract, ...text] = [...abstractOf(style), `[heading 1] ${cased('The Harbour', 1)}`, `[${prefix} Body] ${prose[0]}`]
  const listHeading = (): string => {
    const { bold, ...own } = style.layouts['reference-heading']?.properties ?? {}
    const values = Object.entries(own).filter(([, value]) => value !== false).map(([name, value]) => `${name}=${String(value)}`)
    return `[heading 1] ${values.length > 0 ? `{${values.join(',')}} ` : ''}${bold === false ? `<bold=false>${references.heading}</>` : references.heading}`
  }
  const repeated = frontMatter.titleRepeat ? ['[heading 1] The Harbour and the Town'] : []
  const [first, ...behind] = [...repeated, abstract].map((line, place) => (place === 0 && frontMatter.title === 'page' ? line.replace('] ', '] {pageBreakBefore=true} ') : line)) as [string, ...string[]]
  const sections = number && !number.firstPage ? [`{section: titlePage=true${number.countTitlePage ? '' : ',pageNumberStart=0'}}`] : []
  const counted = (line: string): string => {
    const level = /^\[heading (\d)\]/.exec(line)?.[1]
    if (!level || !Array.isArray(style.headings.numbering) || /Abstract/.test(line)) return line
    const values = `numbering=1,numberingLevel=${Number(level) - 1}`
    return line.includes('] {') ? line.replace('] {', `] {${values},`) : line.replace('] ', `] {${values}} `)
  }
  const joined = page.columns.count > 1 ? ['{section: breakType=continuous}'] : []
  return [
    ...frontMatter.elements.map(title),
    ...(page.columns.count > 1 ? ['{section ends: columns=1}'] : []),
    ...[first, ...behind, ...text, `[heading 2] ${cased('The Ice', 2)}`].map(counted),
    `[${prefix} Body] ${prose[1]}`,
    `[${prefix} Block Quotation] ${quotation} (Sample 2020, 3).`,
    counted(`[heading 2] ${cased('The Thaw', 2)}`),
    `[${prefix} Body] ${prose[2]}`,
    ...(style.backMatter.statements.length > 0 ? [`[${prefix} Body] The authors have no competing interests and no funding to declare for the year that they wrote about.`] : []),
    listHeading(),
    ...entries.map((entry) => `[${prefix} Reference] ${entry}`),
    ...(number ? [`{${number.slot}: ${page.runningHead === 'short-title' ? 'left' : number.align} ${head}PAGE}`] : []),
    ...sections,
    ...joined,
  ]
}

/** The same words with every rule broken that can be broken in the notation: nothing has a style, and all is set otherwise. */
export const brokenPaperFor = (style: StyleDefinition): string[] => {
  const wrong = 'align=both,spaceBefore=100,line=300'
  return [
    ...paperFor(style).flatMap((line) => {
      if (/^\{/.test(line)) return []
      const [, name = '', properties = '', words = ''] = /^\[([^\]]+)\] (\{[^}]*\} )?(.*)$/s.exec(line) ?? []
      if (name === 'Title') return [`[Title] {align=right,spaceAfter=40} <size=40>${words}</>`]
      if (name.startsWith('heading')) return [`[${name}] {${properties ? 'pageBreakBefore=true,' : ''}align=right,spaceBefore=40} <size=30,color=FF0000,underline=single>${words.toLowerCase().replace(/^./, (letter) => letter.toUpperCase())}</>`]
      if (/Title Page$/.test(name)) return [`[${name}] {align=both,spaceBefore=60} <size=18>${words}</>`]
      return [`[${name}] {${wrong},indentStart=300,indentEnd=300} <size=18,fontAscii=Arial,fontHAnsi=Arial,color=FF0000>${words}</>`, '']
    }),
    '{section: marginLeft=2500,marginTop=700,pageWidth=9000,pageHeight=13000,columns=3}',
  ]
}
