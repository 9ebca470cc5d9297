import { defineCheck } from '../check.js'
import { citationsIn } from '../citations/cites.js'
import { text } from '../examples.js'
import { numberedCaptions, mentionsOf, type Mention } from './mentions.js'

/** The table of another work, or of a file beside the paper. */
const elsewhere = /^[^.;]{0,40}\b(?:in|of|from|by|see)\s+(?:\(?\p{Lu}|ref|\[\d|the (?:supplement|appendix|online|original)|supplement|appendix|supporting|online)|^\s*\(?(?:in the )?(?:supplement|appendix|supporting)/u
const foreign = /(?:supplement\p{L}*|supporting(?: information)?|appendix|online|web|extended data|their|his|her|whose|its|’s|'s|et al\.|\d{4}[a-z]?[,:;)]?|additional|si|s\.i\.)[\s,:(]*$/iu

/** A number that the text names is the number of something. */
export const danglingMention = defineCheck<{ readonly mention: Mention; readonly missing: string | undefined }>({
  id: 'xref.dangling',
  aspect: 'cross_references',
  severity: 'error',
  title: 'Tables and figures that are not there',
  expected: 'Every table and figure that the text names is in the paper.',
  source: { source: 'APA 7', section: '7.5' },
  fix: 'comment',
  help: 'Correct the number, or add the table or figure that is meant.',
  examples: [
    { lines: [`${text} See Table 1, and Figure 9 in Lee (2018).`, '[caption] Table 1. Ships of the town', text], passes: true },
    { lines: [`${text} See Tables 1 and 2.`, '[caption] Table 1. Ships of the town', text, '{table: Table 2. Crews of the town | < / Ship | Crew / Ada | 12}', text], passes: true },
    { lines: [`${text} In Table 1, 170 ships are of iron.`, '[caption] Table 1. Ships of the town', text], passes: true },
    { lines: [`${text} See Tables 1 and 3 for more.`, '[caption] Table 1. Ships of the town', text], passes: false },
  ],
  *subjects(facts) {
    const own = { table: new Set<string>(), figure: new Set<string>() }
    for (const { of, number } of numberedCaptions(facts)) own[of].add(number)
    for (const mention of mentionsOf(facts)) {
      const { of, numbers, paragraph, from, to } = mention
      // A paper that counts its tables 1, 2, 3, all of them found: only there a number is known to be too high.
      const counted = [...own[of]]
      if (counted.length === 0 || !counted.every((each) => /^\d+$/.test(each) && Number(each) <= counted.length)) continue
      if (elsewhere.test(paragraph.text.slice(to, to + 80)) || foreign.test(paragraph.text.slice(Math.max(from - 40, 0), from))) continue
      if (citationsIn(paragraph, facts).some((citation) => citation.from <= from && to <= citation.to)) continue
      yield { mention, missing: numbers.find((number) => /^\d+$/.test(number) && !own[of].has(number)) }
    }
  },
  examine({ mention: { paragraph, from, to, of, label }, missing }) {
    if (missing === undefined) return undefined
    const name = `${label} ${missing}`
    return { at: { paragraph, from, to }, message: `${name} is named here, and the paper has no ${of} with this number.`, found: name, expected: `a ${of} that is there` }
  },
})
