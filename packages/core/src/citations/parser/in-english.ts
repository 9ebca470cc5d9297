import { abroad } from '../words/announcements.js'
import { noDate } from '../words/undated.js'
import { editedBy, editorBehind, inOfBook, inOfEditor, northernEditions, translatedBy, translationBy } from './role-words.js'

const address = String.raw`(?=:?\s+(?:https?:|www\.))`
/** Words with what stands before and behind them. Few entries have them at all, and to look around every place of the others would take long. */
interface Phrase {
  readonly signs: RegExp
  readonly pattern: RegExp
}
const phrase = (words: string, behind = '', before = ''): Phrase => {
  const apart = String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
  return { signs: new RegExp(apart, 'iu'), pattern: new RegExp(before + apart + behind, 'giu') }
}
const inBrackets = (words: string): Phrase => phrase(words, String.raw`(?=[^()[\]]*[)\]])`, String.raw`(?<=[([][^()[\]]*)`)

/** What entries in other languages say, as English ones do: as many words and signs for each. */
const phrases: readonly (readonly [Phrase, string])[] = [
  // `(s. f.)`, `[o. J.]`
  [{ signs: /[([]/, pattern: new RegExp(String.raw`(?<=[([])(?:${noDate})(?=[)\]])`, 'giu') }, 'n.d.'],
  // `Recuperado el 3 de mayo de 2021, de https://…`, `Abgerufen am`, `Disponível em: https://…`
  [phrase(String.raw`(?:${abroad('seen', 'perhapsSeen')})\s+(?:${abroad('joins')})`, String.raw`(?=:?\s+\d)`), 'Retrieved on'],
  // `Hämtad 2019-05-04 från https://…`
  [phrase(abroad('seen'), String.raw`(?=:?\s+\d)`), 'Retrieved'],
  [phrase(String.raw`(?:${abroad('seen', 'perhapsSeen')})\s+(?:${abroad('joins')})`, address), 'Retrieved from'],
  [phrase(String.raw`(?:${abroad('found')})\s+(?:${abroad('joins')})`, address), 'Available at'],
  [phrase(abroad('joins'), address, String.raw`(?<=\d,?\s)`), 'from'],
  // `[Tesis doctoral, Universidad del Norte]`
  [inBrackets('tesis doctoral'), 'Doctoral dissertation'],
  [inBrackets('(?:thèse|tese) de (?:doctorat|doutora(?:do|mento))'), 'Unpublished doctoral dissertation'],
  [inBrackets('(?:tesis|mémoire|dissertação) de (?:maestría|máster|maîtrise|master|mestrado)'), 'Unpublished master’s thesis'],
  [inBrackets('(?:master|bachelor|diplom|magister)arbeit|proefschrift|avhandling|tesis|tese|thèse'), 'Dissertation'],
  [inBrackets('(?:forschungs)?bericht|informe|rapport|relatório'), 'Report'],
  // `Roe, Carla u. a. (2019)`
  [{ signs: /u\.\s?a\./, pattern: /(?<=^[^:(\d]{3,150}\s)u\. a\.(?=,?\s?[(:])/g }, 'et. al.'],
  [{ signs: /u\.a\./, pattern: /(?<=^[^:(\d]{3,150}\s)u\.a\.(?=,?\s?[(:])/g }, 'et.al.'],
  // `coordinado por Ana Soto`, `hrsg. von`, `traduit par`
  // As many words, of which the model knows each.
  [phrase('a cura di|onder redactie van'), 'edited by by'],
  [phrase(editedBy), 'edited by'],
  [phrase(String.raw`hrsg\. von`), 'ed. by'],
  [phrase(translatedBy), 'translated by'],
  [phrase(translationBy, '', String.raw`(?<=[.,;]\s)`), 'translated by'],
  // `«Los salarios». En Manual de la costa`
  [{ signs: /\s(?:en|em|dans)\s/i, pattern: /(?<=[.”"»]\s)(?:En|Em|Dans)(?=\s\p{Lu})|(?<=[”"»],\s)(?:en|em|dans)(?=\s\p{Lu})/gu }, 'In'],
  // `Den gamle havn. 2. udg. Fyret.`
  [{ signs: /\d\.\su/, pattern: new RegExp(String.raw`(?<=[.,(]\s?)\d{1,2}\.\s${northernEditions}\.`, 'gu') }, '2nd ed.'],
  [{ signs: /\s[IW]:?\s.*\([Rr]ed/u, pattern: new RegExp(String.raw`(?<=[.?!]["”»]?\s)${inOfEditor}`, 'gu') }, 'In'],
  [{ signs: /[”"][.,]?\s[Ii]\s/u, pattern: new RegExp(inOfBook, 'gu') }, 'In'],
  [{ signs: /, [Rr]ed\./, pattern: new RegExp(editorBehind, 'gu') }, 'Ed.'],
]

/**
 * An entry as the model reads it: where the words around it leave no doubt what a phrase announces, its English name stands for it, since
 * the model was fitted to lists that are mostly in English.
 */
export const inEnglish = (raw: string): string =>
  phrases.reduce((text, [{ signs, pattern }, words]) => (signs.test(text) ? text.replace(pattern, words) : text), raw)
