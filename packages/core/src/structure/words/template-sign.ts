/** What stands in a template for what is filled in, and markup. */
export const templateSign = /[{}<>«»]|^\[[^\]]*\]$|\$\w+\$|\+\+\+/

/** What Quarto writes where a caption is missing: `?(caption)`. */
export const placeholder = /^\?\(\p{L}+\)$/u
