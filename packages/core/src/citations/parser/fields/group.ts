const words = /\b(?:organi[sz]ations?|ministry|ministère|ministerium|committee|commission|agency|associations?|institutes?|institut|institution|departments?|dept|council|bureau|office|society|group|team|cent(?:re|er)s?|consortium|collaboration|government|federation|foundation|universit(?:y|ät|é|ies)|college|academy|board|corporation|company|inc|ltd|gmbh|llc|bank|union|authority|service|services|survey|library|museum|network|initiative|facility|projects?|investigators|programme|program|administration|parliament|congress|court|party|press|unesco|unicef|oecd|nasa|who|european|national|international|federal|bundes\w*|zeitung|stiftung|verein|verband|rights|campaign|alliance|coalition|forum|news|women|ministerio|organización|instituto|consejo|comisión|gobierno|secretaría|asociación|fundación|ayuntamiento|gemeente|ministerie|rijks\w*|centraal)\b/i
const connecting = /\b(?:of|for|on|the|für|pour)\b/i

/** What the law calls a club or a company: no initials, though they look like some. */
const legal = /\s(?:e\.\s?V|S\.\s?p\.\s?A|S\.\s?r\.\s?l)\.?$/u

/** Whether words are the name of a group, which is never taken apart: “Centers for Disease Control and Prevention”. */
export const isGroup = (text: string): boolean => {
  if (legal.test(text) && !text.includes(',')) return true
  if (/(?:^|\s)\p{Lu}\.(?:\s|,|$)/u.test(text)) return false
  const count = text.split(/\s+/).length
  return count > 1 ? words.test(text) || (count > 2 && connecting.test(text) && !/,/.test(text)) : /^\p{Lu}{4,}$/u.test(text) && words.test(text)
}
