import type { SectionName } from '../role.js'

/** What the sections of papers are called, in lower case, in the languages that most papers are written in. */
const named: Readonly<Record<SectionName, string>> = {
  abstract:
    'abstract|summary|executive summary|structured abstract|zusammenfassung|kurzfassung|kurzzusammenfassung|resumen|résumé|resumo|riassunto|sommario|аннотация|реферат|анотація|samenvatting|sammanfattning|sammendrag|resumé|tiivistelmä|streszczenie|abstrakt|souhrn|povzetek|absztrakt|összefoglaló|özet|abstrak|ringkasan|摘要|要旨|概要|초록|چکیده|الملخص|ملخص',
  contents:
    'contents|table of contents|table of content|list of contents|inhalt|inhaltsverzeichnis|gliederung|índice|índice general|tabla de contenido|tabla de contenidos|contenido|sommaire|table des matières|sumário|indice|содержание|оглавление|зміст|inhoud|inhoudsopgave|innehåll|innehållsförteckning|indholdsfortegnelse|innholdsfortegnelse|sisällys|sisällysluettelo|spis treści|obsah|kazalo|tartalom|tartalomjegyzék|içindekiler|daftar isi|mục lục|目录|目次|목차|فهرست|المحتويات|list of figures|list of tables|list of figures and tables|abbildungsverzeichnis|tabellenverzeichnis|lista de figuras|lista de tablas|lista de tabelas|liste des figures|liste des tableaux|table des figures|daftar gambar|daftar tabel',
  references:
    'references|reference|reference list|list of references|references cited|references and notes|works cited|work cited|works consulted|bibliography|selected bibliography|select bibliography|annotated bibliography|literature|literature cited|cited literature|literature list|sources|primary sources|secondary sources|literatur|literaturverzeichnis|literaturangaben|quellen|quellenverzeichnis|quellen- und literaturverzeichnis|referenzen|bibliografie|bibliographie|bibliografía|referencias|referencias bibliográficas|obras citadas|referências|referências bibliográficas|bibliografia|références|références bibliographiques|ouvrages cités|riferimenti|riferimenti bibliografici|opere citate|литература|список литературы|список использованной литературы|библиография|библиографический список|література|список використаних джерел|список літератури|referenties|literatuur|literatuurlijst|bronnen|referenser|källor|källförteckning|litteratur|litteraturliste|referanser|referencer|kilder|lähteet|viitteet|kirjallisuus|literatura|piśmiennictwo|reference a literatura|seznam literatury|použitá literatura|viri|viri in literatura|irodalom|irodalomjegyzék|felhasznált irodalom|kaynakça|kaynaklar|daftar pustaka|tài liệu tham khảo|参考文献|參考文獻|引用文献|참고문헌|منابع|المراجع|ביבליוגרפיה',
  appendix: 'appendix|appendices|anhang|anhänge|apéndice|apéndices|anexo|anexos|annexe|annexes|annex|apêndice|apêndices|appendice|allegato|приложение|приложения|додаток|bijlage|bijlagen|bilaga|bilagor|bilag|vedlegg|liite|liitteet|załącznik|příloha|přílohy|priloga|melléklet|függelék|ek|lampiran|phụ lục|附录|附錄|付録|부록|پیوست',
  acknowledgements:
    'acknowledgements|acknowledgments|acknowledgement|acknowledgment|danksagung|danksagungen|agradecimientos|agradecimentos|remerciements|ringraziamenti|благодарности|подяка|dankwoord|tack|takk|kiitokset|podziękowania|poděkování|zahvala|köszönetnyilvánítás|teşekkür|ucapan terima kasih|致谢|謝辞|감사의 글',
  statement:
    'funding|funding statement|funding information|funding sources|financial support|declarations|declaration of interest|declaration of interests|declaration of competing interest|conflict of interest|conflicts of interest|conflict of interest statement|competing interests|competing interest|disclosure statement|disclosure|data availability|data availability statement|availability of data and materials|code availability|data and code availability|author contributions|authors’ contributions|authors contributions|author contribution|credit author statement|credit authorship contribution statement|ethics statement|ethics approval|ethical approval|ethics|consent to participate|consent for publication|informed consent|institutional review board statement|supplementary material|supplementary materials|supplemental material|supporting information|additional information|open practices statement|orcid|preregistration',
  notes: 'notes|endnotes|footnotes|anmerkungen|endnoten|notas|note|примечания|noten|noter|viitteet ja huomautukset|przypisy|jegyzetek|notlar|注释|注',
}

const sectionsByName = new Map(Object.entries(named).flatMap(([section, names]) => names.split('|').map((name) => [name, section as SectionName] as const)))

