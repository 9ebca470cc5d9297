// npm run revisions -- CORPUS [--count 40] [--style apa-7,mla-9] [--only TEXT]: LibreOffice itself accepts and rejects the tracked changes.
// Needs soffice (Debian: libreoffice-writer-nogui).
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadCore, requestOf } from './core.js'
import { documentsBelow, pathOf } from './corpus/documents.js'
import { Reviser } from './office/reviser.js'

const { values, positionals: [corpus] } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '40' }, style: { type: 'string', default: 'apa-7,mla-9,ieee,chicago-18-nb,vancouver,harvard' }, only: { type: 'string', default: '' } },
})
if (corpus === undefined) throw new Error('Give the folder of documents: npm run revisions -- ../shared/corpus')

const core = await loadCore()
const office = new Reviser()
const styles = values.style.split(',')
const counts = { same: 0, different: 0, unread: 0, refused: 0 }
for (const [index, document] of documentsBelow(corpus).filter((path) => path.includes(values.only)).slice(0, Number(values.count)).entries()) {
  const style = styles[index % styles.length]!
  const outcome = await compare(readFileSync(pathOf(corpus, document)), style)
  counts[outcome.kind]++
  if (outcome.kind !== 'same') console.log(`${outcome.kind}  ${document} [${style}]${outcome.detail}`)
}
office.close()
console.log(Object.entries(counts).map(([kind, count]) => `${String(count)} ${kind}`).join(', '))
process.exitCode = counts.different > 0 || counts.same === 0 ? 1 : 0

interface Outcome {
  readonly kind: keyof typeof counts
  readonly detail: string
}

/** Rejecting gives the text of the original, accepting that of the direct result; what others revised before is rejected or accepted in both. */
async function compare(original: Buffer, style: string): Promise<Outcome> {
  const format = async (trackedChanges: boolean) => (await core.format(original, requestOf(style, trackedChanges), core.codec)).document
  let results: readonly Uint8Array[]
  try {
    results = [await format(false), await format(true)]
  } catch (error) {
    return { kind: 'refused', detail: `: ${String(error)}` }
  }
  const [direct, tracked] = results as [Uint8Array, Uint8Array]
  const [reject, accept] = ['RejectAllTrackedChanges', 'AcceptAllTrackedChanges'] as const
  const texts = office.texts([[original, reject], [tracked, reject], [direct, accept], [tracked, accept]])
  if (texts.includes(undefined)) return { kind: 'unread', detail: `: ${['the original', 'rejected', 'direct', 'accepted'].filter((_, index) => texts[index] === undefined).join(', ')}` }
  const [before, rejected, wanted, accepted] = texts.map((text) => text!.split('\n').map(withoutLabel)) as [string[], string[], string[], string[]]
  const detail = [...differences('rejected', before, rejected), ...differences('accepted', wanted, accepted)].join('')
  return { kind: detail === '' ? 'same' : 'different', detail }
}

/** Numbers and bullets are no text; LibreOffice does not bring them back where a tracked change took a paragraph out of its list. */
function withoutLabel(line: string): string {
  return line.replace(/^[\s\u{FEFF}]*(?:[•◦▪–—-]|\(?[\dA-Za-z]{1,4}(?:\.\d+)*[.)])?\s*/u, '')
}

function differences(what: string, wanted: readonly string[], found: readonly string[]): string[] {
  const at = Array.from({ length: Math.max(wanted.length, found.length) }, (_, index) => index).find((index) => wanted[index] !== found[index])
  return at === undefined ? [] : [`\n  ${what}, line ${String(at + 1)}: “${(wanted[at] ?? '').slice(0, 200)}” is “${(found[at] ?? '').slice(0, 200)}”`]
}
