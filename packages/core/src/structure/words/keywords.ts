/** What stands before keywords, in the languages of papers. */
const names = 'key ?-?words?(?: and phrases)?|index terms|schlüsselwörter|schlagwörter|stichwörter|palabras clave|mots[ -]clefs|mots[ -]clés|palavras[ -]chave|parole chiave|ключевые слова|ключові слова|trefwoorden|nyckelord|nøkkelord|nøgleord|avainsanat|słowa kluczowe|klíčová slova|ključne besede|ključne riječi|кључне речи|ключови думи|kulcsszavak|cuvinte cheie|anahtar (?:kelimeler|sözcükler)|kata kunci|từ kho[áa]|từ khóa|λέξεις[ -]κλειδιά|märksõnad|raktažodžiai|atslēgvārdi|关键词|关键字|關鍵詞|關鍵字|キーワード|핵심어|주제어|키워드|الكلمات المفتاحية|كلمات مفتاحية|الكلمات الدالة|کلیدواژه[‌ ]?ها|واژگان کلیدی|מילות מפתח|คำสำคัญ'
const lead = new RegExp(`^[【[]?(?:${names})[】\\]]?\\s*[:：.—–】\\]-]`, 'iu')
const alone = new RegExp(`^(?:${names})$`, 'iu')

/** `Keywords: ships, ice` */
export const beginsKeywords = (text: string): boolean => lead.test(text)

/** How far the label goes, with its mark. */
export const keywordsLead = (text: string): number => lead.exec(text)?.[0].length ?? 0

/** A heading over keywords. */
export const areKeywordsBelow = (text: string): boolean => alone.test(text)
