import { describe, expect, test } from 'vitest'
import { compared, indentsOf, lookOf, placeOf, quoted, short, styleTitle } from './wording.js'

describe('what there is and what is wanted', () => {
  test('are two descriptions', () =>
    expect(compared('The heading stands', 'centred', 'flush left', ['align']).message).toBe('The heading stands centred; the style wants it flush left.'))

  test.each([
    [compared('The line stands', 'with a hanging indent', 'with no first-line indent', []), 'The line stands with a hanging indent; the style wants it with no first-line indent.'],
    [compared('The line has', 'no first-line indent', 'a hanging indent', []), 'The line has no first-line indent; the style wants a hanging indent.'],
    [compared('The text is in', 'Arial', 'Cambria', []), 'The text is in Arial; the style wants it in Cambria.'],
    [compared('The text is in', '', '', ['characterSpacing']), 'The text has letter spacing of its own; the style wants none.'],
    [compared('The text is in', 'Times New Roman', 'Times New Roman', ['fontAscii', 'fontHAnsi']), 'The text has a font of a theme that the file does not have; the style wants none.'],
  ])('read as a sentence: %s', ({ message }, sentence) => expect(message).toBe(sentence))

  test('never read alike: what they do not say is named', () => {
    const { found, expected, message } = compared('The heading stands', '', '', ['outlineLevel', 'firstLineChars', 'indentStartChars'])
    expect(message).toBe('The heading has an outline level and an indent in characters; the style wants none.')
    expect(found).toBe('an outline level and an indent in characters')
    expect(expected).not.toBe(found)
  })
})

test('words are quoted whole, in one line, with a sign where some are left out', () => {
  expect(short(' The ferries\nof \uFFFCwinter ', 40)).toBe('The ferries of winter')
  expect(short('The ferries of winter and the ice', 20)).toBe('The ferries of…')
  expect(short('The \u202eferries\u202c of winter', 40)).toBe('The ferries of winter')
  expect(short('https://harbours.example/ships/of/the/north', 20)).toBe('https://harbours.exa'.slice(0, 19) + '…')
})

test.each([
  ['The ferries of winter', '“The ferries of winter”'],
  ['“The ferries of winter”', '“The ferries of winter”'],
  ['“The ferries of winter, and of the ice”', '“The ferries of…”'],
  ['“Winter”: the ferries', '““Winter”: the ferries”'],
])('%s stands in quotation marks once', (words, sentence) => expect(quoted(words, 24)).toBe(sentence))

describe('a description speaks of nothing but the properties that it gets', () => {
  test.each([
    [lookOf({ underline: 'none' }), 'not underlined'],
    [indentsOf({ firstLine: 0 }), 'no first-line indent'],
    [indentsOf({ indentStart: 720, firstLine: -720 }), 'a left indent of 0.5 in and a hanging indent of 0.5 in'],
    [indentsOf({ firstLineChars: 200 }), ''],
    [placeOf({ align: 'center' }), 'centred'],
    [placeOf({ align: 'lowKashida', indentEnd: 1440 }), 'justified by drawn-out letters, with a right indent of 1 in'],
    [lookOf({ italic: false }), 'not italic'],
    [lookOf({ bold: false, italic: true, underline: 'single' }), 'italic, underlined, not bold'],
    [lookOf({ bold: false, smallCaps: true }), 'in small capitals, not bold'],
    [lookOf({ bold: false, smallCaps: false }), 'not bold, not in capitals'],
    [lookOf({ caps: false, smallCaps: true }), 'in small capitals'],
    [lookOf({ verticalAlign: 'baseline' }), 'on the line'],
  ])('%s', (said, expected) => expect(said).toBe(expected))
})

test.each([['heading 1', 'Heading 1'], ['list paragraph', 'List Paragraph'], ['', 'Normal'], ['_ h_2/3_ga', '_ h_2/3_ga']])('the style %s is called %s', (name, title) =>
  expect(styleTitle(name)).toBe(title))
