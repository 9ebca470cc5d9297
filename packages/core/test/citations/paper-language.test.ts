import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format, type Options } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'

interface Paper {
  readonly text: string
  readonly heading: string
  readonly entries: readonly string[]
}

const papers: Readonly<Record<string, Paper>> = {
  German: {
    text: 'Die Straßen der Stadt sind am Morgen noch leer, und auf dem Markt wird nur von den Händlern gesprochen (vgl. Vogel und Weiß, 2017, S. 214). Das ist nicht mit dem Hafen zu vergleichen.',
    heading: 'Literaturverzeichnis',
    entries: ['Vogel, M. und Weiß, J. (2017). Stille Straßen. In H. Lang & P. Adler (Hrsg.), <italic=true>Handbuch der Stadt</italic> (3. Aufl., S. 210-233). Ostertor.'],
  },
  Spanish: {
    text: 'Las calles de la ciudad están vacías por la mañana, y en el mercado se habla solo con los vendedores (García & López, 2018, p. 33). No es lo mismo que el puerto de una villa.',
    heading: 'Referencias',
    entries: ['García, A. & López, M. (2018). Calles lentas. En R. Alonso y T. Blanco (Eds.), <italic=true>Movilidad y territorio</italic> (2.ª ed., pp. 30-52). Ribera.'],
  },
  French: {
    text: 'Les rues de la ville sont vides le matin, et sur le marché on ne parle qu’avec les marchands (Martin & Dubois, 2018, p. 33). Ce n’est pas le port dans une autre ville.',
    heading: 'Bibliographie',
    entries: ['Martin, A. & Dubois, M. (2018). Rues lentes. Dans R. Alain et T. Blanc (dir.), <italic=true>Villes et territoires</italic> (2e éd., p. 30-52). Rivage.'],
  },
  Italian: {
    text: 'Le strade della città sono vuote al mattino, e sul mercato si parla solo con i venditori (Rossi e Bianchi, 2018, p. 33). Non è la stessa cosa nel porto di una città che vive del mare.',
    heading: 'Bibliografia',
    entries: ['Rossi, A. e Bianchi, M. (2018). Strade lente. In R. Alberti e T. Bruno (a cura di), <italic=true>Mobilità e territorio</italic> (2a ed., pp. 30-52). Riviera.'],
  },
  Portuguese: {
    text: 'As ruas da cidade estão vazias de manhã, e no mercado só se fala com os vendedores (Silva e Souza, 2018, p. 33). Não é o mesmo que o porto de uma cidade que vive do mar.',
    heading: 'Referências',
    entries: ['Silva, A. e Souza, M. (2018). Ruas lentas. In R. Alves e T. Branco (Orgs.), <italic=true>Mobilidade e território</italic> (2.ª ed., pp. 30-52). Ribeira.'],
  },
  Dutch: {
    text: 'De straten van de stad zijn in de ochtend leeg, en op de markt wordt het woord alleen tot de handelaren gericht (Jansen en De Vries, 2018, p. 33). Dat is niet de haven van een stad.',
    heading: 'Literatuur',
    entries: ['Jansen, A. & De Vries, M. (2018). Langzame straten. In R. Alberts & T. Bos (Red.), <italic=true>Mobiliteit en ruimte</italic> (2e dr., pp. 30-52). Boom.'],
  },
  Swedish: {
    text: 'Gatorna i staden är tomma på morgonen, och på torget talar man bara med handlarna (Vogel och Weiss, 2017, s. 214). Det är inte som i hamnen, och den som kommer från havet ser det.',
    heading: 'Referenser',
    entries: ['Vogel, M. & Weiss, J. (2017). Stilla gator. I H. Lang & P. Adler (red.), <italic=true>Stadens handbok</italic> (3 uppl., s. 210-233). Fyren.'],
  },
  Danish: {
    text: 'Gaderne i byen er tomme om morgenen, og på torvet taler man kun med handlende (Vogel og Weiss, 2017, s. 214). Det er ikke som i havnen, og den der kommer fra havet ser det efter sig.',
    heading: 'Litteratur',
    entries: ['Vogel, M. og Weiss, J. (2017). Stille gader. I: H. Lang & P. Adler (red.), <italic=true>Byens håndbog</italic> (3. udg., s. 210-233). Fyret.'],
  },
  Norwegian: {
    text: 'Gatene i byen er tomme om morgenen, og på torget snakker man bare med de handlende (Vogel og Weiss, 2017, s. 214). Det er ikke som i havnen, og den som kommer fra havet ser det etter seg.',
    heading: 'Litteratur',
    entries: ['Vogel, M. & Weiss, J. (2017). Stille gater. I H. Lang & P. Adler (red.), <italic=true>Byens håndbok</italic> (3. utg., s. 210-233). Fyret.'],
  },
  English: {
    text: 'The streets of the town are quiet in the morning, and on the market nobody speaks with anybody but the merchants (Vogel and Weiss, 2017, p. 214). That is not what the harbour is like.',
    heading: 'References',
    entries: ['Vogel, M. and Weiss, J. (2017). Quiet streets. In H. Lang and P. Adler (Eds.), <italic=true>Handbook of the town</italic> (3rd ed., pp. 210-233). Ostertor Press.'],
  },
}

