import { textCheck } from '../text-rule.js'

/** What Word writes in the place of a field that leads nowhere, in the languages that files come in. */
export const brokenFields = textCheck({
  id: 'doc.broken-fields',
  aspect: 'document',
  severity: 'error',
  title: 'Fields that lead nowhere',
  expected: 'No field shows an error.',
  source: { source: 'style-neutral', section: 'manuscript convention' },
  fix: 'comment',
  help: 'Insert the cross-reference anew (References › Cross-reference), or type what is meant.',
  examples: [
    { lines: ['The ships are in {field: REF ships => Table 1}. Error! she cried.'], passes: true },
    { lines: ['The ships are in {field: REF ships => Error! Reference source not found.}'], passes: false },
  ],
  text: 'all',
  forbids: true,
  pattern: /(?:Error! (?:Reference source not found|Bookmark not defined|Not a valid|No text of specified|Hyperlink reference not valid|Unknown |No table of|No index)|Fehler! (?:Verweisquelle|Textmarke|Keine |Kein |Unbekannte)|¡Error! (?:No se encuentra|Marcador no|No hay)|Erreur ?! (?:Source du renvoi|Signet non|Il n)|Errore\. L['’]origine|Erro! (?:Fonte|A origem|Indicador|Marcador)|Fout! (?:Verwijzingsbron|Bladwijzer)|Ошибка! (?:Источник|Закладка))[^.\n]*\.?/gu,
  judge: ([found]) => ({ message: `A field shows “${found.trim()}”; what it referred to is gone.`, expected: 'a number or a title' }),
})
