const cited = /[([][^()[\]]*\d[^()[\]]*[)\]]/g

/** A text without brackets that hold a number: they may be citations, which formatting words anew, so nothing may hang on them. */
export const withoutCited = (text: string): string => (/[([][^)\]]*\d/.test(text) ? text.replace(cited, '') : text)
