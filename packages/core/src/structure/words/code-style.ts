/** Names of styles for program text, in lower case; in “Source” stands where a figure comes from. */
export const codeStyle = /\b(code|verbatim|preformatted|source text)\b/
