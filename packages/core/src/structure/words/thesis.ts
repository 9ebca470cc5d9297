const thesis = /(?<!\p{L})(?:thesis|dissertation|in partial fulfil\p{L}*|(?:bachelor|master|diplom|abschluss|magister)-?arbeit|tesis|thèse|tese|dissertação|tesi di laurea|mémoire (?:de|en) (?:master|maîtrise|licence|recherche)|trabajo (?:de )?fin de (?:grado|máster)|praca (?:magisterska|licencjacka|dyplomowa)|(?:bachelor|master)?scriptie|examensarbete)(?!\p{L})/iu

/** Whether a line of a title page says that the paper is a thesis. */
export const saysThesis = (text: string): boolean => thesis.test(text)
