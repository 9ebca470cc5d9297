/** What a finding or a check came to, in the order in which reports show it. */
export const statuses = ['failed', 'needs_review', 'fixed', 'passed', 'unverified', 'not_applicable'] as const
/** One of `statuses`. */
export type Status = (typeof statuses)[number]

/** How grave it is that a rule is not kept, the gravest first. */
export const severities = ['error', 'warning', 'info'] as const
/** One of `severities`. */
export type Severity = (typeof severities)[number]

/** What part of a paper a check is about, in the order of a paper. */
export const aspects = [
  'document',
  'page',
  'typography',
  'front_matter',
  'headings',
  'body',
  'quotations',
  'citations',
  'matching',
  'references',
  'notes',
  'tables_figures',
  'cross_references',
  'back_matter',
  'accessibility',
  'integrity',
] as const
/** One of `aspects`. */
export type Aspect = (typeof aspects)[number]

/** The languages in which citations and references can be worded, as CSL names its locales. */
export const locales = ['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pt-BR', 'pt-PT', 'sv-SE', 'da-DK', 'nb-NO'] as const
export type Locale = (typeof locales)[number]

/** What is done about a problem: always and without a trace, as a revision where changes are tracked, by a question, or nothing. */
export const fixKinds = ['auto', 'tracked', 'comment', 'none'] as const
/** One of `fixKinds`. */
export type FixKind = (typeof fixKinds)[number]

