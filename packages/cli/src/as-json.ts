/** JSON as it is written to files: indented, with a line end. */
export const asJson = (value: unknown): string => `${jsonLine(value, 2)}\n`

/** JSON in one line. What a terminal would obey is escaped in it, as control characters are by themselves. */
export const jsonLine = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
