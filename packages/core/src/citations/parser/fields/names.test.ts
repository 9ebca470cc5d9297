import { describe, expect, test } from 'vitest'
import { readNames } from './names.js'

const shown = (text: string) =>
  readNames(text).names.map(({ family, given, suffix, literal }) => literal ?? [family, given, suffix].filter((part) => part !== undefined).join(' | '))

describe('names are told apart however they are written', () => {
  test.each([
    ['Teyhen, D. S., Childs, J. D., & George, S. Z.', ['Teyhen | D. S.', 'Childs | J. D.', 'George | S. Z.']],
    ['G.K. Sukandi, T.D.K. Wungu and F. Iskandar,', ['Sukandi | G.K.', 'Wungu | T.D.K.', 'Iskandar | F.']],
    ['Arias A, de la Macorra JC, Peters OA.', ['Arias | A', 'de la Macorra | JC', 'Peters | OA']],
    ['BERG A, ROE C.', ['BERG | A', 'ROE | C']],
    ['Smith, John, and Mary Jones.', ['Smith | John', 'Jones | Mary']],
    ['L. G. Díaz Monte y M. A. Morales Rivera.', ['Díaz Monte | L. G.', 'Morales Rivera | M. A.']],
    ['L. Díaz, M. A. Morales Rivera y J. Sol', ['Díaz | L.', 'Morales Rivera | M. A.', 'Sol | J.']],
    ['NORTE, Ana Luz; BAHIA, Sueli Mara S. P.', ['NORTE | Ana Luz', 'BAHIA | Sueli Mara S. P.']],
    ['Berg, Ada & Roe, Carl; Lund, Mia', ['Berg | Ada', 'Roe | Carl', 'Lund | Mia']],
    ['Smith, J.; van der Berg, K.', ['Smith | J.', 'van der Berg | K.']],
    ['Tift, M. S., St. Leger, J. and Moss, K.', ['Tift | M. S.', 'St. Leger | J.', 'Moss | K.']],
    ['St. Leger J, Moss K', ['St. Leger | J', 'Moss | K']],
    ['Müller, St., & Berg, A.', ['Müller | St.', 'Berg | A.']],
    ['Lunden, H., Berg, R., dan Roe, A.', ['Lunden | H.', 'Berg | R.', 'Roe | A.']],
    ['Roe, A. ve Berg, B.', ['Roe | A.', 'Berg | B.']],
    ['King, M. L., Jr.', ['King | M. L. | Jr.']],
    ['John R. Smith', ['Smith | John R.']],
    ['Vargas Llosa, Mario, and Ada Berg', ['Vargas Llosa | Mario', 'Berg | Ada']],
    ['Ada Berg, John Sample', ['Berg | Ada', 'Sample | John']],
    ['Ó Berg, P. S., & de Roe, A.', ['Ó Berg | P. S.', 'de Roe | A.']],
    ['Cooper LT Jr, Feldman AM, et al; Tides Study Group.', ['Cooper | LT | Jr', 'Feldman | AM', 'Tides Study Group']],
    ['Hollis, Margaret.', ['Hollis | Margaret']],
    ['Adams JR, Cole SR, Doe J Jr.', ['Adams | JR', 'Cole | SR', 'Doe | J | Jr.']],
    ['Le Hesran, J. Y., & C. J. Di Como', ['Le Hesran | J. Y.', 'Di Como | C. J.']],
    ['von Depka M, Nowak-Gottl U', ['von Depka | M', 'Nowak-Gottl | U']],
    ['Alpers, E A, Y Berg', ['Alpers | E A', 'Berg | Y']],
    ['Amand (M.)', ['Amand | M.']],
    ['Vaiva, G., Omnes, C., … Roelandt, J. -L.', ['Vaiva | G.', 'Omnes | C.', 'Roelandt | J.-L.']],
    ['A. DEHNEL.', ['DEHNEL | A.']],
    ['Plato.', ['Plato']],
    ['Painter KJ, Maini PK, Othmer HG', ['Painter | KJ', 'Maini | PK', 'Othmer | HG']],
    ['Howard, K.E. and Belousova, E.A.', ['Howard | K.E.', 'Belousova | E.A.']],
    ['Thompson JR.', ['Thompson | JR']],
    ['Schensted IV', ['Schensted | IV']],
    ['Duff, M.D.', ['Duff | M.D.']],
    ['Baes Jr., C. F., Mesmer, R. E.', ['Baes | C. F. | Jr.', 'Mesmer | R. E.']],
    ['Mauricio Hahn Jr., Ai Li.', ['Hahn | Mauricio | Jr.', 'Li | Ai']],
    ['Urban JFJr, Miller ER3rd, Anderson RA', ['Urban | JF | Jr', 'Miller | ER | 3rd', 'Anderson | RA']],
    ['Chan C-KK, Hsu AL', ['Chan | C-KK', 'Hsu | AL']],
    ['Fodor Aa, DeSantis TZ, Wylie KM', ['Fodor | Aa', 'DeSantis | TZ', 'Wylie | KM']],
    ['DU X, WANG X N, LIANG Z T', ['DU | X', 'WANG | X N', 'LIANG | Z T']],
    ['GOULLET Monique et LE GALL Hubert', ['GOULLET | Monique', 'LE GALL | Hubert']],
    ['LE GALL, Jacqueline.', ['LE GALL | Jacqueline']],
    ['SMOLEN, Josef S, Désirée VAN DER HEIJDE', ['SMOLEN | Josef S', 'VAN DER HEIJDE | Désirée']],
    ['Silveira DM da.', ['Silveira | DM da']],
    ['Wulp, F.M., van der', ['van der Wulp | F.M.']],
    ['H.-W.Hagen ,and N .A.Gippius', ['Hagen | H.-W.', 'Gippius | N.A.']],
    ['Stopfner, M./ Schwarze, C.', ['Stopfner | M.', 'Schwarze | C.']],
    ['(Ed.) J. E. Smith', ['Smith | J. E.']],
    ['Berg, William. M., and Todd. J. Roe', ['Berg | William M.', 'Roe | Todd J.']],
    ['Berg, Chas. A.', ['Berg | Chas. A.']],
    ['UNEP-WCMC, IUCN.', ['UNEP-WCMC', 'IUCN']],
    ['Atlas Research Network, Weinstein JN, Collisson EA', ['Atlas Research Network', 'Weinstein | JN', 'Collisson | EA']],
  ])('%s', (text, names) => {
    expect(shown(text)).toEqual(names)
  })
})

