/** JSON as it is written to files: indented, with a line end. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
