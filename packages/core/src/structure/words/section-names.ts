import type { SectionName } from '../role.js'
import { chapterWords, isChapterLabel } from './chapter-label.js'
import { ideographNumber } from './ideographs.js'

/** What the sections of papers are called, in lower case, in the languages that most papers are written in. */
const named: Readonly<Record<SectionName, string>> = {
  abstract:
    'abstract|summary|structured abstract|zusammenfassung|kurzfassung|kurzzusammenfassung|resumen|résumé|resumo|riassunto|sommario|аннотация|реферат|анотація|samenvatting|sammanfattning|sammendrag|resumé|tiivistelmä|streszczenie|abstrakt|souhrn|povzetek|absztrakt|összefoglaló|özet|abstrak|ringkasan|摘要|要旨|概要|초록|چکیده|الملخص|ملخص|内容摘要|中文摘要|抄録|あらまし|国文抄録|국문초록|요약|abstract in english|περίληψη|σύνοψη|תקציר|öz|tóm tắt|лүсэлтүү|المستخلص|ملخص البحث|ملخص الدراسة|خلاصه|lühikokkuvõte|santrauka|kopsavilkums|rezumat|резюме|сажетак|sažetak|บทคัดย่อ',
  contents:
    'contents|table of contents|table of content|list of contents|inhalt|inhaltsverzeichnis|gliederung|índice|índice general|tabla de contenido|tabla de contenidos|contenido|sommaire|table des matières|sumário|indice|содержание|оглавление|зміст|inhoud|inhoudsopgave|innehåll|innehållsförteckning|indholdsfortegnelse|innholdsfortegnelse|sisällys|sisällysluettelo|spis treści|obsah|kazalo|tartalom|tartalomjegyzék|içindekiler|daftar isi|mục lục|目录|目次|목차|فهرست|المحتويات|list of figures|list of tables|list of figures and tables|abbildungsverzeichnis|tabellenverzeichnis|lista de figuras|lista de tablas|lista de tabelas|liste des figures|liste des tableaux|table des figures|daftar gambar|daftar tabel|目錄|もくじ|차례|περιεχόμενα|πίνακας περιεχομένων|תוכן|תוכן עניינים|תוכן העניינים|cuprins|sisukord|turinys|saturs|съдържание|садржај|sadržaj|قائمة المحتويات|جدول المحتويات|图目录|表目录|图表目录|図目次|表目次|그림 목차|표 목차|قائمة الجداول|قائمة الأشكال|список рисунков|список таблиц|spis tabel|spis rysunków|şekiller listesi|tablolar listesi|κατάλογος πινάκων|κατάλογος εικόνων|danh mục bảng|danh mục hình|สารบัญ',
  references:
    'references|reference|reference list|list of references|references cited|references and notes|works cited|work cited|works consulted|bibliography|selected bibliography|select bibliography|annotated bibliography|literature|literature cited|cited literature|literature list|sources|primary sources|secondary sources|literatur|literaturverzeichnis|literaturangaben|quellen|quellenverzeichnis|quellen- und literaturverzeichnis|literatur- und quellenverzeichnis|referenzen|bibliografie|bibliographie|bibliografía|referencias|referencias bibliográficas|obras citadas|referências|referências bibliográficas|bibliografia|références|références bibliographiques|ouvrages cités|riferimenti|riferimenti bibliografici|opere citate|литература|список литературы|список использованной литературы|библиография|библиографический список|література|список використаних джерел|список літератури|referenties|literatuur|literatuurlijst|bronnen|referenser|källor|källförteckning|litteratur|litteraturliste|referanser|referencer|kilder|lähteet|viitteet|kirjallisuus|literatura|piśmiennictwo|reference a literatura|seznam literatury|použitá literatura|viri|viri in literatura|irodalom|irodalomjegyzék|felhasznált irodalom|kaynakça|kaynaklar|daftar pustaka|tài liệu tham khảo|参考文献|參考文獻|引用文献|참고문헌|منابع|المراجع|ביבליוגרפיה|参考资料|主要参考文献|引用書目|參考書目|参考書目|参考資料|文献|文献一覧|引用・参考文献|參考資料|참고 문헌|인용문헌|참고자료|βιβλιογραφία|βιβλιογραφικές αναφορές|αναφορές|πηγές|רשימת מקורות|מקורות|רשימה ביבליוגרפית|מראי מקום|المصادر|قائمة المراجع|المصادر والمراجع|قائمة المصادر والمراجع|المراجع والمصادر|فهرست منابع|منابع و مآخذ|kaynaklar dizini|yararlanılan kaynaklar|danh mục tài liệu tham khảo|список использованных источников|список использованной литературы и источников|список источников|использованная литература|использованные источники|список источников и литературы|источники|використані джерела|wykaz literatury|literatura cytowana|bibliografia i netografia|źródła|bibliografie selectivă|referințe|література та джерела|kasutatud kirjandus|viited|literatūra|literatūras saraksts|литература и источники|เอกสารอ้างอิง|บรรณานุกรม',
  appendix: 'appendix|appendices|anhang|anhänge|apéndice|apéndices|anexo|anexos|annexe|annexes|annex|apêndice|apêndices|appendice|allegato|приложение|приложения|додаток|bijlage|bijlagen|bilaga|bilagor|bilag|vedlegg|liite|liitteet|załącznik|příloha|přílohy|priloga|melléklet|függelék|ek|lampiran|phụ lục|附录|附錄|付録|부록|پیوست|付属資料|资料附录|παράρτημα|παραρτήματα|נספח|נספחים|ملحق|الملحق|الملاحق|ملاحق|ekler|załączniki|aneks|dodatek|lisa|lisad|priedas|priedai|pielikums|anexă|anexe|ภาคผนวก',
  acknowledgements:
    'acknowledgements|acknowledgments|acknowledgement|acknowledgment|danksagung|danksagungen|agradecimientos|agradecimentos|remerciements|ringraziamenti|благодарности|подяка|dankwoord|tack|takk|kiitokset|podziękowania|poděkování|zahvala|köszönetnyilvánítás|teşekkür|ucapan terima kasih|致谢|謝辞|감사의 글|致謝|鸣谢|感謝の言葉|감사의 말|감사의 말씀|ευχαριστίες|תודות|שלמי תודה|شكر وتقدير|شكر وعرفان|الشكر والتقدير|önsöz ve teşekkür|lời cảm ơn|tänusõnad|padėka|pateicības|mulțumiri|подяки|благодарность|захвалница|กิตติกรรมประกาศ',
  statement:
    'funding|funding statement|funding information|funding sources|financial support|declarations|declaration of interest|declaration of interests|declaration of competing interest|conflict of interest|conflicts of interest|conflict of interest statement|competing interests|competing interest|disclosure statement|disclosure|data availability|data availability statement|availability of data and materials|code availability|data and code availability|author contributions|authors’ contributions|authors contributions|author contribution|credit author statement|credit authorship contribution statement|ethics statement|ethics approval|ethical approval|ethics|consent to participate|consent for publication|informed consent|institutional review board statement|supplementary material|supplementary materials|supplemental material|supporting information|additional information|open practices statement|orcid|preregistration',
  notes: 'notes|endnotes|footnotes|anmerkungen|endnoten|notas|note|примечания|noten|noter|viitteet ja huomautukset|przypisy|jegyzetek|notlar|注释|注|註|注記|脚注|尾注|脚註|주석|각주|σημειώσεις|הערות|הערות שוליים|الهوامش|الحواشي|dipnotlar|chú thích|сноски|примітки',
}

