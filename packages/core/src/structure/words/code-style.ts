/** Names of styles for program text, in lower case. */
export const codeStyle = /\b(code|verbatim|preformatted|source)\b/