test('a group is never taken apart', () => {
  expect(shown('Centers for Disease Control and Prevention.')).toEqual(['Centers for Disease Control and Prevention'])
  expect(shown('Associação do Café')).toEqual(['Associação do Café'])
  expect(shown('Université de Valmont.')).toEqual(['Université de Valmont'])
  expect(shown('World Health Organization')).toEqual(['World Health Organization'])
  expect(['NHS Improvement', 'Ministerio de Sanidad', 'Human Rights Watch'].map((text) => shown(text).join())).toEqual(['NHS Improvement', 'Ministerio de Sanidad', 'Human Rights Watch'])
  expect(['NHS England', 'England, Paula', 'Paula England and Kim Lind'].map((text) => shown(text).join('; '))).toEqual(['NHS England', 'England | Paula', 'England | Paula; Lind | Kim'])
  expect(['Harbour PLC', 'Rope LLC', 'United Nations', 'Fjord Clinic'].map((text) => shown(text).join())).toEqual(['Harbour PLC', 'Rope LLC', 'United Nations', 'Fjord Clinic'])
  expect(shown('Hafen für alle e.V.')).toEqual(['Hafen für alle e.V.'])
  expect(shown('Department of Health, Education, and Welfare')).toEqual(['Department of Health, Education, and Welfare'])
})

test('a group at the end of a list of names leaves the others theirs', () => {
  expect(shown('Lee, Ann, Carl Roe, Mia B. Berg, and TIDES Study Group')).toEqual(['Lee | Ann', 'Roe | Carl', 'Berg | Mia B.', 'TIDES Study Group'])
})

test('the words that announce editors are none of their names', () => {
  expect(shown('compiled by J. Sturge, V. Walworth and A. Shepp')).toEqual(['Sturge | J.', 'Walworth | V.', 'Shepp | A.'])
  expect(shown('In U. Preuss-Lausitz & R. Maikowski (Eds.), ')).toEqual(['Preuss-Lausitz | U.', 'Maikowski | R.'])
})

test('a list that was cut short says so', () => {
  expect(readNames('Riley S et al')).toEqual({ names: [{ family: 'Riley', given: 'S' }], etAl: true, skips: false })
  expect(readNames('Riley S, Berg L, others')).toEqual({ names: [{ family: 'Riley', given: 'S' }, { family: 'Berg', given: 'L' }], etAl: true, skips: false })
  expect(readNames('Riley, S., Berg, L., … Roe, C.')).toMatchObject({ names: [{ family: 'Riley' }, { family: 'Berg' }, { family: 'Roe' }], etAl: true, skips: true })
})

test('a Spanish surname of two is that of one person', () => {
  expect(readNames('de la Peña y Ortiz, M.').names).toEqual([{ family: 'de la Peña y Ortiz', given: 'M.' }])
  expect(readNames('García, G. y López, A.').names).toEqual([{ family: 'García', given: 'G.' }, { family: 'López', given: 'A.' }])
  expect(readNames('García, Gabriel y Ana López').names).toEqual([{ family: 'García', given: 'Gabriel' }, { family: 'López', given: 'Ana' }])
})

test('one word between names as they are spoken is a name of its own', () => {
  expect(readNames('Lund, Mia, Ada Berg, quaydata, Carl Roe, and Kim Chan').names.map(({ family }) => family)).toEqual(['Lund', 'Berg', 'quaydata', 'Roe', 'Chan'])
})

test('one word before an “and” and several behind it, with no comma, are the name of one group', () => {
  const groups = ['Environment and Tidal Change Canada', 'Fisheries and Harbours Scotland', 'Berg and Lund plc', 'Health and Safety Quay']
  expect(groups.map((name) => readNames(name).names)).toEqual(groups.map((literal) => [{ literal }]))
  expect(readNames('Berg and Lund').names).toHaveLength(2)
  expect(readNames('Tove Berg and Ada Lund').names).toHaveLength(2)
  expect(readNames('Berg and Ada Lund').names).toHaveLength(2)
})

test('the end of an address on the web is no word for what somebody did', () => {
  expect(readNames('Fjords.org.').names).toEqual([{ family: 'Fjords.org' }])
  expect(readNames('Souza, A. (Org.).').names).toEqual([{ family: 'Souza', given: 'A.' }])
})

test('a second word written small is no surname, unless it is a particle', () => {
  expect(readNames('Statistiska byrån').names).toEqual([{ literal: 'Statistiska byrån' }])
  expect(readNames('Silveira DM da').names).toEqual([{ family: 'Silveira', given: 'DM da' }])
})