/** What the parts of empirical papers are called that have parts themselves. */
const divided = new Set(
  'methods|method|methodology|materials and methods|methods and materials|material and methods|data and methods|results|findings|results and discussion|discussion|general discussion|discussion and conclusion|discussion and conclusions|methode|methoden|methodik|material und methoden|ergebnisse|diskussion|metodología|métodos|materiales y métodos|resultados|discusión|metodologia|resultados e discussão|discussão|méthodes|méthode|matériel et méthodes|méthodologie|résultats|metodi|risultati|discussione|методы|методология|материалы и методы|результаты|обсуждение|методи|результати|methoden en materialen|resultaten|discussie|metod|resultat|diskussion|metode|resultater|menetelmät|tulokset|pohdinta|metody|wyniki|dyskusja|výsledky|diskuse|metode|rezultati|razprava|módszerek|eredmények|yöntem|bulgular|tartışma|metode penelitian|hasil|hasil dan pembahasan|pembahasan|方法|结果|讨论|考察|방법|결과|نتایج'.split('|'),
)

/** What other main parts of papers of many fields are called, and of no part styles treat apart. */
const main = new Set(
  'introduction|literature review|review of the literature|related work|theoretical background|conclusion|conclusions|concluding remarks|preface|foreword|dedication|glossary|abbreviations|list of abbreviations|nomenclature|significance statement|figure legends|figure captions|tables and figures|about the authors|biography|einleitung|einführung|fazit|schluss|schlussfolgerung|schlussfolgerungen|ausblick|introducción|marco teórico|conclusión|conclusiones|introdução|conclusão|conclusões|introduzione|conclusione|conclusioni|введение|заключение|выводы|вступ|висновки|inleiding|conclusie|inledning|slutsats|indledning|konklusion|johdanto|wstęp|wprowadzenie|wnioski|úvod|závěr|uvod|zaključek|bevezetés|következtetések|giriş|sonuç|pendahuluan|kesimpulan|引言|结论|はじめに|序論|結論|서론|결론|مقدمه|نتیجه گیری'.split('|'),
)

/** What parts of those parts are called, though some papers have them as main parts. */
const within = new Set(
  'tables|figures|background|theory|theoretical framework|conceptual framework|data|study area|study site|study sites|participants|procedure|procedures|materials|measures|design|analysis|data analysis|statistical analysis|data collection|limitations|future work|future directions|implications|recommendations|highlights|objectives|objective|aims|hypotheses|research questions|statement of the problem|overview|author note|grundlagen|hintergrund|theorie|antecedentes|contexte'.split('|'),
)

/** `2.1 `, `IV. `, `Chapter 3: `, at the beginning of a heading. */
const numbered = /^(?:(?:chapter|section|part|kapitel|capítulo|chapitre|capitolo|глава|розділ|hoofdstuk|bab)\s+)?(?:\d+(?:\.\d+)*|[ivx]+(?=[.)])|[a-z](?=[.)]))[.):]?\s+/

/** The words of a heading as they are compared: without number, case, and the marks around them. */
const bare = (text: string): string =>
  text.toLowerCase().replace(numbered, '').replace(/['`]/g, '’').replace(/^[\s*_"“«]+|[\s*_:.;,"”»\f]+$/g, '').replace(/\s+/g, ' ')

const longestName = 60

/** `Appendix A`, `Anhang 2: Fragebogen`: a letter or a number says which one it is. */
const appendix = new RegExp(`^(?:${named.appendix})(?: (?:[a-z]|\\d{1,2}|[ivx]+)(?:[.:—–-].*| .*)?|[:.] .*)?$`)

/** The part of the paper that a line names, if that is all it says. */
export const sectionNamed = (text: string): SectionName | undefined => {
  if (text.length > longestName * 2) return undefined
  const name = bare(text)
  const whole = name.length <= longestName ? sectionsByName.get(name) : undefined
  return whole ?? (appendix.test(name) ? 'appendix' : undefined)
}

/** Whether a line is called as sections of papers usually are. */
export const isUsualName = (text: string): boolean =>
  text.length <= longestName && (within.has(bare(text)) || isMainName(text) || sectionNamed(text) !== undefined)

/** Whether a line is called as the main parts of papers usually are; statements stand by themselves in one paper and under a heading in another. */
export const isMainName = (text: string): boolean => {
  if (text.length > longestName * 2) return false
  const section = sectionNamed(text)
  return section === undefined ? main.has(bare(text)) || isDividedName(text) : section !== 'statement' && section !== 'notes'
}

/** Methods, results, discussion: what stands between them belongs to them. */
export const isDividedName = (text: string): boolean => text.length <= longestName * 2 && divided.has(bare(text))
