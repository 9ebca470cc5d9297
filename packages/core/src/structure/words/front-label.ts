import type { RoleKind } from '../role.js'

/** What people write before a colon on the first page, in the languages of papers; `title-page` is what styles do not tell apart. */
const labels = {
  author: "(?:full |student(?:['’]s)? )?names?|(?:principal |lead |co-)?investigators?|students?|authors?|names? of (?:the )?(?:student|author)s?|verfasser(?:in)?|autora?|autores|autore|auteure?s?|författare|forfatter|naam|namn|navn|alun[oa]|nom|nome|nombre|imię i nazwisko|ad soyad|hazırlayan|ad[ıi] soyad[ıi]|họ (?:và )?tên|sinh viên|автор|имя|фио|студент(?:ка)?|выполнила?|виконав|виконала|συγγραφέας|όνομα|姓名|作者|学生|氏名|著者|이름|성명|저자|الاسم|اسم (?:الطالب|الباحث)ة?|(?:(?:من )?إعداد )?(?:الطالب|الباحث)ة?|(?:من )?إعداد|שם|שם הסטודנט",
  'title-page': "lab(?:oratory)? partners?|partners?|group(?: members| number)?|team(?: members)?|(?:student|candidate|matriculation|registration|enrol?lment|roll|index)(?: (?:ids?|nos?\\.?|numbers?|#))+|(?:student )?id|(?:grant|award|project|contract)(?: (?:no\\.?|number|code|reference))?|(?:reporting|project|grant) period|cohort|intake|matrikel(?:nummer|-?nr\\.?)|studiengang|student(?:en)?nummer|studienummer|kandidatnummer|personnummer|opleiding|semester|fachsemester|matrícula|numéro d['’]étudiant|nr albumu|öğrenci no|mã (?:số )?sinh viên|mssv|группа|学号|班级|专业|学籍番号|学生番号|학번|الرقم الجامعي|מספר סטודנט",
  course: '(?:course|class|module|subject|unit|paper)(?: (?:code|name|title|number|no\\.?))?|programme?|kurs|lehrveranstaltung|(?:pro-?|haupt-?|ober-?)?seminar|vorlesung|übung|modul|asignatura|materia|curso|cours|matière|corso|disciplina|vak|cursus|emne|fag|przedmiot|ders|môn(?: học)?|lớp|дисциплина|предмет|курс|μάθημα|课程|科目|講義名|授業名|과목|과목명|المادة|المقرر|קורס',
  instructor: '(?:\\p{L}+ )?(?:instructors?|professors?|lecturers?|supervisors?|advis[eo]rs?|tutors?|demonstrators?|teachers?)|(?:module|course) leader|t\\.?a\\.?|teaching assistants?|prof\\.?|submitted to|presented to|dozent(?:in)?|betreuer(?:in)?|kursleiter(?:in)?|(?:fach|betreuungs)?lehrer(?:in)?|(?:erst|zweit)?gutachter(?:in)?|(?:erst|zweit)?korrektor(?:in)?|prüfer(?:in)?|profesora?|docente|tutora?|enseignante?|directeur|begeleider|handledare|examinator|veileder|vejleder|(?:co)?orientadora?|professora|relat(?:ore|rice)|professoressa|professore|prowadzący|promotor|danışman|dersin hocası|öğretim (?:üyesi|görevlisi)|giảng viên|gvhd|преподаватель|(?:науковий )?керівник|викладач|руководитель|научный руководитель|проверила?|διδάσκων|καθηγητής|指导教师|指導教師|导师|教师|任课教师|担当教員|指導教員|교수|담당교수|지도교수|(?:الأستاذ(?:ة)? )?المشرفة?|الأستاذة?|(?:تحت )?إشراف(?: الأستاذة?)?|מרצה|מנחה',
  date: '(?:due|submission|experiment) date|date(?: (?:due|submitted|performed|of (?:the )?(?:submission|experiment)))?|submitted(?: on)?|deadline|(?:abgabe)?datum|abgabetermin|fecha(?: de entrega)?|inleverdatum|dato|innleveringsdato|data|date de remise|tarih|ngày(?: nộp)?|дата(?: сдачи)?|ημερομηνία|日期|提交日期|提出日|날짜|제출일|التاريخ|תאריך',
  affiliation: 'institution|university|college|school|faculty|department|affiliation|universität|hochschule|fakultät|fachbereich|institut|universidade?|facultad|faculdade|universiteit|universitet|institutt|université|faculté|università|uczelnia|üniversite|trường|khoa|университет|факультет|кафедра|πανεπιστήμιο|学校|学院|大学|所属|소속|학과|الجامعة|الكلية|אוניברסיטה|פקולטה',
  'author-note': 'word ?count|words|number of words|wortzahl|anzahl (?:der )?wörter|número de palabras|nombre de mots|字数|文字数|글자 수|e-?mail(?: address)?|correo(?: electrónico)?|courriel',
} as const satisfies Partial<Record<RoleKind, string>>

/** A label, and a colon or a wide gap after it, where something follows. */
const lead = (words: string): RegExp => new RegExp(`^(?:${words})(?:\\s*[:：]\\s*|\\s*\\t\\s*|\\s{4,})(?=\\S)`, 'iu')
const leads = Object.entries(labels).map(([kind, words]) => ({ kind: kind as keyof typeof labels, lead: lead(words) }))

/** Nobody writes so much behind a label, and no sentence. */
const longest = 120

/** What a line of the first page calls itself (`Student ID: 2019881`), and where what it says of it begins. */
export const frontLabel = (line: string): { readonly kind: RoleKind; readonly to: number } | undefined => {
  if (line.length > longest || !/[:：\t]| {4}/.test(line)) return undefined
  for (const { kind, lead: each } of leads) {
    const to = each.exec(line)?.[0].length
    if (to !== undefined) return { kind, to }
  }
  return undefined
}

/** `Name: Ada Sample      Date: 3 May 2024`: what is filled in behind one label ends where the next field of the form stands. */
const gap = /\s*\t\s*|\s{4,}/u

/** What a line says behind its label, which ends there. */
export const filledIn = (line: string, to: number): string => line.slice(to).split(gap, 1)[0]!
