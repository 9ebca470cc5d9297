/** Words that announce a field, by what they announce; in the languages that academic lists are mostly written in. */
const classes: Readonly<Record<string, string>> = {
  volume: 'vol vols volume volumes bd band bände tome tom vol° jg jahrgang v t',
  issue: 'no nos nr num number numéro núm número issue iss heft h n fasc',
  pages: 'p pp pg pgs page pages s ss seite seiten pág págs pag str стр с',
  editor: 'ed eds editor editors edited hg hrsg hgg herausgeber dir éd éds coord coords org orgs comp comps',
  translator: 'trans transl translator translators translated trad übers übersetzt traduit',
  edition: 'edition edn aufl auflage édition edición rev revised ed',
  in: 'in dans en im inside',
  month: 'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december '
    + 'januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre '
    + 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre spring summer autumn fall winter',
  and: 'and und et y e og och en & with',
  etal: 'al alii others',
  access: 'retrieved available accessed verfügbar abgerufen consulté disponible online cited viewed at from on',
  thesis: 'thesis dissertation phd ph.d master diss thèse tesis doctoral mémoire habilitation',
  report: 'report technical working paper papers rapport bericht memo memorandum discussion preprint manuscript rfc',
  meeting: 'proceedings proc conference conf symposium workshop congress meeting annual actes tagung international',
  journal: 'journal j review rev letters lett annals ann bulletin bull quarterly magazine zeitschrift revue revista acta archives arch transactions trans '
    + 'j. physical phys chem med biol sci nature science cell lancet plos res',
  press: 'press university publishers publishing verlag publications books editions éditions presses editorial springer elsevier wiley routledge sage '
    + 'oxford cambridge mcgraw macmillan palgrave academic inc ltd co gmbh house institute publ',
  place: 'york london paris berlin cambridge oxford boston chicago new san francisco washington amsterdam münchen wien zürich madrid ca ma ny dc uk usa '
    + 'frankfurt hamburg leipzig tokyo toronto dordrecht heidelberg princeton',
  press2: 'press', forthcoming: 'press forthcoming submitted preparation accepted appear',
  doi: 'doi', url: 'url http https www', arxiv: 'arxiv pmid pmcid isbn issn',
  suffix: 'jr sr ii iii iv',
  particle: 'van von de der den del della di da du la le ten ter dos das zu zur af bin ibn al el',
  group: 'organization organisation ministry committee commission agency association institute department council bureau office society group team center centre consortium collaboration government world national federal united nations',
}

const byWord = new Map<string, string>()
for (const [name, words] of Object.entries(classes)) {
  for (const word of words.split(' ')) byWord.set(word, byWord.has(word) ? `${byWord.get(word)}+${name}` : name)
}

/** What a word in lower case announces; '' where it announces nothing. A word may belong to several classes. */
export const keywordClass = (word: string): string => byWord.get(word) ?? ''
