import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { checksOf, effectiveContent, format, inspect } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText, notesText } from '../reading/text.js'
import { canonicalParts } from '../revisions/canonical.js'
import { ours, reviseAll } from '../revisions/revise.js'

const list = [
  '[heading 1] References',
  'Adair, B. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.',
  'Sample, A., & Roe, J. (2019). A year in the harbour. <italic=true>Journal of Northern Towns</>, <italic=true>12</>(3), 345–362.',
  'Vaughan, M. (2015). <italic=true>Salt and rye</>. Fjord Press.',
]
const paper = [
  'The harbour lay under ice for months (Sample & Roe, 2019, pp. 350–352), and no ship came in. Vaughan (2015) says the same.',
  'Timber was dear (Adair, 2017; Vaughan, 2015, p. 9). So it stayed (see Sample & Roe, 2019).{footnote: The ledgers are lost.}',
  'Nobody asked why (Sample & Roe, 2019, p. 351).',
  ...list,
]

const options = { citations: { wording: 'style' } } as const
const formatted = async (original: Uint8Array, style = 'chicago-18-nb', trackedChanges = false) => format(original, { style, trackedChanges, options }, nodeCodec)
const converted = async (lines: readonly string[], style?: string) => (await formatted(await makeDocx(lines), style)).document

/** The works of each citation with the places in them, whatever the order of text and notes. */
const cited = async (document: Uint8Array): Promise<string[]> =>
  (await inspect(document, {}, nodeCodec)).citations
    .map(({ cites }) => cites.map(({ link, locator }) => `${link.references.join()} ${locator?.value.replace(/–.*/, '') ?? ''}`).sort().join('; '))
    .sort()

