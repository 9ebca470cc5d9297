const digitOffset = 0xfee0

/** Digits, and stops between them, as wide as ideographs (`２．１　港`), in the width that patterns know; every place in the text stays. */
export const halfWidth = (text: string): string =>
  /[０-９]/.test(text)
    ? text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - digitOffset)).replace(/(?<=\d)．(?=\d)/g, '.')
    : text