/** What the parts of empirical papers are called that have parts themselves. */
const divided =
  'methods|method|methodology|materials and methods|methods and materials|material and methods|data and methods|results|findings|results and discussion|discussion|general discussion|discussion and conclusion|discussion and conclusions|methode|methoden|methodik|material und methoden|ergebnisse|diskussion|metodología|métodos|materiales y métodos|resultados|discusión|metodologia|resultados e discussão|discussão|méthodes|méthode|matériel et méthodes|méthodologie|résultats|metodi|risultati|discussione|методы|методология|материалы и методы|результаты|обсуждение|методи|результати|methoden en materialen|resultaten|discussie|metod|resultat|diskussion|metode|resultater|menetelmät|tulokset|pohdinta|metody|wyniki|dyskusja|výsledky|diskuse|metode|rezultati|razprava|módszerek|eredmények|yöntem|bulgular|tartışma|metode penelitian|hasil|hasil dan pembahasan|pembahasan|方法|结果|讨论|考察|방법|결과|نتایج|研究方法|方法与材料|材料与方法|材料と方法|研究结果|研究結果|结果与讨论|结果与分析|結果|結果と考察|分析与讨论|討論|연구 방법|연구방법|연구 결과|연구결과|논의|결과 및 논의|결과 및 고찰|고찰|分析|μεθοδολογία|μέθοδος|υλικά και μέθοδοι|αποτελέσματα|ευρήματα|συζήτηση|שיטה|שיטות|מתודולוגיה|ממצאים|תוצאות|דיון|المنهجية|منهجية البحث|منهج البحث|النتائج|المناقشة|النتائج والمناقشة|نتائج البحث|روش تحقیق|یافته ها|بحث|metodologia|metodologia badań|wyniki badań|omówienie|omówienie wyników|yöntem ve materyal|materyal ve yöntem|bulgular ve tartışma|sonuçlar|phương pháp|phương pháp nghiên cứu|kết quả|kết quả nghiên cứu|kết quả và thảo luận|thảo luận|методы исследования|методика|методология исследования|результаты и обсуждение|результаты исследования|обсуждение результатов|матеріали і методи|обговорення|metodoloogia|tulemused|arutelu'

