import { describe, expect, test } from 'vitest'
import { compared, indentsOf, lookOf, placeOf, short, styleTitle } from './wording.js'

describe('what there is and what is wanted', () => {
  test('are two descriptions', () =>
    expect(compared('The heading stands', 'centred', 'flush left', ['align']).message).toBe('The heading stands centred; the style wants flush left.'))

  test('read as a sentence where one is an addition', () =>
    expect(compared('The line stands', 'with a hanging indent', 'with no first-line indent', ['firstLine']).message).toBe('The line stands with a hanging indent; the style wants no first-line indent.'))

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
  expect(short('https://harbours.example/ships/of/the/north', 20)).toBe('https://harbours.exa'.slice(0, 19) + '…')
})

describe('a description speaks of nothing but the properties that it gets', () => {
  test.each([
    [indentsOf({ firstLine: 0 }), 'no first-line indent'],
    [indentsOf({ indentStart: 720, firstLine: -720 }), 'a left indent of 0.5 in and a hanging indent of 0.5 in'],
    [indentsOf({ firstLineChars: 200 }), ''],
    [placeOf({ align: 'center' }), 'centred'],
    [placeOf({ align: 'lowKashida', indentEnd: 1440 }), 'justified by drawn-out letters, with a right indent of 1 in'],
    [lookOf({ italic: false }), 'not italic'],
    [lookOf({ bold: false, italic: true, underline: 'single' }), 'italic, underlined, not bold'],
    [lookOf({ verticalAlign: 'baseline' }), 'on the line'],
  ])('%s', (said, expected) => expect(said).toBe(expected))
})

test.each([['heading 1', 'Heading 1'], ['list paragraph', 'List Paragraph'], ['', 'Normal'], ['_ h_2/3_ga', '_ h_2/3_ga']])('the style %s is called %s', (name, title) =>
  expect(styleTitle(name)).toBe(title))
