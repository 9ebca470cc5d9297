/** What stands in a template for what is filled in, and markup. */
export const templateSign = /[{}<>«»]|^\[[^\]]*\]$|\$\w+\$|\+\+\+/
