const bracketed = /[([][^()[\]]*[)\]]/g

/** A text without what stands in brackets: it may be a citation, which formatting words anew, so nothing may hang on it. */
export const withoutCited = (text: string): string => (/[([]/.test(text) ? text.replace(bracketed, '') : text)
