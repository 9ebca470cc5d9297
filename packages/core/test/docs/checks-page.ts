import type { Example } from '../../src/checks/check.js'
import { checks } from '../../src/checks/index.js'
import { aspects } from '../../src/options/vocabulary.js'

const fixes = { auto: 'always mended', tracked: 'mended, as a tracked change where changes are tracked', comment: 'asked about', none: 'reported' } as const

/** docs/checks.md: the catalogue as its checks describe themselves. */
export const checksPage = (): string => [
  '# Checks',
  '',
  `The ${checks.length} checks, by aspect. Made by \`npm run docs\` from \`packages/core/src/checks\`; a test fails where it is stale.`,
  'Severities and sources are the catalogue’s; a style may have others. An example has one line a paragraph: `[style] {properties} text`.',
  '',
  ...aspects.flatMap((aspect) => {
    const own = checks.filter((check) => check.aspect === aspect)
    return own.length === 0 ? [] : [`## ${aspect.replace('_', ' ')}`, '', ...own.flatMap(checkSection)]
  }),
].join('\n')

const checkSection = ({ id, title, severity, expected, source, fix, because, help, examples }: (typeof checks)[number]): string[] => [
  `### ${id}`,
  '',
  `${title}. ${expected}`,
  '',
  `- ${severity}; ${fixes[fix]}; ${[source.source, source.section].filter(Boolean).join(', ')}`,
  ...(because === undefined ? [] : [`- Why: ${because}`]),
  `- By hand: ${help}`,
  ...examples.map(exampleLine),
  '',
]

const exampleLine = ({ lines, passes, asks, style, options, limits, outcome }: Example): string => {
  const said = [passes ? 'right' : asks ? 'asked about' : 'wrong', ...(style ? [style] : []), ...[options, limits, outcome].flatMap((given) => (given ? [JSON.stringify(given)] : []))]
  const shown = lines.map((line) => (line.length > 120 ? `${line.slice(0, 117)}…` : line)).join(' ¶ ').replaceAll('\t', '→').replaceAll('\n', '↵').replaceAll('`', '´')
  return outcome ? `- ${said.join(', ')}` : `- ${said.join(', ')}: \`${shown || ' '}\``
}
