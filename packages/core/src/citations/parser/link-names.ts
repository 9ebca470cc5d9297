/** What journals call the links that they put behind each entry of a list, which is copied with it. Words alone say little. */
const [words, names] = [
  String.raw`(?:Article|Abstract|Full\sText|CAS|ADS|MATH|MEDLINE|Medline|Scopus|PubMed\sCentral|PubMed)`,
  String.raw`(?:Google\sScholar|Cross\s?[Rr]ef|PubMed\/NCBI|PMC\sfree\sarticle|Green\sVersion|Web\sof\sScience\s?®?|MathSciNet|View\s(?:[Aa]rticle|at\s(?:Publisher|Google\sScholar|Scopus|PubMed|Cross[Rr]ef)))`,
]
const between = String.raw`[\])]?[\s.,;·•|]*[[(]?`

/** `[CrossRef] [PubMed]`, `Article PubMed Google Scholar`, `View at Publisher · View at Scopus`, to the end of a text. */
export const linkNames = String.raw`[[(]?(?:${words}(?!\/)${between})*(?:${names}|(?<=\[)PubMed(?=\]))(?:${between}(?:${names}|${words}))*[\])]?[\s.]*$`

const whole = new RegExp(`^${linkNames}`, 'u')

/** Whether a text names where a work can be looked up, and nothing else. */
export const isLinkNames = (text: string): boolean => whole.test(text)

/** Whether a text names a database of articles alone, which behind their pages says where they can be looked up. */
export const isDatabase = (text: string): boolean => /^[[(]?(?:PubMed|MEDLINE|Medline)[\])]?\.?$/.test(text.trim())