/** What the part is called that the text begins with. */
const opening =
  'introduction|einleitung|einführung|introducción|introdução|introduzione|введение|вступ|inleiding|inledning|indledning|innledning|johdanto|wstęp|wprowadzenie|úvod|uvod|bevezetés|giriş|giriş ve amaç|pendahuluan|引言|はじめに|序論|서론|مقدمه|绪论|緒論|緒言|前言|导论|導論|导言|머리말|들어가며|εισαγωγή|מבוא|المقدمة|مقدمة|mở đầu|lời mở đầu|giới thiệu|đặt vấn đề|sissejuhatus|įvadas|ievads|introducere'

/** What other main parts of papers of many fields are called, and of no part styles treat apart. */
const main =
  'literature review|review of the literature|related work|theoretical background|conclusion|conclusions|concluding remarks|preface|foreword|dedication|glossary|abbreviations|list of abbreviations|nomenclature|significance statement|figure legends|figure captions|tables and figures|about the authors|biography|fazit|schluss|schlussfolgerung|schlussfolgerungen|ausblick|marco teórico|conclusión|conclusiones|conclusão|conclusões|conclusione|conclusioni|заключение|выводы|висновки|conclusie|slutsats|konklusion|wnioski|závěr|zaključek|következtetések|sonuç|kesimpulan|结论|結論|결론|نتیجه گیری|序言|序章|终章|結語|结语|总结|总结与展望|结论与展望|结论与建议|文献综述|文獻回顧|文献回顾|理论基础|研究背景与意义|序|おわりに|終わりに|まとめ|結び|先行研究|맺음말|나오며|이론적 배경|문헌 고찰|선행연구|제언|결론 및 제언|πρόλογος|επίλογος|συμπεράσματα|συμπέρασμα|βιβλιογραφική ανασκόπηση|θεωρητικό υπόβαθρο|θεωρητικό πλαίσιο|συντομογραφίες|הקדמה|פתיחה|סיכום|מסקנות|סיכום ומסקנות|סקירת ספרות|רקע תאורטי|רקע תיאורטי|تمهيد|الخاتمة|خاتمة|الاستنتاجات|الاستنتاج|الدراسات السابقة|الإطار النظري|التوصيات|النتائج والتوصيات|önsöz|sonuç ve öneriler|sonuç ve tartışma|literatür taraması|alanyazın|kavramsal çerçeve|kısaltmalar|przegląd literatury|zakończenie|podsumowanie|wnioski końcowe|wykaz skrótów|przedmowa|wprowadzenie teoretyczne|tổng quan|tổng quan tài liệu|cơ sở lý thuyết|cơ sở lý luận|kết luận|kết luận và kiến nghị|danh mục từ viết tắt|обзор литературы|теоретическая часть|практическая часть|список сокращений|заключение и выводы|огляд літератури|kokkuvõte|išvados|secinājumi|concluzii|увод|закључак'

