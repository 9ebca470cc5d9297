import type { RoleKind } from '../role.js'
import { withoutLead } from './author-lead.js'
import { filledIn, frontLabel } from './front-label.js'
import { monthName } from './months.js'

const period = `(?:${monthName}|spring|summer|autumn|fall|winter)`
const date = new RegExp(`^(?:.{0,25}\\b(?:date|due|submitted|updated|revised|version|\\p{L}*datum|(?:ein|ab|vor)ge\\p{L}+ am|fecha|data)\\b[^\\n]{0,16}[:,]?\\s*)?(?:\\p{L}+day,?\\s+)?(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?)?${period}\\.?,?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s*)?(?:de\\s+)?(?:\\d{4})?|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|(?:[\\d０-９]{4}|(?:令和|平成|昭和)[\\d０-９元]{1,2})[年년].*|\\d{4})$`, 'iu')
/** `Bogotá, 15 de mayo de 2023`, `Bogotá, May 2023`: where and when. */
const where = "\\p{Lu}[\\p{L}’' .-]{1,24},\\s+(?:(?:den|le|el|il|on)\\s+)?"
const placedDay = new RegExp(`^${where}(?:\\d{1,2}(?:\\.|er|º)?\\s+(?:de\\s+)?${monthName}\\.?,?\\s+(?:de\\s+)?|${monthName}\\s+\\d{1,2},\\s+|\\d{1,2}[./-]\\d{1,2}[./-]|${monthName},?\\s+(?:de\\s+)?)(?:19|20)\\d\\d$`, 'iu')
/** `Київ – 2022`: where and when, at the foot of the page. */
const placed = /^[\p{Script=Cyrillic}][\p{Script=Cyrillic}.-]{1,24}(?:\s*[,–—-]\s*|\s)(?:19|20)\d\d$/u
/** `Puerto Claro, 2023`: so, too, in letters that titles are written in, where a comma parts the two. */
const placedYear = /^\p{Lu}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2},\s(?:19|20)\d\d$/u
/** `Wintersemester 2021/22`, `Année universitaire 2020-2021`: when a course was given. */
const term = /^(?:schuljahr|(?:winter|sommer)-?semester|wi?se|so?se|ws|ss|(?:fall|autumn|winter|spring|summer) (?:semester|term|quarter),?|academic year|année (?:universitaire|académique|scolaire)|curso(?: académico)?|año académico|anno accademico|a\.\s?a\.|ano letivo|akademisches jahr|studiejaar|collegejaar|schooljaar|(?:vår|höst)terminen|(?:vår|høst)semesteret|(?:forårs|efterårs)semestere?t?|[vh]t|[12]\.?º semestre de|rok akademicki|учебный год|(?:العام|السنة) (?:الدراسي|الجامعي)ة?)\s*:?\s*(?:19|20)?\d\d(?:\s?[/–-]\s?(?:19|20)?\d\d)?$/iu
const institution = /(?<!\p{L})(universit\p{L}*|ufr|gymnasium|gesamtschule|lycée|liceo|(?:high|secondary|grammar|middle|elementary|business|law|medical|nursing|graduate) school|université|universidad\p{L}*|universidade|università|universiteit|hochschule|college|institut\p{L}*|department|dept\.?|faculty|fakultät|facultad|faculdade|faculté|school of|schule|laborator\p{L}*|academy|akademi\p{L}*|museum|hospital|centre for|center for|centre of|center of|research (?:center|centre|group|unit|institute)|ministry|cnrs|max planck|университет|институт|університет|інститут|академія|коледж|міністерство|министерство|кафедра|факультет|πανεπιστήμιο|τμήμα|üniversitesi|fakültesi|uniwersytet\p{L}*|wydział|politechnika|trường đại học|đại học|khoa)(?!\p{L})|[\u3400-\u9fff](?:大学|大學|学院|學院|研究所|研究院|研究科|学部|系)(?:[\u3000\u3400-\u9fff]{0,12})$|[가-힣](?:대학교|대학|대학원|연구소|연구원)(?:\s?[가-힣]+)?$|(?:^|\s)(?:جامعة|كلية|معهد|قسم|אוניברסיטת|האוניברסיטה|המכללה|מכללת|הפקולטה|הטכניון)(?:\s|$)/iu
/** `Escuela de Historia`; elsewhere in a line the word may be what a paper is about. */
const school = /^(?:escuela|école|escola|scuola)(?:\s\p{L}+){0,2}\s(?:de|di|des|du|da|do)(?!\p{L})/iu
/** `Sleep Among College Students`, `A Year in a Rural Hospital`: of what kind of institution a paper tells, not which one it is of. */
const kindOfInstitution = /(?<!\p{L})(?:(?:among(?:st)?|between|by|for|from|in|of|on|with)\s(?:[\p{L}-]+\s){0,2}(?:university|college|school|hospital|museum)\s\p{L}+s|an?\s(?:[\p{L}-]+\s){0,2}(?:university|college|school|hospital|museum))(?!\p{L})/giu
/** `Northern Ships Ltd.`: no person is called so. */
const company = /\p{L},?\s(?:Ltd|Inc|LLC|LLP|PLC|Corp|GmbH|S\.A\.|S\.p\.A|B\.V|N\.V)\.?(?:,|$)/u
const instructor = /^(?:instructor|professor|prof\.?|dr\.?|lecturer|supervisor|advisor|adviser|tutor|demonstrator|to (?:professor|prof|dr)\.?|dozent\p{L}*|betreuer\p{L}*|profesor\p{L}*|docente|begeleider|handledare|veileder|vejleder|orientadora?|submitted to|presented to)\b(?!\s(?:details|information)$)/iu
/** `Mrs. Ward`, `Herr Brandt`: nobody calls an author so. */
const addressed = /^(?:M(?:rs?|s)\.?|Miss|Herr|Frau|Mme|Madame|Monsieur|Sra?\.|Signora?)\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u
const ledBy = /^(?:(?:mémoire |thèse |travail |rapport )?(?:dirigée?|encadrée?) par|sous la direction de|unter der leitung von|betreut von|bajo la dirección de|dirigid[oa] por|sotto la guida di|under the (?:supervision|direction|guidance) of|supervised by)(?!\p{L})/iu
/** Who handed it in, as what, for whom: `Prepared for: The Board`, `Master of Education`, `Team 12`. */
const handedIn = /^(?:mémoire |thèse |rapport |arbeit )?(?:submitted|written|prepared|presented|vorgelegt|eingereicht|verfasst|présentée?|presentad[oa]|presentat[oa])\s+(?:by|for|to|von|bei|par|à|por|a|da)(?!\p{L})\s*:?/iu
const overName = /^(?:(?:(?:\p{L}+\s)?(?:submitted|written|prepared|presented|vorgelegt|eingereicht|verfasst|présentée?|presentad[oa]|presentat[oa])\s)?(?:by|von|par|por|di|av|door)\s?:?|(?:autora?|autores|autoras|authors?|auteure?s?|verfasser(?:in|innen)?|autor(?:en|in)?|autori|نویسنده)\s?:)$/iu
const degree = /^(?:(?:licence|master|maîtrise|doctorat|licenciatura|maestría|máster|grado|doctorado|mestrado|doutorado) (?:\d|recherche|professionnel|en|em)|(?:bachelor|master|doctor)(?:['’]s)? (?:of|in) (?:arts|sciences?|education|philosophy|business|engineering|laws?|fine arts|public health|social work|nursing|music|theology|divinity|architecture|medicine)|[BM]\.\s?(?:A|Sc|Ed|Eng)\.),?(?!\p{L})/iu
/** `Grant no. HF-447`, `Matriculation no. 40122` */
const numbered = /^(?:(?:grant|award|project|contract|student|candidate|matriculation|registration|enrol?lment|roll|index) (?:no\.?|number|#|id)|matrikel(?:nummer|-?nr\.?)) [^\s\d]*\d\S*$/iu
const team = /^(?:team|group|gruppe|grupo|groupe|équipe|gruppo)\s(?:no\.?\s?)?\d{1,2}$/iu
/** `Class, Time and Tea` is the rest of a title: in English, words that sentences have, too, are followed by a number or a colon. */
const course = /^(?:course|class)(?=\s?[:#–—-]|\s\S*\d|$)|^(?:kurs|seminar|modul|module|asignatura|curso)\b|^(?!FY\b)\p{Lu}{2,5}[\s-]?\d{2,4}[A-Z]?\b(?:\s*[:–—-].*)?|^\p{L}+(?: \p{L}+)? \d{3}$|^im (?:leistungs|grund)kurs\b|^\p{L}[\p{L} ]{2,40}, period \d$/iu
/** `Marketing Management (MKT 402)`: no name with its place. */
const codeBehind = /\p{L}{3}.*\s\((?!COVID\b)\p{Lu}{2,5}[\s-]?\d{2,4}[A-Z]?\)$/u
/** `PHYS 214 – Lab Report 3` */
const codeBefore = /^\p{Lu}{2,5}[\s-]?\d{2,4}[A-Z]?\s*[:–—-]\s*/u
const note = /^[*†‡§¶✉\s]*(?:author note|(?:(?:please )?(?:direct|address|send) (?:all )?)?correspond\p{L}*|e-?mail\b|orcid|contact\b|word count)/iu
const address = /@\p{L}+[\p{L}.-]*\.\p{L}{2,}/u
/** What kind of paper it is, and what it was handed in for. */
const paperKind = '(?:(?:final|mid-?term|take-?home|term|research|seminar|course|position|reflection|reflective|response|critical|argumentative|analytical|short|long|group|team|individual|lab|laboratory|experiment|practical|project|internship|placement|capstone|case|book|film|original|review|brief|regular)\\s)*(?:(?:paper|article|communication|manuscript|essay|assignment|homework|coursework|report|project|proposal|draft|study|review|exam(?:ination)?|mid-?term|quiz|problem set|worksheet)(?:\\s(?:no\\.?\\s?|#\\s?)?\\d{1,2})?|(?:reflection|response)\\s(?:no\\.?\\s?|#\\s?)?\\d{1,2})'
const thesisKind = '(?:(?:(?:under)?graduate|honou?rs|bachelor|master|doctoral|ph\\.?d\\.?|diploma)(?:[\'’]?s)?\\s)?(?:thesis|dissertation)'
const otherKinds = '(?:seminar|haus|fach|bachelor|master|diplom|semester|pro-?seminar|abschluss)-?arbeit|trabajo (?:final|(?:de )?fin de (?:grado|máster))|tesis(?: doctoral| de (?:grado|licenciatura|maestría|máster|doctorado))?|mémoire(?: de (?:master|licence)(?: \\d)?)?|tesi(?:na)?(?: di laurea)?|(?:bachelor|master)?scriptie|(?:kandidat|c-|d-)?uppsats|examensarbete|(?:bachelor|master)(?:opgave|oppgave)|trabalho de conclusão de curso|praca (?:magisterska|licencjacka|dyplomowa|zaliczeniowa)|курсовая работа|(?:курсова|дипломна|кваліфікаційна|магістерська|бакалаврська|випускна) робота|дипломная работа|реферат|课程论文|学位论文|期末论文|毕业论文|レポート|卒業論文|修士論文'
const occasion = '.*\\bin partial fulfil|(?:a|an) (?:thesis|dissertation|paper|project|report) (?:submitted|presented)\\b|zur erlangung des|tesis (?:para|presentada)\\b'
const kindAlone = new RegExp(`^(?:${paperKind}|${thesisKind}|${otherKinds})$`, 'iu')
const paper = new RegExp(`^(?:${occasion})`, 'iu')
/** What templates have in the place of what is filled in: `Author 1`, `Other author`, `Affiliation`. */
const blanks = [
  ['author', /^(?:(?:first|second|third|fourth|last|other|corresponding|full) )?authors?(?: names?)?(?: ?(?:\d|[A-F]))?$/iu],
  ['affiliation', /^(?:authors? )?affiliations?(?: ?(?:\d|[A-F]))?$/iu],
  ['subtitle', /^sub-?title$/iu],
  ['date', /^date$/iu],
] as const satisfies readonly (readonly [RoleKind, RegExp])[]

/** Whether words name a university, an institute or a part of one. */
export const isInstitution = (text: string): boolean => institution.test(text) && institution.test(text.replace(kindOfInstitution, ''))

/** Whether a line says nothing but what a company is called. */
export const isCompanyAlone = (text: string): boolean => /^(?:\p{Lu}[\p{L}\d'’.-]*,?\s|&\s){1,5}\p{Lu}[\p{L}.]*$/u.test(text.trim()) && company.test(text)

/** Whether a line stands alone over the name that it leads up to: `by`. */
export const leadsToName = (text: string): boolean => overName.test(text.trim())

/** Whether a line says only what kind of paper it is, and for what course: `Lab Report 3`. */
export const isPaperKind = (text: string): boolean => kindAlone.test(text.replace(codeBefore, ''))
/** A name, an initial or the particle of a name; marks of institutions stand behind names, never before them. */
const name = "(?<![\\d¹²³⁰-⁹*†‡§¶✉])(?:\\p{Lu}[\\p{L}'’‐-]*(?![\\p{L}'’‐-])\\.?|(?:van|von|de|del|della|da|di|la|le|el|al|bin|ter|der|den|dos|du|y|e)(?!\\p{L}))"
const twoNames = new RegExp(`^(?:${name}(?:(?<=\\.)-)?)+\\s+${name}`, 'u')
/**
 * `Ada Sample`, `A. B. Sample1,*, Bea Muster2^1^ and C. Example`: capitalised names, and nothing else but what stands between them.
 * No two of the alternatives can begin alike, so that a long line is read once.
 */
const namesAlone = new RegExp(`^(?:${name}|(?<=\\.)-|[\\s\\d¹²³⁰-⁹^,;&*†‡§¶✉]|(?:and|und|et|by)(?!\\p{L})|[a-df-h](?!\\p{L}))+$`, 'u')

/** Most Chinese and Korean surnames stand before one or two signs; what else has so few is told by them. */
const surnameSign = '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾丁魏薛叶葉阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段钱汤尹黎易常武乔贺赖龚文'
const namesOfSigns = new RegExp(`^[${surnameSign}][\\u4e00-\\u9fff]{1,2}(?:[\\s、，,；;]+[${surnameSign}][\\u4e00-\\u9fff]{1,2})*\\d*$|^[김이박최정강조윤장임한오서신권황안송전홍][가-힣]{2}(?:[\\s·,]+[김이박최정강조윤장임한오서신권황안송전홍][가-힣]{2})*\\d*$`)

/** Nobody has more names than this; a line in capitals, or with one on each word, may be a title. */
const mostNames = 5

/** What papers and offices are, and nobody is called: `Proposal Form`, `Civil Division`, `Borrador final`. */
const thing = 'form|formular|formulario|report|proposal|plan|draft|borrador|entwurf|division|office|agency|committee|commission|council|program(?:me)?|project|policy|version|edition|volume|summary|notes|budget|guide|handbook|manual|template|survey|submission|title'
/** Nobody is called so: `BYLAWS OF`, `The Harbour`, `An Example`. */
const noName = new RegExp(`^An?\\s+(?!\\p{Lu}\\.)|^(?:dear|chers?|chères?|liebe[rs]?|estimad[oa]s?)\\s|(?<!\\p{L})(?:of|the|for|from|with|among|between|during|after|before|under|through|across|${thing})(?!\\p{L})`, 'iu')

const areNames = (text: string): boolean =>
  namesOfSigns.test(text) || (
  twoNames.test(text) && namesAlone.test(text) && !noName.test(text) &&
  text.split(/[,;&]|\b(?:and|und|et|y|e)\b/u).every((names) => (names.match(/(?<!\p{L})\p{Lu}\p{L}/gu)?.length ?? 0) <= mostNames))

/** `Ada Sample (Example University; ORCID 0000-0002-1825-0097)`: where a name belongs to in brackets; places have brackets behind them too. */
const isNameWithPlace = (text: string): boolean => {
  const from = text.endsWith(')') ? text.indexOf('(') : -1
  const named = text.slice(0, Math.max(from, 0)).trim()
  return from > 0 && text.indexOf('(', from + 1) < 0 && areNames(named) && !institution.test(named)
}

/** `Dr. Ada Sample, Institute for Harbours`, behind a label that tells who that is. */
const isNameBeforePlace = (text: string): boolean => {
  const to = text.indexOf(',')
  return to > 0 && areNames(text.slice(0, to)) && isInstitution(text.slice(to))
}

/** `Ada Sample, lab partner: Bea Muster`: a name, and what calls itself something else behind it. */
const isNameBeforeLabel = (text: string): boolean => {
  const [, named, rest] = /^([^,;|:]+)[,;|]\s+(.+)$/u.exec(text) ?? []
  return named !== undefined && areNames(named) && frontLabel(rest!) !== undefined
}

/** The heading of an author note. */
export const isAuthorNote = (text: string): boolean => /^author note:?$/i.test(text)

/** A person is called by name, and a day by its date: `Author: see the last page`, `Date: a fruit` say something else. */
const says = (kind: RoleKind, text: string): boolean => {
  if (kind === 'author') return areNames(text) || isNameBeforePlace(text) || /^[\p{Lo}\p{M}·・ ]{2,40}$/u.test(text)
  if (kind === 'date') return date.test(text)
  return /^(?:[\p{Lu}\p{Lo}\d(<#]|(?:доц|проф|канд|докт|prof|dr)(?:\.|\s))|@/u.test(text) && !/(?<!\p{Lu})[.;]$/u.test(text)
}

/** What a line of a title page says, as far as its words tell. */
export const frontPart = (line: string): RoleKind | undefined => {
  if (line.length > 600) return undefined
  // Only Turkish has this letter, which no pattern takes for an I.
  const text = line.replaceAll('İ', 'I')
  const label = frontLabel(text)
  return label && says(label.kind, filledIn(text, label.to)) ? label.kind : parts.find(([, isSaid]) => isSaid(text))?.[0]
}

/** Whether one of the patterns is found in a text of fewer letters. */
const found = (patterns: readonly RegExp[], fewer = Infinity) => (text: string): boolean =>
  text.length < fewer && patterns.some((pattern) => pattern.test(text))

const twoSentences = /[.?!]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u

/** The first that holds. */
const parts: readonly (readonly [RoleKind, (text: string) => boolean])[] = [
  ['date', found([date, term, placed, placedDay, placedYear])],
  ...blanks.map(([kind, blank]): [RoleKind, (text: string) => boolean] => [kind, found([blank], 40)]),
  ['title-page', found([kindAlone, paper, overName])],
  ['author-note-heading', isAuthorNote],
  ['author-note', found([note])],
  ['author-note', found([address], 120)],
  ['instructor', found([instructor, ledBy, addressed], 80)],
  ['course', (text) => text.length < 80 && (codeBehind.test(text) || (codeBefore.test(text) && isPaperKind(text)))],
  ['author', (text) => text.length < 400 && isNameWithPlace(withoutLead(text))],
  ['author', (text) => text.length < 120 && isNameBeforeLabel(withoutLead(text))],
  ['affiliation', (text) => (isInstitution(text) || school.test(text) || company.test(text)) && !twoSentences.test(text)],
  ['title-page', found([team, numbered])],
  ['course', found([course], 80)],
  ['author', (text) => text.length < 400 && areNames(withoutLead(text))],
  ['title-page', (text) => !/[.!?]$/.test(text) && found([handedIn, degree], 100)(text)],
]