describe('a paper that cites in its text', () => {
  test('cites in footnotes where the style does, their marks behind the stops', async () => {
    const document = await converted(paper)
    expect((await bodyText(document)).slice(0, 3)).toEqual([
      'The harbour lay under ice for months,* and no ship came in. Vaughan* says the same.',
      'Timber was dear.* So it stayed.**',
      'Nobody asked why.*',
    ])
    expect(await notesText(document)).toEqual([
      ' A. Sample and J. Roe, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 350–52.',
      ' M. Vaughan, Salt and Rye (Fjord Press, 2015).',
      ' B. Adair, “Oak and Iron,” Northern Ships 4, no. 2 (2017): 55–78; Vaughan, Salt and Rye, 9.',
      ' See Sample and Roe, “A Year in the Harbour.”',
      'The ledgers are lost.',
      ' Sample and Roe, “A Year in the Harbour,” 351.',
    ])
  })

  test('names a work that is cited again right after by its authors alone where the edition wants that', async () => {
    expect((await notesText(await converted(paper, 'turabian-9-nb'))).at(-1)).toBe(' Sample and Roe, 351.')
  })

  test('is read back with notes that cite what the text cited, in the same places of the works', async () => {
    expect(await cited(await converted(paper))).toEqual(await cited(await makeDocx(paper)))
  })

  test('has a work in full in the first note of it, also where a citation before it stays in the text', async () => {
    const document = await converted(['Salt came by sea, (Vaughan, 2015), and rye by land.', 'Nobody had both, (Sample & Roe, 2019).', 'Others say so (Sample & Roe, 2019).', ...list])
    expect((await bodyText(document)).slice(1, 3)).toEqual(['Nobody had both, (Sample & Roe, 2019).', 'Others say so.*'])
    expect((await notesText(document)).at(-1)).toBe(' A. Sample and J. Roe, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 345–62.')
  })

  test('names who keeps the site of a page behind its title', async () => {
    const page = 'Lund, A. (n.d.). <italic=true>How sails are cut</>. Harbour Museum. Retrieved May 3, 2021, from https://www.example.org/cut'
    const document = await converted(['Salt came by sea (Lund, n.d.).', ...list, page])
    expect(await notesText(document)).toEqual([' A. Lund, “How Sails Are Cut,” Harbour Museum, accessed May 3, 2021, https://www.example.org/cut.'])
    expect((await formatted(document)).report.changes).toEqual([])
  })

  test('gets no note between an “Ibid.” and the note that it means, and is asked about', async () => {
    const mixed = [
      'Rye was dear.{footnote: M. Vaughan, Salt and Rye (Fjord Press, 2015), 9.} Timber was dearer (Adair, 2017).',
      'Nobody knew why.{footnote: Ibid., 10.} The ice stayed (Sample & Roe, 2019).',
      'So it is told (Adair, 2017).',
      ...list,
    ]
    const { document, report } = await formatted(await makeDocx(mixed))
    expect((await bodyText(document)).slice(0, 3)).toEqual(['Rye was dear.* Timber was dearer (Adair, 2017).', 'Nobody knew why.* The ice stayed.*', 'So it is told.*'])
    expect((await notesText(document))[1]).toBe('Ibid., 10.')
    const [asked] = checksOf(report).find(({ id }) => id === 'cit.as-note')!.findings.filter(({ status }) => status !== 'fixed')
    expect(asked!.message).toBe('The citation “(Adair, 2017)” stands in the text; write it in a note, and name the work in the note behind it, whose “Ibid.” would mean another one then.')
  })

  test('gets no notes at all where notes are named by their numbers', async () => {
    const numbered = ['Rye was dear.{footnote: The ledgers are lost.} Timber was dearer (Adair, 2017).', 'Nobody knew why (see note 1 above).', ...list]
    expect((await bodyText(await converted(numbered))).slice(0, 2)).toEqual(['Rye was dear.* Timber was dearer (Adair, 2017).', 'Nobody knew why (see note 1 above).'])
  })

  test('says of a numbered entry that is not understood what the list says of it', async () => {
    const numbered = ['Timber was dear [1], and so was rye [2, p. 9; 1].', '[heading 1] References', '[1]\tB. Adair, <italic=true>Oak and iron</>. Fjord Press, 2017.', '[2]\task Martin for the 1962 box in the archive.']
    expect(await notesText(await converted(numbered))).toEqual([' B. Adair, Oak and Iron (Fjord Press, 2017).', ' Ask Martin for the 1962 box in the archive, 9; Adair, Oak and Iron.'])
  })

  test('does not take pages with four digits for the years of a life', async () => {
    const document = await converted(['Timber was dear (Adair, 2017, pp. 2239–2241).', ...list])
    expect((await bodyText(document))[0]).toBe('Timber was dear.*')
    expect(await notesText(document)).toEqual([' B. Adair, “Oak and Iron,” Northern Ships 4, no. 2 (2017): 2239–41.'])
  })

  test('leaves the letters of years where one of the works that they tell apart stays', async () => {
    const [ropes, odd] = ['Berg, L. (2011a). Ropes of the north. <italic=true>Harbour Review</>, <italic=true>7</>(1), 12–19.', 'Berg, L. (2011b). [Ask Martin: box 12, London: New York?] Ropes; in, pp.']
    const { document } = await formatted(await makeDocx(['Rye was dear (Berg, 2011).', '[heading 1] References', ropes, odd]))
    expect((await bodyText(document)).filter((line) => /^Berg/.test(line)).sort()).toEqual([expect.stringContaining('2011a'), expect.stringContaining('2011b')])
    expect((await formatted(document)).report.changes).toEqual([])
  })

  test('leaves a citation that stands in a bracket among others', async () => {
    const line = 'Rye was dear (Vaughan 2015; cf. Berg 1997 Adair (2017)).'
    const { document } = await formatted(await makeDocx([line, ...list]))
    expect((await bodyText(document))[0]).toBe(line)
    expect((await formatted(document)).report.changes).toEqual([])
  })

  test('leaves in the text what is not understood, and asks', async () => {
    const { document, report } = await formatted(await makeDocx(['Rye was dear (Nobody, 1999), and timber too (Adair, 2017).', ...list]))
    expect((await bodyText(document))[0]).toBe('Rye was dear (Nobody, 1999), and timber too.*')
    const findings = report.groups.flatMap(({ checks }) => checks).find(({ id }) => id === 'cit.as-note')!.findings
    expect(findings.map(({ status, excerpt }) => [status, excerpt])).toEqual([['needs_review', '(Nobody, 1999)'], ['fixed', '(Adair, 2017)']])
  })
})