/** What parts are called that no paper counts, before its text or behind it. */
const uncounted =
  'executive summary|figure legends|figure captions|translator’s preface|translator’s foreword|translator’s note|note on the translation|vorwort des übersetzers|vorwort der übersetzerin|préface du traducteur|note du traducteur|prólogo del traductor|nota del traductor|مقدمه مترجم|مقدمه‌ی مترجم|declaration|declaration of authorship|statement of authorship|declaration of originality|statement of originality|eidesstattliche erklärung|eidesstattliche versicherung|ehrenwörtliche erklärung|eigenständigkeitserklärung|selbstständigkeitserklärung|selbständigkeitserklärung|declaración de autoría|declaración de originalidad|declaração de autoria|déclaration sur l’honneur|preface|foreword|dedication|epigraph|glossary|abbreviations|list of abbreviations|list of abbreviations and acronyms|acronyms|list of acronyms|nomenclature|list of symbols|list of figures|list of tables|list of figures and tables|list of tables and figures|list of appendices|vorwort|widmung|glossar|abkürzungen|abkürzungsverzeichnis|abbildungsverzeichnis|tabellenverzeichnis|symbolverzeichnis|prólogo|dedicatoria|glosario|abreviaturas|lista de abreviaturas|lista de siglas|índice de figuras|índice de tablas|lista de figuras|lista de tabelas|préface|avant-propos|dédicace|glossaire|abréviations|liste des abréviations|liste des figures|liste des tableaux|prefazione|glossario|elenco delle abbreviazioni|elenco delle figure|elenco delle tabelle|önsöz|kısaltmalar|wykaz skrótów|spis tabel|spis rysunków|przedmowa|danh mục từ viết tắt|список сокращений|συντομογραφίες'

/** What parts of those parts are called, though some papers have them as main parts. */
const within = new Set(
  'tables|figures|background|theory|theoretical framework|conceptual framework|data|study area|study site|study sites|participants|procedure|procedures|materials|measures|design|analysis|data analysis|statistical analysis|data collection|limitations|future work|future directions|implications|recommendations|highlights|objectives|objective|aims|hypotheses|research questions|statement of the problem|overview|author note|grundlagen|hintergrund|theorie|antecedentes|contexte'.split('|'),
)

/** `2.1 `, `IV. `, `Chapter 3: `, at the beginning of a heading. */
const numbered = new RegExp(String.raw`^(?:(?:${chapterWords}|section|part)\s+)?(?:(?:\d+(?:\.\d+)*|[ivx]+(?=[.)])|[a-z](?=[.)]))[.):]?\s+|\d+(?:\.\d+)*[．、]\s*|[ⅰ-ⅻ][.．、]?\s*)`)

/**
 * Letters as names are compared: capitals of Turkish and Greek lose dots and accents that small letters have.
 */
