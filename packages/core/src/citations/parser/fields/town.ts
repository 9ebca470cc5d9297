import { keywordClass } from '../model/keyword.js'

/** Whether words are the name of a place and nothing else: `New York`, `Cambridge, MA`. */
export const isTown = (text: string): boolean => /\p{L}/u.test(text) && text.split(/[\s,.]+/).every((word) => word === '' || keywordClass(word.toLowerCase()).includes('place'))
