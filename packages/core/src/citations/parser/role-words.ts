/** What entries call those who edited a work, and those who translated it, behind their names; for patterns whatever the case of the letters. */
export const editors = String.raw`eds?|edd|editors?|éds?|éditeurs?|hrsgg?|hg|herausgeber(?:in)?|dirs?|coords?|orgs?|comps?`
/** Those of other languages, whole: `María Vogel y Carlos Holm, editores`. */
export const editorsAbroad = String.raw`edit(?:ores|oras|rices)|curator[ei]|curatrici|redacteur(?:en|s)?|coord[ie]nador(?:es|as?)?|organizador(?:es|as?)?|[Hh]erausgeberinnen|redaktörer|redaktører|[Aa] cura di|(?<=,\s)red`
export const translators = String.raw`trans(?:l|lators?)?|trads?|übers|vert`
/** Those that mean something else where they stand without a bracket. */
export const bracketedEditors = String.raw`${editors}|reds?|a c(?:ura|\.) di`

/** `2. uppl.`, `2. utg.`, `2. udg.`: editions in the languages of the north. */
export const northernEditions = '(?:uppl|utg|udg)'
/** `I L. Falk (red.)`, `W: L. Falk (red.)`: “In” in the north and in Polish, before an editor. No initial is without a stop there. */
export const inOfEditor = String.raw`[IW](?=:?\s(?:\p{L}\.\s?)+\p{L}[^()]*\([Rr]ed\.?\))`

/** `“Kysten”. I Norges kyster, redigert av L. Falk`, `“Kysten”, i Norges kyster, L. Falk, Red.`: the same between a quoted title and a book. */
export const inOfBook = String.raw`(?<=[”"][.,]?\s)[Ii](?=\s\p{Lu}[^“”]*(?:\sredig\p{L}+\sa[fv]\s|,\s[Rr]ed\.,))`

/** `L. Falk, Red.,`: without a bracket the word stands between commas. */
export const editorBehind = String.raw`(?<=\p{Ll},\s)[Rr]ed\.(?=,)`

/** What stands before the names of those who did so, in other languages than English: `coordinado por Ana Soto`, `dirigé par`. */
export const editedBy = String.raw`a cura di|(?:coordinad|editad|dirigid|compilad|organizad)[oa]s? por|(?:dirigé|édité|coordonné)e?s? par|herausgegeben von|onder redactie van|redigera[dt] av|redigeret af|redigert av`
export const translatedBy = String.raw`tradu[cz]id[oa] por|traduite? par|übersetzt von|vertaald door|översatt av|oversat af|oversatt av`
/** `(Ouvrage original publié en 1905)`: what stands before the year in which a translated work came out first. */
export const publishedFirst = String.raw`(?:ouvrage|œuvre|trabajo|obra|trabalho)\soriginal(?:e|mente)?\s(?:publiée?|publicad[oa])\se[nm]|originalwerk\s(?:veröffentlicht|erschienen)|oorspronkelijk\s(?:werk\s)?gepubliceerd\sin`
/** The same behind the title: `Tradução de Ana Soto.` */
export const translationBy = 'tradu(?:ção|cción) de'
/** `trad. it. di Ada Soto,` */
export const intoItalian = String.raw`(?:trad\.|traduzione)\s(?:(?:it\.|italiana)\s)?di`