const folded = (text: string): string => {
  const small = text.toLowerCase()
  if (!/[\u0080-\uffff]/.test(small)) return small
  return small.replaceAll('\u0307', '').replaceAll('ı', 'i').replace(/[\u0370-\u03ff\u1f00-\u1fff]+/g, (word) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ'))
}

/** The words of a heading as they are compared: without number, case, and the marks around them; `目　录` is one word. */
const bare = (text: string): string => {
  const words = folded(text)
  return words.slice(ideographNumber(words)?.to ?? 0).replace(numbered, '').replace(/['`]/g, '’').replace(/^[\s*_#"“«【]+|[\s*_:：.．;,"”»】\f]+$/g, '')
    .replace(/(?<=[\u3040-\u9fff])\s+(?=[\u3040-\u9fff])/g, '').replace(/\s+/g, ' ')
}

const names = (words: string): readonly string[] => words.split('|').map(folded)

const longestName = 60

/** `Appendix A`, `Anhang 2: Fragebogen`: a letter or a number says which one it is. */
const appendix = new RegExp(`^(?:${names(named.appendix).join('|')})(?: (?:\\p{L}|\\d{1,2}|[ivx]+)(?:[.:—–-].*| .*)?|[:.] .*|(?<=[\\u3040-\\ud7ff]) ?(?:[a-z]|\\d{1,2}|[一二三四五六七八九十])(?:[.:：．].*|[\\s\\u3000].*)?)?$`, 'u')

const sectionsByName = new Map(Object.entries(named).flatMap(([section, all]) => names(all).map((name) => [name, section as SectionName] as const)))
const namesOfDivided = new Set(names(divided))
const namesOfOpening = new Set(names(opening))
const namesOfMain = new Set([...namesOfOpening, ...names(main)])
const namesOfUncounted = new Set(names(uncounted))

/** `Abstract: We asked…`, `Abstract—We asked…`, `摘要：本文…`; but `Abstract – line 9: …` is a remark on one. */
const abstractLead = new RegExp(`^[\\s【[]*(?:${named.abstract}|摘 要|摘　要)[】\\]]?\\s*[.:：—–】\\]]\\s*(?!(?:ln?|lines?|pp?|pages?)[.\\s]*\\d)(?=\\S)`, 'iu')
export const beginsAbstract = (text: string): boolean => abstractLead.test(text)
/** The label that an abstract begins with, and the blanks behind it. */
export const abstractLabel = (text: string): string | undefined => abstractLead.exec(text)?.[0]

/** The part of the paper that a line names, if that is all it says. */
export const sectionNamed = (text: string): SectionName | undefined => {
  if (text.length > longestName * 2) return undefined
  return sectionOf(bare(text))
}

const sectionOf = (name: string): SectionName | undefined => {
  const whole = name.length <= longestName ? sectionsByName.get(name) : undefined
  return whole ?? (appendix.test(name) ? 'appendix' : undefined)
}

/** What a line says that says nothing but what a part of a paper is called. */
export interface PartName {
  readonly section: SectionName | undefined
  /** It is called as sections of papers usually are, or says which chapter begins. */
  readonly usual: boolean
  /** It is called as the main parts of papers usually are; statements stand by themselves in one paper and under a heading in another. */
  readonly main: boolean
}

export const partNamed = (text: string): PartName => {
  const isLabel = isChapterLabel(text) && !/[.。]$/.test(text)
  if (text.length > longestName * 2) return { section: undefined, usual: isLabel, main: false }
  const name = bare(text)
  const section = sectionOf(name)
  const main = section === undefined ? namesOfMain.has(name) || namesOfDivided.has(name) : section !== 'statement' && section !== 'notes'
  return { section, usual: isLabel || (text.length <= longestName && (main || section !== undefined || within.has(name))), main }
}

export const isUsualName = (text: string): boolean => partNamed(text).usual

/** Whether a line is called as the part that the text begins with. */
export const isOpeningName = (text: string): boolean => text.length <= longestName && namesOfOpening.has(bare(text))

/** Whether a line is called as a list of abbreviations, or another part that no paper counts. */
export const isUncountedName = (text: string): boolean => text.length <= longestName && namesOfUncounted.has(bare(text))

/** Methods, results, discussion: what stands between them belongs to them. */
export const isDividedName = (text: string): boolean => text.length <= longestName * 2 && namesOfDivided.has(bare(text))
