/** What chapters are called where they are counted, as a pattern. */
export const chapterWords = 'chapter|kapitel|capítulo|chapitre|capitolo|глава|розділ|hoofdstuk|bab|bölüm|rozdział|chương|κεφάλαιο|الفصل|פרק'
const chapter = `${chapterWords}|capitulo|kapittel|kapitola|fejezet|luku`
const spelled = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'
const label = new RegExp(`^(?:${chapter})[\\s\\u00a0]+(?:\\d{1,2}|[ivxl]{1,6}|${spelled})(?:[.:]?$|[.:]\\s|\\s*[—–-]\\s|\\s(?=\\S))|^第(?:[一二三四五六七八九十]{1,3}|\\d{1,2})章|^제\\s?\\d{1,2}\\s?장`, 'iu')

/** Whether a line says which chapter begins: `CHAPTER TWO` alone, or `Chapter 2: The Ships`. */
export const isChapterLabel = (text: string): boolean => label.test(text)
