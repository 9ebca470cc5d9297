/** What the names of periodicals say that these are, for patterns whatever the case of the letters: `Harbour Review`, `Annals of Tides`. */
export const periodicalWords = 'journal|bulletin|review|annals|proceedings|transactions|quarterly|magazine'

/** The same of what comes out each week or day: `The Northern Post`, `Harbour News`. */
export const newsWords = 'letters|news|times|post|gazette'
