import { describe, expect, test } from 'vitest'
import { documentOf } from '../../test/edits/apply.js'
import { code, control, field, inserted, mark, p, r } from '../../test/notation/markup.js'
import { controlAround, runsOfWhole } from './whole-field.js'

/** The words of the runs that the first field of a paragraph can be taken out with; undefined where it cannot. */
const wholeOf = async (...content: string[]) => {
  const { paragraphs: [paragraph] } = await documentOf({ body: p('', ...content) })
  const { text, fields, controls } = paragraph!
  return runsOfWhole(paragraph!, (fields[0] ?? controls[0])!)?.map(({ from, to }) => text.slice(from, to)).join('|')
}
const run = (inner: string) => `<w:r>${inner}</w:r>`
const sign = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`

describe('a field is taken out as a whole', () => {
  test('with the runs from its first sign to its last', async () => expect(await wholeOf(r('See '), field('REF a', 'Lee'), r('.'))).toBe('|||Lee|'))

  test.each([
    ['words stand in the run of its first sign', [run(`<w:t>See </w:t>${sign('begin')}`), code(' REF a '), mark('separate'), r('Lee'), mark('end')]],
    ['words stand in the run of its last sign', [mark('begin'), code(' REF a '), mark('separate'), r('Lee'), run(`${sign('end')}<w:t> says</w:t>`)]],
    ['it lies in what another one shows', [mark('begin'), code(' TOC '), mark('separate'), field('REF a', 'Lee'), mark('end')]],
    ['something of it is pending', [mark('begin'), code(' REF a '), mark('separate'), inserted(1, r('Lee')), mark('end')]],
    ['it shows nothing', [mark('begin'), code(' REF a '), mark('separate'), mark('end')]],
    ['it shows a line break', [field('REF a', 'Lee\nRoe')]],
  ])('not where %s', async (_, content) => expect(await wholeOf(...content)).toBeUndefined())
})

test('a control goes with the field in it where it holds nothing else', async () => {
  const tagOf = async (...content: string[]) => {
    const { paragraphs: [paragraph] } = await documentOf({ body: p('', control('<w:alias w:val="cite"/>', ...content), r('.')) })
    return controlAround(paragraph!, paragraph!.fields[0]!)?.name
  }
  expect(await tagOf(field('REF a', 'Lee'))).toBe('w:sdt')
  expect(await tagOf(field('REF a', 'Lee'), r(' says'))).toBeUndefined()
})

describe('a content control is taken out as a whole', () => {
  const tagged = (...content: string[]) => control('<w:tag w:val="cite"/>', ...content)

  test('with the runs in it', async () => expect(await wholeOf(r('See '), tagged(r('Lee, '), r('2020')), r('.'))).toBe('Lee, |2020'))

  test('not where a field begins in it and ends behind it', async () => {
    const { paragraphs: [paragraph] } = await documentOf({ body: p('', tagged(mark('begin'), code(' REF a '), mark('separate'), r('Lee')), r(' says'), mark('end')) })
    expect(runsOfWhole(paragraph!, paragraph!.controls[0]!)).toBeUndefined()
  })
})
