/** What a thesis is called, in the languages whose theses are cited here most; the source of a pattern. */
export const thesisWord = String.raw`(?:thesis|dissertation|(?:master|bachelor|diplom|magister|doktor)arbeit|proefschrift|(?:doktors?)?av?handling|(?:ph\.?d\.?-)?afhandling|tesis(?: doctoral)?|thèse(?: de doctorat)?`
  + String.raw`|(?:tese|dissertação)(?: de (?:doutoramento|doutorado|mestrado))?|mémoire de (?:maîtrise|master|licence)(?: professionnelle)?|trabajo (?:de )?fin de (?:grado|máster)|trabalho de conclusão de curso|tesi di laurea)`

const named = new RegExp(String.raw`(?<!\p{L})${thesisWord}(?!\p{L})`, 'iu')

/** Whether words call something a thesis. */
export const namesThesis = (words: string): boolean => named.test(words)