describe('a paper that cites in its notes', () => {
  const noted = [
    'The harbour lay under ice for months,{footnote: A. Sample and J. Roe, “A Year in the Harbour,” Journal of Northern Towns 12, no. 3 (2019): 350–52.} and no ship came in.{footnote: Ibid., 351.}',
    'Timber was dear.{footnote: B. Adair, “Oak and Iron,” Northern Ships 4, no. 2 (2017): 55–78; M. Vaughan, Salt and Rye (Fjord Press, 2015), 9.} Vaughan{footnote: Vaughan, Salt and Rye.} says the same.',
    'Nobody asked why.{footnote: Adair, “Oak and Iron,” 60.} So it stayed.{footnote: See Vaughan, Salt and Rye, 9, whose ledgers are lost.}',
    ...list,
  ]

  test('cites in its text where the style does, and keeps the notes that say more', async () => {
    const document = await converted(noted, 'apa-7')
    expect((await bodyText(document)).slice(0, 3)).toEqual([
      'The harbour lay under ice for months (Sample & Roe, 2019, pp. 350–352), and no ship came in (Sample & Roe, 2019, p. 351).',
      'Timber was dear (Adair, 2017; Vaughan, 2015, p. 9). Vaughan (2015) says the same.',
      'Nobody asked why (Adair, 2017, p. 60). So it stayed.*',
    ])
    expect(await notesText(document)).toEqual(['See Vaughan, Salt and Rye, 9, whose ledgers are lost.'])
  })

  test('cites a reprint in its text, of which a note says no more than the list', async () => {
    const reprint = ['Ice was cold.{footnote: M. Vaughan, Salt and Rye (1971; repr., Fjord Press, 2015), 9.}', '[heading 1] Bibliography', 'Vaughan, M. <italic=true>Salt and Rye</>. 1971. Reprint, Fjord Press, 2015.']
    expect((await bodyText(await converted(reprint, 'apa-7')))[0]).toBe('Ice was cold (Vaughan, 1971/2015, p. 9).')
  })

  test('has a sentence name a work only where it names all authors of it', async () => {
    const sources = ['[heading 1] Bibliography', 'Berg, A., and B. Berg. Salt. Fjord Press, 1997.', 'Waller, N., F. Roe, and E. Sand. “Kinds of Ice.” Northern Ships 1 (1996): 300–321.']
    const notes = ['Waller{footnote: N. Waller, F. Roe, and E. Sand, “Kinds of Ice,” Northern Ships 1 (1996): 300–321.} saw ice, and Waller et al.{footnote: Waller et al., “Kinds of Ice,” 302.} saw more.', 'Ann Berg{footnote: A. Berg and B. Berg, Salt (Fjord Press, 1997), 45.} had salt.']
    expect((await bodyText(await converted([...notes, ...sources], 'apa-7'))).slice(0, 2)).toEqual([
      'Waller (Waller et al., 1996) saw ice, and Waller et al. (1996, p. 302) saw more.',
      'Ann Berg (Berg & Berg, 1997, p. 45) had salt.',
    ])
  })

  test('stands before the stop also where the next sentence begins with a name in small letters', async () => {
    const note = '{footnote: M. Vaughan, Salt and Rye (Fjord Press, 2015), 9.}'
    const lines = [`The ice was thick.${note} mRNA is not ice.`, '[heading 1] Bibliography', 'Vaughan, M. Salt and Rye. Fjord Press, 2015.']
    expect((await bodyText(await converted(lines, 'apa-7')))[0]).toBe('The ice was thick (Vaughan, 2015, p. 9). mRNA is not ice.')
  })

  test('leaves the stop of “et al.” where it stands, which ends a sentence too', async () => {
    const note = '{footnote: B. Adair et al., “Oak and Iron,” Northern Ships 4, no. 2 (2017): 57.}'
    const shared = ['[heading 1] References', 'Adair, B., Berg, L., & Roe, J. (2017). Oak and iron. <italic=true>Northern Ships</>, <italic=true>4</>(2), 55–78.', ...list.slice(3)]
    const document = await converted([`Adair et al.${note} say so.`, `So say Adair et al.${note} Nobody asked why.`, ...shared], 'apa-7')
    expect((await bodyText(document)).slice(0, 2)).toEqual(['Adair et al. (2017, p. 57) say so.', 'So say Adair et al. (2017, p. 57). Nobody asked why.'])
    expect((await bodyText(await converted(['Timber was dear (Adair et al., 2017).', 'So say Adair et al. (2017). Nobody asked why.', ...shared])))[1]).toBe('So say Adair et al.* Nobody asked why.')
    expect((await bodyText(await converted(['So say Adair et al. (2017). Nobody asked why.', ...shared], 'ama-11')))[0]).toBe('So say Adair et al.1 Nobody asked why.')
  })

  test('counts in the order of the marks where the style numbers its citations', async () => {
    expect((await bodyText(await converted(noted, 'ieee'))).slice(0, 2)).toEqual([
      'The harbour lay under ice for months [1, pp. 350–352], and no ship came in [1, p. 351].',
      'Timber was dear [2], [3, p. 9]. Vaughan [3] says the same.',
    ])
  })

  test.each([
    ['ieee', 'Prices rose (see [1, p. 9]). Timber was dear (see [2]), they say.'],
    ['vancouver', 'Prices rose (see 1). Timber was dear (see 2), they say.'],
    ['apa-7', 'Prices rose (see Vaughan, 2015, p. 9). Timber was dear (see Adair, 2017), they say.'],
  ])('sets the words of a note in brackets with its citation (%s)', async (style, line) => {
    const see = ['Prices rose.{footnote: See M. Vaughan, Salt and Rye (Fjord Press, 2015), 9.} Timber was dear,{footnote: See B. Adair, “Oak and Iron,” Northern Ships 4, no. 2 (2017): 55–78.} they say.', ...list]
    const document = await converted(see, style)
    expect((await bodyText(document))[0]).toBe(line)
    expect((await formatted(document, style)).report.changes).toEqual([])
  })

  test('cites what German notes cite, and keeps the note on which “ders.” leans', async () => {
    const { document } = await format(await makeDocx([
      'Die Häfen der Stadt lagen still, und es war nicht das erste Mal.{footnote: Vgl. Max Vaughan: Salz und Roggen. Bergen: Fjordverlag 2015, S. 9–11.} Niemand hat das je gezählt.{footnote: Vgl. ebd., S. 12.}',
      'Auch die Preise sind nicht bekannt.{footnote: Vaughan, Salz und Roggen, S. 30.} Man weiß nur von dem Eis.{footnote: Ders., a. a. O., zu den Preisen der Stadt und des Landes.}',
      '[heading 1] Literatur', 'Vaughan, Max (2015): <italic=true>Salz und Roggen</>. Bergen: Fjordverlag.',
    ]), { style: 'apa-7' }, nodeCodec)
    expect((await bodyText(document)).slice(0, 2)).toEqual([
      'Die Häfen der Stadt lagen still, und es war nicht das erste Mal (vgl. Vaughan, 2015, S. 9–11). Niemand hat das je gezählt (vgl. Vaughan, 2015, S. 12).',
      'Auch die Preise sind nicht bekannt.* Man weiß nur von dem Eis.*',
    ])
  })

  test('keeps a note of two works under which “Ibid.” stays, since nobody can say which of them it means', async () => {
    const two = ['Rye was dear.{footnote: M. Vaughan, Salt and Rye (Fjord Press, 2015), 9.} Timber too.{footnote: Adair, “Oak and Iron,” 60; Vaughan, Salt and Rye, 12.} So was rope.{footnote: Ibid., 15.}', ...list]
    const document = await converted(two, 'mla-9')
    expect((await bodyText(document))[0]).toMatch(/Timber too\.\* So was rope\.\*$/)
    expect((await formatted(document, 'mla-9')).report.changes).toEqual([])
  })

  test('keeps a note on which “ibid.” in one that stays leans', async () => {
    const leaning = ['Rye was dear.{footnote: M. Vaughan, Salt and Rye (Fjord Press, 2015), 9.} Timber too.{footnote: Ibid., 10, though the ledgers are lost.}', ...list]
    expect((await bodyText(await converted(leaning, 'apa-7')))[0]).toBe('Rye was dear.* Timber too.*')
  })

  test('cites what a note names by initials that its entry has in full', async () => {
    const full = ['Rye was dear.{footnote: M. Vaughan, Salt and Rye (Fjord Press, 2015), 9.} Timber too.{footnote: Vaughan, Salt and Rye, 12.}', '[heading 1] Bibliography', 'Vaughan, Mary. <italic=true>Salt and Rye</>. Fjord Press, 2015.']
    const document = await converted(full, 'ieee')
    expect((await bodyText(document))[0]).toBe('Rye was dear [1, p. 9]. Timber too [1, p. 12].')
    expect((await formatted(document, 'ieee')).report.changes).toEqual([])
  })

  test('keeps all notes where one points to another by its number', async () => {
    for (const points of ['Adair (n 1) 10, though the ledgers are lost.', 'Adair, supra note 1, at 10, though the ledgers are lost.', 'Anders Adair, wie Anm. 1, S. 10.']) {
      const counted = [`Rye was dear.{footnote: M. Vaughan, Salt and Rye (Fjord Press, 2015), 9.} Timber too.{footnote: ${points}}`, ...list]
      expect((await bodyText(await converted(counted, 'apa-7')))[0]).toBe('Rye was dear.* Timber too.*')
    }
  })

  test('names what moved in its changes, and is no worse for the notes that go', async () => {
    const { report } = await formatted(await makeDocx(noted), 'apa-7')
    const moved = report.changes.filter(({ check_id: id }) => id === 'cit.from-note')
    expect(moved.map(({ kind, before, after }) => [kind, before, after])[1]).toEqual(['text', 'Ibid., 351.', '(Sample & Roe, 2019, p. 351).'])
    expect(report.preservation.verdict).toBe('explained')
  })
})

