const word = String.raw`Times|Post|Guardian|Herald|Tribune|Gazette|Chronicle|Observer|Telegraph|Independent|Economist|Zeitung|Tageblatt`
const name = new RegExp(String.raw`^[\s.,]*(?:The\s)?(?:\p{Lu}[\p{L}'’]*\s){0,3}(?:${word})[\s.,]*$`, 'u')

/** Whether words are what newspapers call themselves: `The Northern Times`, `Bergen Post`. */
export const isNewspaper = (words: string): boolean => name.test(words)
