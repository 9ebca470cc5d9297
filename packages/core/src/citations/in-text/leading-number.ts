const number = /^\s*\[(\d{1,4})[^\]]*\]/u
/** `[2] says that`, `[2], [3] report`: a sentence goes on in small letters. */
const sentence = /^\s*\[\d[^\]]*\](?:\s?[,–-]\s?\[\d[^\]]*\])*\s+\p{Ll}{2,}(?!\p{L})/u

/**
 * Whether a sentence begins with the number that its paragraph begins with. Elsewhere numbers at the very beginning count the items of
 * a typed list, and then those of the paragraphs beside them do, too.
 */
export const leadsSentence = (texts: readonly { readonly text: string }[], place: number): boolean => {
  const [before, own, after] = [place - 1, place, place + 1].map((at) => Number(number.exec(texts[at]?.text ?? '')?.[1] ?? NaN)) as [number, number, number]
  return sentence.test(texts[place]!.text) && before !== own - 1 && after !== own + 1
}