const work = fc.constantFrom('Adair, 2017', 'Sample & Roe, 2019', 'Vaughan, 2015', 'Vaughan, 2015, p. 9', 'Sample & Roe, 2019, pp. 350–352', 'Nobody, 1999')
const citation = fc.oneof(
  fc.array(work, { minLength: 1, maxLength: 3 }).map((works) => ` (${works.join('; ')})`),
  fc.constantFrom(' as Vaughan (2015) has it', ' and so says Adair (2017, p. 60)', '.{footnote: The ledgers are lost.}', '.{footnote: B. Adair, “Oak and Iron,” Northern Ships 4, no. 2 (2017): 60.}', '.{footnote: Ibid., 61.}', '{footnote: Vaughan, Salt and Rye, 9; Adair, “Oak and Iron.”}'),
)
const sentence = fc.tuple(fc.constantFrom('The harbour lay under ice', 'Timber was <bold=true>dear</>', '“Nobody came”', 'It was {++very ++}cold'), citation, fc.constantFrom('. ', ', and so on. ', '; ', '” ', ' '))
const text = fc.array(fc.array(sentence.map((pieces) => pieces.join('')), { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join('')), { minLength: 1, maxLength: 4 })

test('any paper with citations in text and notes is as it was once changes are rejected, as formatted directly once they are accepted, and then has nothing left to change', () => {
  const holds = async (lines: readonly string[], style: string) => {
    const original = await makeDocx([...lines, ...list])
    const [direct, tracked] = [await formatted(original, style), await formatted(original, style, true)]
    expect(await canonicalParts(await reviseAll(tracked.document, 'reject', ours), tracked.report.untracked)).toEqual(await canonicalParts(original))
    const accepted = await reviseAll(tracked.document, 'accept', ours)
    expect(await effectiveContent(accepted, nodeCodec)).toEqual(await effectiveContent(direct.document, nodeCodec))
    for (const output of [direct.document, tracked.document, accepted]) {
      expect((await formatted(output, style)).report.changes.map(({ check_id: id, before, after }) => ({ id, before, after }))).toEqual([])
    }
  }
  return fc.assert(fc.asyncProperty(text, fc.constantFrom('chicago-18-nb', 'apa-7', 'ama-11'), holds), { seed: 20240501, numRuns: 10, endOnFailure: true })
})