const formatted = async ({ text, heading, entries }: Paper, options?: Options) => {
  const paper = [text, text.replace(/\([^)]*\)/, ''), `[heading 1] ${heading}`, ...entries].map((line) => line.replace(/<italic=true>(.*?)<\/italic>/g, '<italic=true>$1</>'))
  const { document, report } = await format(await makeDocx(paper), { style: 'apa-7', ...(options && { options }) }, nodeCodec)
  const lines = await bodyText(document)
  return { citation: /\([^)]*\d{4}[^)]*\)/.exec(lines[0]!)?.[0], entry: lines.at(-1), locale: report.style.locale }
}

describe('citations and references are worded in the language of the paper', () => {
  test.each([
    ['German', 'de-DE', '(vgl. Vogel & Weiß, 2017, S. 214)', 'Vogel, M., & Weiß, J. (2017). Stille Straßen. In H. Lang & P. Adler (Hrsg.), Handbuch der Stadt (3. Aufl., S. 210–233). Ostertor.'],
    ['Spanish', 'es-ES', '(García y López, 2018, p. 33)', 'García, A. y López, M. (2018). Calles lentas. En R. Alonso y T. Blanco (Eds.), Movilidad y territorio (2.ª ed., pp. 30-52). Ribera.'],
    ['French', 'fr-FR', '(Martin et Dubois, 2018, p. 33)', 'Martin, A. et Dubois, M. (2018). Rues lentes. Dans R. Alain et T. Blanc (Éds.), Villes et territoires (2e éd., p. 30-52). Rivage.'],
    ['Italian', 'it-IT', '(Rossi & Bianchi, 2018, p. 33)', 'Rossi, A., & Bianchi, M. (2018). Strade lente. In R. Alberti & T. Bruno (A cura di), Mobilità e territorio (2ª ed., pp. 30–52). Riviera.'],
    ['Portuguese', 'pt-BR', '(Silva & Souza, 2018, p. 33)', 'Silva, A., & Souza, M. (2018). Ruas lentas. Em R. Alves & T. Branco (Orgs.), Mobilidade e território (2ª ed., p. 30–52). Ribeira.'],
    ['Dutch', 'nl-NL', '(Jansen & De Vries, 2018, p. 33)', 'Jansen, A., & De Vries, M. (2018). Langzame straten. In R. Alberts & T. Bos (Red.), Mobiliteit en ruimte (2de dr., pp. 30-52). Boom.'],
    ['Swedish', 'sv-SE', '(Vogel & Weiss, 2017, s. 214)', 'Vogel, M., & Weiss, J. (2017). Stilla gator. I H. Lang & P. Adler (Red.), Stadens handbok (3:e uppl., s. 210–233). Fyren.'],
    ['Danish', 'da-DK', '(Vogel & Weiss, 2017, s. 214)', 'Vogel, M., & Weiss, J. (2017). Stille gader. I H. Lang & P. Adler (Red.), Byens håndbog (3. udg., s. 210–233). Fyret.'],
    ['Norwegian', 'nb-NO', '(Vogel & Weiss, 2017, s. 214)', 'Vogel, M., & Weiss, J. (2017). Stille gater. I H. Lang & P. Adler (Red.), Byens håndbok (3. utg., s. 210–233). Fyret.'],
    ['English', 'en-US', '(Vogel & Weiss, 2017, p. 214)', 'Vogel, M., & Weiss, J. (2017). Quiet streets. In H. Lang & P. Adler (Eds.), Handbook of the town (3rd ed., pp. 210–233). Ostertor Press.'],
  ])('%s', async (language, locale, citation, entry) => {
    expect(await formatted(papers[language]!)).toEqual({ citation, entry, locale })
  })

  test.each([
    ['German', 'Vogel, M. (2017, 4. März). Das Eis kommt. <italic=true>Journal der Stadt</italic>. https://example.org/eis', 'Vogel, M. (o. J.). <italic=true>Zahlen der Stadt</italic>. Abgerufen am 3. Mai 2021, von https://example.org/zahlen'],
    ['Spanish', 'García, A. (2018, 4 de marzo). El hielo llega. <italic=true>Journal del Norte</italic>. https://example.org/hielo', 'García, A. (s. f.). <italic=true>Datos de la villa</italic>. Recuperado el 3 de mayo de 2021, de https://example.org/datos'],
    ['French', 'Martin, A. (2018, 4 mars). La glace arrive. <italic=true>Journal du Nord</italic>. https://example.org/glace', 'Martin, A. (s. d.). <italic=true>Données de la ville</italic>. Consulté le 3 mai 2021, à l’adresse https://example.org/donnees'],
    ['Swedish', 'Vogel, M. (2018, 4 maj). Isen kommer. <italic=true>Stadens journal</italic>. https://example.org/isen', 'Vogel, M. (u.å.). <italic=true>Stadens siffror</italic>. Hämtad 3 maj 2021, från https://example.org/siffror'],
  ])('%s: the day stands before its month, and behind the word for it', async (language, newspaper, page) => {
    const { document } = await format(await makeDocx([papers[language]!.text, `[heading 1] ${papers[language]!.heading}`, page, newspaper].map((line) => line.replace(/<italic=true>(.*?)<\/italic>/g, '<italic=true>$1</>'))), { style: 'apa-7' }, nodeCodec)
    expect((await bodyText(document)).slice(2)).toEqual([page, newspaper].map((line) => line.replace(/<\/?italic(?:=true)?>/g, '')))
  })

  test.each([
    ['Dutch', '(Jansen en De Vries 33)', 'Jansen, A., en M. De Vries. ‘Langzame straten’. Mobiliteit en ruimte, onder redactie van R. Alberts en T. Bos, 2de dr., Boom, 2018, pp. 30-52.'],
    ['Swedish', '(Vogel och Weiss, 2017, s. 214)', 'Vogel, M., och J. Weiss. ”Stilla gator”. Stadens handbok, redigerad av H. Lang och P. Adler, 3:e uppl., Fyren, 2017, s. 210–33.'],
  ])('%s: whoever edited the book is named behind it in MLA', async (language, citation, entry) => {
    const { text, heading, entries } = papers[language]!
    const { document } = await format(await makeDocx([text, `[heading 1] ${heading}`, ...entries.map((line) => line.replace('</italic>', '</>'))]), { style: 'mla-9' }, nodeCodec)
    const lines = await bodyText(document)
    expect([lines.find((line) => line.includes(citation)) !== undefined, lines.at(-1)]).toEqual([true, entry])
  })

  test('what may be the section of an Act is no page', async () => {
    const { document } = await format(await makeDocx(['The harbour is open to all who come in need (Harbour Act, 2006, s. 172), and that is the law of the town.', '[heading 1] References', 'Harbour Act. (2006). <italic=true>The harbours of the north</>. Fjord Press.']), { style: 'apa-7' }, nodeCodec)
    expect((await bodyText(document))[0]).toContain('2006, s. 172)')
  })

  test('a French paper is known by its small words, and keeps its blanks before semicolons', async () => {
    const text = 'Les phares de la côte n’ont guère retenu l’attention des marins (Martin et Dubois 2018 ; Roux 2011). D’après eux, il ne s’agirait pas d’une histoire comme les autres, mais de celle d’un port.'
    const { document, report } = await format(await makeDocx([text, '[heading 1] Références', papers['French']!.entries[0]!.replace('</italic>', '</>'), 'Roux, C. (2011). <italic=true>Le sel et la lampe</>. Rivage.']), { style: 'apa-7' }, nodeCodec)
    expect(report.style.locale).toBe('fr-FR')
    expect((await bodyText(document))[0]).toContain('(Martin et Dubois, 2018 ; Roux, 2011)')
  })

  test.each([
    ['Catalan, which has no words here', 'en-US', 'Els carrers de la ciutat són buits al matí, i en el mercat només es parla amb els venedors de peix. No és com el port de les ciutats que viuen de la mar.'],
    ['Finnish', 'en-US', 'Kaupungin kadut ovat aamulla tyhjiä, ja torilla puhutaan vain kauppiaiden kanssa. Satama on toinen, eikä sitä voi verrata muihin kaupunkeihin meren rannalla.'],
  ])('%s', async (_, locale, text) => {
    expect((await formatted({ ...papers['English']!, text })).locale).toBe(locale)
  })

  test('and are left alone once they are', async () => {
    const { text, heading, entries } = papers['German']!
    const { document } = await format(await makeDocx([text, `[heading 1] ${heading}`, ...entries]), { style: 'apa-7' }, nodeCodec)
    expect((await format(document, { style: 'apa-7' }, nodeCodec)).report.changes).toEqual([])
  })

  test('but for the one that is asked for', async () => {
    const { entry, locale } = await formatted(papers['German']!, { locale: 'en-US' })
    expect(locale).toBe('en-US')
    expect(entry).toContain('(Eds.)')
  })
})

test('the day on which a page without a year was seen is read in the words that a German paper has it in', async () => {
  const entry = 'Hafenamt (o. J.): <italic=true>Tafeln der Gezeiten</>. URL: https://www.hafenamt.example/tafeln (abgerufen am 3. Mai 2020).'
  const lines = [papers['German']!.text, 'Ohne Jahr bleibt es (Hafenamt o. J.).', `[heading 1] ${papers['German']!.heading}`, entry, ...papers['German']!.entries]
  const { document } = await format(await makeDocx(lines), { style: 'chicago-18-nb' }, nodeCodec)
  expect((await bodyText(document))[3]).toBe('Hafenamt. „Tafeln der Gezeiten“. Zugegriffen 3. Mai 2020. https://www.hafenamt.example/tafeln.')
  expect((await format(document, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
})
