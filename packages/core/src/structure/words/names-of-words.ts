/** Made of words that are no names by themselves: peoples, unions, wars and regions. */
const names = `(?:Indigenous|Aboriginal|Native|First) Peoples?|First Nations?|Native (?:American|Hawaiian|Alaskan)s?|Pacific Islanders?|Torres Strait Islanders?|Alaska Natives?|Black Lives Matter
  |United (?:Nations|States|Kingdom)|European (?:Union|Commission)|World (?:War|Bank|Health|Wide|Trade)|Civil War|Cold War|Great (?:Depression|War|Recession)|Industrial Revolution|Middle (?:East|Ages)
  |Global (?:South|North)|Supreme Court|House of (?:Commons|Lords|Representatives)|Silk Road|Iron Curtain|New World|Old Testament|New Testament|Holy Roman|Roman Empire|Ottoman Empire|British Empire`

/** Names whose words the text of a paper may write small where they mean something else (APA 7, 5.7 and 6.14): `Indigenous Peoples`, `the Cold War`. */
export const namesOfWords = new RegExp(`(?<!\\p{L})(?:${names.replace(/\s*\n\s*/g, '')})(?!\\p{L})`, 'gu')
