import { expect, test } from 'vitest'
import { frontPart } from './front-part.js'
import { namesIn, surnameOf } from './surname.js'

test.each(['Ada Sample', 'ADA B. SAMPLE', 'María del Carmen García López', 'Ada Sample, Bea Muster and Cem Example', 'Ada Sample1,2 & Bea Muster2', 'Ada Sample^ 1,*^, Bea Muster^2^', 'Ada Sample (Example University)', 'Ada Sample, lab partner: Bea Muster', 'Author 2', 'First Author', 'Author Name'])('%s is who wrote it', (line) =>
  expect(frontPart(line)).toBe('author'))

test.each(['by Ada Sample', 'vorgelegt von: Ada Sample', 'Submitted by Ada Sample', 'Name: Ada B. Sample', 'Name: Ada Sample\tDate: 3 May 2024', 'Verfasserin: Ada Sample'])('%s is who wrote it, after words that lead up to the name', (line) => {
  expect(frontPart(line)).toBe('author')
  expect(surnameOf(line)).toBe('Sample')
})

test('what an author belongs to is no other author', () => {
  expect(namesIn('Principal investigator: Dr. Bea Muster, Institute for Harbours')).toEqual(['Dr. Bea Muster'])
  expect(namesIn('Ada Sample, lab partner: Bea Muster')).toEqual(['Ada Sample'])
})

test.each(['Nordhafen, June 2021', 'Abgabedatum: 15. März 2024', 'eingereicht am 15.03.2024', 'Due date: May 3, 2024', 'Fecha: 3 de mayo de 2024', 'Puerto Claro, 2023'])('%s is a date', (line) => expect(frontPart(line)).toBe('date'))

test.each(['Name: the harbour', 'Author: see the last page', 'Name of the Harbour', 'Harbours in the Pandemic (COVID-19)', 'BYLAWS OF', 'THE HARBOUR', 'Master of the Harbour', 'Presented by the sea.', 'The Harbour, class: Ships', 'Class, Time and Tea', 'Course of the Ice', 'Research Proposal Form', 'Civil Division', 'BORRADOR FINAL', 'Supervisor details', 'Some Title', 'Cher Client,', 'FY 2019 BUDGET'])('%s is nobody', (line) => expect(frontPart(line)).toBeUndefined())

test.each(['TOWNS AND HARBOURS IN THE LONG WINTER OF ICE', 'Growing Together In Northern Harbour Towns', 'Ice and Calm Sleep Among College Students', 'A Winter in a Rural Hospital', 'La escuela de los barqueros', 'The Harbour and Its People in the Ice, 1840'])('%s may be a title', (line) =>
  expect(frontPart(line)).toBeUndefined())

test.each([
  ['Principal investigator: Dr. Bea Muster, Institute for Harbours', 'author'], ['Grant no. HF-2019-7', 'title-page'], ['Reporting period: 1 May 2020 – 3 May 2023', 'title-page'],
  ['Matriculation no. 40122', 'title-page'], ['Matrikelnummer 40122', 'title-page'],
  ['Student number: 2019881', 'title-page'], ['Nordhafen Business School', 'affiliation'], ['Harbour Management II (HAR 402)', 'course'], ['PHYS 214 – Laboratory Report 3', 'course'], ['Matrikelnummer: 123456', 'title-page'], ['学号：20198812', 'title-page'], ['Module code: HIST204', 'course'], ['English 102', 'course'], ['课程：世界史', 'course'],
  ['Tutor:\tPaul Weber', 'instructor'], ['Clinical instructor: Dr. Bea Muster', 'instructor'], ['Names: Ada Sample and Bea Muster', 'author'], ['指导教师：王教授', 'instructor'], ['Руководитель: И. И. Петров', 'instructor'], ['姓名：李安娜', 'author'], ['Ad Soyad: Ayşe Demir', 'author'],
  ['日期：2024年3月12日', 'date'], ['令和６年３月１２日', 'date'], ['University: Example State', 'affiliation'], ['UFR de Lettres', 'affiliation'], ['Northern University Hospitals', 'affiliation'], ['Department of University Libraries', 'affiliation'], ['Word count: 1,998', 'author-note'], ['* Direct all correspondence to Ada Sample, Example University', 'author-note'], ['Class 10b', 'course'], ['Class: History', 'course'], ['Final paper', 'title-page'], ['Essay 2', 'title-page'],
  ['Vårterminen 2022', 'date'], ['Begeleider: dr. P. Muster', 'instructor'], ['Handledare: Per Muster', 'instructor'], ['Orientador: Prof. Dr. Paulo Muster', 'instructor'],
  ['Wintersemester 2021/22', 'date'], ['Année universitaire 2020-2021', 'date'], ['Proseminar: Häfen im Eis', 'course'], ['sous la direction de Paul Weber', 'instructor'], ['Lab partners: Ada Sample, Bea Muster', 'title-page'],
  ['إعداد الطالبة: سلمى الخطيب', 'author'], ['الباحث: نبيل حداد', 'author'], ['تحت إشراف الأستاذ: نبيل حداد', 'instructor'], ['العام الدراسي 2022-2023', 'date'], ['السنة الجامعية: 2021/2022', 'date'],
  ['Кваліфікаційна робота', 'title-page'], ['Facharbeit', 'title-page'], ['Mrs. Bea Muster', 'instructor'], ['Kursleiterin: Frau Muster', 'instructor'], ['Gymnasium Nordhafen', 'affiliation'], ['Escuela de Historia', 'affiliation'], ['ÉCOLE NORMALE DU PORT', 'affiliation'], ['Tesis para optar al título de Licenciada en Historia', 'title-page'], ['Tesis doctoral', 'title-page'], ['Schuljahr 2022/23', 'date'], ['AP Literature, Period 4', 'course'], ['Науковий керівник: доц. Мельник І. П.', 'instructor'], ['Національний університет', 'affiliation'], ['Prepared for: The Board of the Harbour', 'title-page'], ['Mémoire présenté par Claire Fontaine', 'title-page'], ['Mémoire de Master 2', 'title-page'], ['TRABAJO DE FIN DE GRADO', 'title-page'], ['Erstgutachter: Prof. Dr. Paul Weber', 'instructor'], ['Promotor: dr hab. Jan Wolny', 'instructor'], ['文学部　社会学科', 'affiliation'], ['Master of Education', 'title-page'], ['Licenciatura en Historia', 'title-page'], ['submitted by', 'title-page'], ['vorgelegt von:', 'title-page'], ['Ensayo presentado por:', 'title-page'], ['Demonstrator: Dr. Bea Muster', 'instructor'], ['to Professor Dr. Bea Muster', 'instructor'], ['Team 12', 'title-page'], ['Author Affiliation 1', 'affiliation'], ['Example University (Department of Ice)', 'affiliation'], ['Subtitle', 'subtitle'], ['Ada Sample¹*, Bea Muster², and Cem Example¹', 'author'], ['Northern Ships Ltd.', 'affiliation'], ['Muster Ice GmbH, Nordhafen', 'affiliation'],
])('%s calls itself %s', (line, kind) => expect(frontPart(line)).toBe(kind))
