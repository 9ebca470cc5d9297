import { remembering } from '../../algorithms/remembering.js'
import { monthAbroad, monthInEnglish, monthNumber } from '../../structure/words/months.js'
import { abroad } from '../words/announcements.js'
import { noDateAbroad } from '../words/undated.js'
import { readingOf, rephrased, type Reading } from './reading.js'
import { editedBy, editorBehind, editorsAbroad, inOfBook, inOfEditor, northernEditions, translatedBy, translationBy } from './role-words.js'

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
/** As they stand, told by what begins them. */
const exactly = (pattern: RegExp, signs = new RegExp(pattern, pattern.flags.replace('g', ''))): Phrase => ({ signs, pattern })
const inBrackets = (words: string): Phrase => phrase(words, String.raw`(?=[^()[\]]*[)\]])`, String.raw`(?<=[([][^()[\]]*)`)

const doctoral = 'tesis doctoral|thèse de doctorat|tese de doutora(?:do|mento)|tesi di dottorato'
const month = `(${monthAbroad})`
const year = String.raw`((?:19|20)\d\d)(?!\d)`
const inMonth = (name = ''): string => monthInEnglish(monthNumber(name.toLowerCase()) ?? monthNumber(`${name.toLowerCase()}.`)!)

/** What entries in other languages say, as English ones do. */
const phrases: readonly (readonly [Phrase, string | ((found: RegExpMatchArray) => string)])[] = [
  // `„Ebbe“.`, `»Ebbe«,`: the stop stands before the mark in English, and what closes there opens here.
  [exactly(/„([^„“”]+)[“”]([.,])|»([^«»]+)«([.,])/gu), ([, one, stop, other, point]) => `“${one ?? other!}${stop ?? point!}”`],
  // `3 de mayo de 2021`, `3. Mai 2021`, `(2021, 3 mai)`
  [exactly(new RegExp(String.raw`(?<!\d)(\d{1,2})(?:\.|º)?\s(?:de\s)?${month}(?:\sde)?\s${year}`, 'giu')), ([, day, name, of]) => `${day!} ${inMonth(name)} ${of!}`],
  [exactly(new RegExp(String.raw`(?<=\(${year},\s)(\d{1,2})\.?\s(?:de\s)?${month}(?=\))`, 'giu')), ([, , day, name]) => `${inMonth(name)} ${day!}`],
  // `2021 mag 3`, `3. Mai, S. 4`
  [exactly(new RegExp(String.raw`(?<=(?:19|20)\d\d\s)(${monthAbroad}|${monthAbroad.replaceAll(String.raw`\.`, '')})(?=\s\d)`, 'giu')), ([, name]) => inMonth(name)],
  [exactly(new RegExp(String.raw`(?<=,\s)(\d{1,2})\.?\s(?:de\s)?${month}(?=,)`, 'giu')), ([, day, name]) => `${day!} ${inMonth(name)}`],
  // `Bd. 12, Nr. 3, S. 45–67`, `n.º 3`, `fasc. 3`
  [exactly(/(?<=[.,;:]\s)Bd\.(?=\s\d+[,.])/gu), 'vol.'],
  [exactly(/(?<=[\d,;]\s)(?:Nr\.|n\.\s?º|n[°ºᵒ]|núm\.|fasc\.|(?<=\d\)?,\s)H\.)(?=\s\d{1,3}(?!\d))/gu), ([found]) => (found.includes('.') ? 'no.' : 'no')],
  [exactly(/(?<=[\d,;:]\s)S\.(?=\s\d+[–-]\d)/gu), 'pp.'],
  [exactly(/(?<=[\d)\p{Ll}],\s)S\.(?=\s\d{1,3}(?:[,.;]|$))/gu), 'p.'],
  // `[En línea]. Disponible en:`
  [exactly(/(?<=\[)(?:[Ee]n l[íi]n(?:ea|ha)|[Ee]n ligne|[Ee]m linha|[Ii]n linea)(?=\]\.\s\p{Lu})/gu), 'Online'],
  // `(s. f.)`, `[o. J.]`
  [exactly(new RegExp(String.raw`(?<=[([])(?:${noDateAbroad})(?=[)\]])|(?<=[.,;]\s)(?:${noDateAbroad})(?=\.?$)`, 'giu'), /[([]|\.\s?$/), ([found]) => (found.includes('.') ? 'n.d.' : 'no date')],
  // `Lund, Ada. s. f. Mareas.`: initials are capitals.
  [exactly(/(?<=\.\s)(?:s\.\s?[fd]\.|z\.\s?d\.|o\.\s?[JD]\.|u\.\s?å\.)(?=\s[\p{Lu}«„“])/gu), 'n.d.'],
  // `Recuperado el 3 de mayo de 2021, de https://…`, `Abgerufen am`, `Disponível em: https://…`
  [phrase(String.raw`(?:${abroad('seen', 'perhapsSeen')})\s+(?:${abroad('joins')})`, String.raw`(?=:?\s+\d)`), 'Retrieved on'],
  // `Hämtad 2019-05-04 från https://…`
  [phrase(abroad('seen'), String.raw`(?=:?\s+\d)`), 'Retrieved'],
  // `[citado 3 de marzo de 2022]`
  [phrase(abroad('perhapsSeen'), String.raw`(?=\s\d)`, String.raw`(?<=\[)`), 'cited'],
  [phrase(String.raw`(?:${abroad('seen', 'perhapsSeen')})\s+(?:${abroad('joins')})`, address), 'Retrieved from'],
  [phrase(String.raw`(?:${abroad('found')})\s+(?:${abroad('joins')})`, address), 'Available at'],
  [phrase(abroad('joins'), address, String.raw`(?<=\d,?\s)`), 'from'],
  // `[Tesis doctoral, Universidad del Norte]`, `Tesi di dottorato, Università del Porto`
  [inBrackets(doctoral), 'Doctoral dissertation'],
  [phrase(doctoral, '(?=[.,;])', String.raw`(?<=(?:\.|[»”],?)\s)`), 'PhD dissertation'],
  [inBrackets('(?:tesis|mémoire|dissertação) de (?:maestría|máster|maîtrise|master|mestrado)'), 'Master’s thesis'],
  [inBrackets('(?:master|bachelor|diplom|magister)arbeit|proefschrift|avhandling|tesis|tese|thèse'), 'Dissertation'],
  [inBrackets('(?:forschungs)?bericht|informe|rapport|relatório'), 'Report'],
  // `(Informe n.º 12)`
  [exactly(/(?<=\(Report\s)(?:n\.\s?º|n[°º]\.?|núm\.|[Nn]r\.)(?=\s\d)/gu), 'No.'],
  // `Roe, Carla u. a. (2019)`
  [exactly(/(?<=^[^:(\d]{3,150}\s)u\.\s?a\.(?=,?\s?[(:])/gu, /u\.\s?a\./), 'et al.'],
  // `(a cura di)`, `Ada Berg, a cura di.`, `Ada Berg y Carlos Roe, editores.`
  [phrase('a cura di', '(?=[.,)])'), 'eds'],
  [exactly(new RegExp(String.raw`(?<=,\s)(?:${editorsAbroad})(?=[.,;])`, 'gu')), 'editors'],
  // `coordinado por Ana Soto`, `hrsg. von`, `traduit par`
  [phrase(editedBy), 'edited by'],
  [phrase(String.raw`hrsg\. von`), 'ed. by'],
  [phrase(translatedBy), 'translated by'],
  [phrase(translationBy, '', String.raw`(?<=[.,;]\s)`), 'translated by'],
  // `. En: Vogel M`, `. En M. Vogel`
  [exactly(/(?<=[.?!]\s)(?:En|Em|Dans)(?=:\s\p{Lu}|\s(?:\p{Lu}\.[\s-]?)+\p{Lu})/gu), 'In'],
  // `«Los salarios». En Manual de la costa`
  [exactly(/(?<=[.”"»]\s)(?:En|Em|Dans)(?=\s\p{Lu})|(?<=[”"»],\s)(?:en|em|dans)(?=\s\p{Lu})/gu, /\s(?:en|em|dans)\s/i), 'In'],
  // `2de dr.`
  [exactly(/(?<=[.,(]\s?)\d{1,2}(?:[dst]?e) dr(?:\.|uk(?=[.,)]))/gu), '2nd ed.'],
  // `Den gamle havn. 2. udg. Fyret.`
  [exactly(new RegExp(String.raw`(?<=[.,(]\s?)\d{1,2}\.\s${northernEditions}\.`, 'gu'), /\d\.\su/), '2nd ed.'],
  [exactly(new RegExp(String.raw`(?<=[.?!]["”»]?\s)${inOfEditor}`, 'gu'), /\s[IW]:?\s.*\([Rr]ed/u), 'In'],
  [exactly(new RegExp(inOfBook, 'gu'), /[”"][.,]?\s[Ii]\s/u), 'In'],
  [exactly(new RegExp(editorBehind, 'gu'), /, [Rr]ed\./), 'Ed.'],
]

/**
 * An entry as it is read: where the words around it leave no doubt what a phrase announces, its English name stands for it, since the model
 * was fitted to lists that are mostly in English, and what mends its reading knows what is said in English. It is asked for twice of each entry.
 */
export const inEnglish = remembering(16, (raw): Reading =>
  phrases.reduce((reading, [{ signs, pattern }, words]) => (
    signs.test(reading.text) ? rephrased(reading, pattern, typeof words === 'string' ? () => words : words) : reading), readingOf(raw)), 2000)
