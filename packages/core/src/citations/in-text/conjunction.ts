/** What joins names, and works, in the languages of papers. */
export const and = '(?:and|&|und|u\\.|et|y|e|en|och|og)'
