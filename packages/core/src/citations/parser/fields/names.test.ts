import { describe, expect, test } from 'vitest'
import { readNames } from './names.js'

const shown = (text: string) =>
  readNames(text).names.map(({ family, given, suffix, literal }) => literal ?? [family, given, suffix].filter((part) => part !== undefined).join(' | '))

describe('names are told apart however they are written', () => {
  test.each([
    ['Teyling, D. S., Chilton, J. D., & Gerrard, S. Z.', ['Teyling | D. S.', 'Chilton | J. D.', 'Gerrard | S. Z.']],
    ['G.K. Sukarta, T.D.K. Wangsa and F. Iskander,', ['Sukarta | G.K.', 'Wangsa | T.D.K.', 'Iskander | F.']],
    ['Ariza A, de la Macera JC, Petters OA.', ['Ariza | A', 'de la Macera | JC', 'Petters | OA']],
    ['BERG A, ROE C.', ['BERG | A', 'ROE | C']],
    ['Smith, John, and Mary Jones.', ['Smith | John', 'Jones | Mary']],
    ['L. G. Díaz Monte y M. A. Morales Rivera.', ['Díaz Monte | L. G.', 'Morales Rivera | M. A.']],
    ['L. Díaz, M. A. Morales Rivera y J. Sol', ['Díaz | L.', 'Morales Rivera | M. A.', 'Sol | J.']],
    ['NORTE, Ana Luz; BAHIA, Sueli Mara S. P.', ['NORTE | Ana Luz', 'BAHIA | Sueli Mara S. P.']],
    ['Berg, Ada & Roe, Carl; Lund, Mia', ['Berg | Ada', 'Roe | Carl', 'Lund | Mia']],
    ['Smith, J.; van der Berg, K.', ['Smith | J.', 'van der Berg | K.']],
    ['Toft, M. S., St. Leger, J. and Moss, K.', ['Toft | M. S.', 'St. Leger | J.', 'Moss | K.']],
    ['St. Leger J, Moss K', ['St. Leger | J', 'Moss | K']],
    ['Müller, St., & Berg, A.', ['Müller | St.', 'Berg | A.']],
    ['Lunden, H., Berg, R., dan Roe, A.', ['Lunden | H.', 'Berg | R.', 'Roe | A.']],
    ['Roe, A. ve Berg, B.', ['Roe | A.', 'Berg | B.']],
    ['Kingsley, M. L., Jr.', ['Kingsley | M. L. | Jr.']],
    ['Pérez de la Hoz, M.ª J., & Soto, J. M.ª', ['Pérez de la Hoz | M.ª J.', 'Soto | J. M.ª']],
    ['López Ruiz, M. del C., & Soto, J. de D.', ['López Ruiz | M. del C.', 'Soto | J. de D.']],
    ['trad. it. di M. Neri,', ['Neri | M.']],
    ['Academia Boreal', ['Academia Boreal']],
    ['John R. Smith', ['Smith | John R.']],
    ['Vito RT Berg, Anna-Lena KB Roe', ['Berg | Vito R. T.', 'Roe | Anna-Lena K. B.']],
    ['(trans. C. Roe).', ['Roe | C.']],
    ['Lund, Ed Jr', ['Lund | Ed | Jr']],
    ['Lund, Carl III, and Roe, A II', ['Lund | Carl | III', 'Roe | A II']],
    ['Varela Losada, Mario, and Ada Berg', ['Varela Losada | Mario', 'Berg | Ada']],
    ['Ada Berg, John Sample', ['Berg | Ada', 'Sample | John']],
    ['Ó Berg, P. S., & de Roe, A.', ['Ó Berg | P. S.', 'de Roe | A.']],
    ['Cooper LT Jr, Feldman AM, et al; Tides Study Group.', ['Cooper | LT | Jr', 'Feldman | AM', 'Tides Study Group']],
    ['Hollis, Margaret.', ['Hollis | Margaret']],
    ['Adams JR, Cole SR, Doe J Jr.', ['Adams | JR', 'Cole | SR', 'Doe | J | Jr.']],
    ['Le Hellan, J. Y., & C. J. Di Camo', ['Le Hellan | J. Y.', 'Di Camo | C. J.']],
    ['von Dapke M, Nowik-Gettl U', ['von Dapke | M', 'Nowik-Gettl | U']],
    ['Alsters, E A, Y Berg', ['Alsters | E A', 'Berg | Y']],
    ['Aumond (M.)', ['Aumond | M.']],
    ['Vaira, G., Omnis, C., … Roelants, J. -L.', ['Vaira | G.', 'Omnis | C.', 'Roelants | J.-L.']],
    ['A. DAHNEL.', ['DAHNEL | A.']],
    ['Plato.', ['Plato']],
    ['Pointer KJ, Maino PK, Othman HG', ['Pointer | KJ', 'Maino | PK', 'Othman | HG']],
    ['Harward, K.E. and Belovaya, E.A.', ['Harward | K.E.', 'Belovaya | E.A.']],
    ['Thomsett JR.', ['Thomsett | JR']],
    ['Schenstholm IV', ['Schenstholm | IV']],
    ['Daff, M.D.', ['Daff | M.D.']],
    ['Bass Jr., C. F., Mismer, R. E.', ['Bass | C. F. | Jr.', 'Mismer | R. E.']],
    ['Mauricio Hahn Jr., Ai Li.', ['Hahn | Mauricio | Jr.', 'Li | Ai']],
    ['Orban JFJr, Millar ER3rd, Andersen RA', ['Orban | JF | Jr', 'Millar | ER | 3rd', 'Andersen | RA']],
    ['Chan C-KK, Hsia AL', ['Chan | C-KK', 'Hsia | AL']],
    ['Fodar Aa, DeSantos TZ, Wyley KM', ['Fodar | Aa', 'DeSantos | TZ', 'Wyley | KM']],
    ['DU X, WANG X N, LIANG Z T', ['DU | X', 'WANG | X N', 'LIANG | Z T']],
    ['GAULLET Monique et LE GOLL Hubert', ['GAULLET | Monique', 'LE GOLL | Hubert']],
    ['LE GOLL, Jacqueline.', ['LE GOLL | Jacqueline']],
    ['SMALEN, Josef S, Désirée VAN DER HEUDE', ['SMALEN | Josef S', 'VAN DER HEUDE | Désirée']],
    ['Silvano DM da.', ['Silvano | DM da']],
    ['Walp, F.M., van der', ['van der Walp | F.M.']],
    ['H.-W.Hegen ,and N .A.Gippert', ['Hegen | H.-W.', 'Gippert | N.A.']],
    ['Stepfner, M./ Schwerze, C.', ['Stepfner | M.', 'Schwerze | C.']],
    ['(Ed.) J. E. Smith', ['Smith | J. E.']],
    ['Berg, William. M., and Todd. J. Roe', ['Berg | William M.', 'Roe | Todd J.']],
    ['Berg, Chas. A.', ['Berg | Chas. A.']],
    ['UNEP-WCMC, IUCN.', ['UNEP-WCMC', 'IUCN']],
    ['Atlas Research Network, Weinholt JN, Collington EA', ['Atlas Research Network', 'Weinholt | JN', 'Collington | EA']],
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
  expect(shown('compiled by J. Sturgis, V. Walwood and A. Shipp')).toEqual(['Sturgis | J.', 'Walwood | V.', 'Shipp | A.'])
  expect(shown('In U. Preuss-Lauritz & R. Makowski (Eds.), ')).toEqual(['Preuss-Lauritz | U.', 'Makowski | R.'])
})

test('a list that was cut short says so', () => {
  expect(readNames('Rilke S et al')).toEqual({ names: [{ family: 'Rilke', given: 'S' }], etAl: true, skips: false })
  expect(readNames('Rilke S, Berg L, others')).toEqual({ names: [{ family: 'Rilke', given: 'S' }, { family: 'Berg', given: 'L' }], etAl: true, skips: false })
  expect(readNames('Rilke, S., Berg, L., … Roe, C.')).toMatchObject({ names: [{ family: 'Rilke' }, { family: 'Berg' }, { family: 'Roe' }], etAl: true, skips: true })
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
  expect(readNames('Silvano DM da').names).toEqual([{ family: 'Silvano', given: 'DM da' }])
})
