/** What a thesis is called, in the languages whose theses are cited here most; the source of a pattern. */
export const thesisWord = String.raw`(?:thesis|dissertation|(?:master|bachelor|diplom|magister|doktor)arbeit|proefschrift|(?:(?:master|bachelor)[- ]?)?scriptie|(?:master|bachelor)proef|(?:doktors?)?av?handling|(?:ph\.?d\.?-)?afhandling|tesis(?: doctoral)?|thèse(?: de doctorat)?`
  + String.raw`|(?:tese|dissertação)(?: de (?:doutoramento|doutorado|mestrado))?|mémoire de (?:maîtrise|master|licence)(?: professionnelle)?|trabajo (?:de )?fin de (?:grado|máster)|trabalho de conclusão de curso|tesi di (?:laurea|dottorato))`

/** What theses are written for, and that nobody has printed one; a pattern whatever the case of the letters, with the blank behind it. */
export const thesisDegree = String.raw`(?:(?:unpublished|unveröffentlichte|ongepubliceerde)\s)?(?:(?:(?:master|bachelor)[’']?s?|doctoral|ph\.?\s?d\.?|[mb]\.?\s?(?:a|sc|ed|phil)\.?|undergraduate|postgraduate|hono(?:u)?rs|diploma)\s)?`

const named = new RegExp(String.raw`(?<!\p{L})${thesisWord}(?!\p{L})`, 'iu')

/** Whether words call something a thesis. */
export const namesThesis = (words: string): boolean => named.test(words)
