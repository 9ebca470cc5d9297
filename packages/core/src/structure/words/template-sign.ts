/** What stands in a template for what is filled in, and markup. */
export const templateSign = /[{}<>«»]|^\[[^\]]*\]$|\$\w+\$|\+\+\+/

/** What Quarto writes where a caption is missing, `?(caption)`, and what templates have in its place: `Table caption`. */
export const placeholder = /^(?:\?\(\p{L}+\)|(?:table|figure|image) caption[.:]?)$/iu
