import JSZip from 'jszip'
import type { Core, Formatted } from '../core.js'
import { AUTHOR } from '../core.js'
import type { Trial } from './trial.js'
import { excerpt } from './trial.js'

/** What the other gates look at: both outputs without our comments, which nobody tracks. */
export async function uncommented(trial: Trial): Promise<Trial> {
  return { ...trial, direct: await stripped(trial.direct), tracked: await stripped(trial.tracked) }
}

// As bytes: JSZip cuts a string into pieces, and a character beyond the first 65,536 with it.
async function stripped({ document, report }: Formatted): Promise<Formatted> {
  const zip = await JSZip.loadAsync(document)
  const parts = Object.keys(zip.files).filter((name) => /^word\/[^/]*\.xml$/.test(name))
  const texts = new Map(await Promise.all(parts.map(async (name) => [name, await zip.files[name]!.async('string')] as const)))
  const ids = [...texts].flatMap(([, text]) => [...text.matchAll(ours)].map(([, id]) => id!))
  for (const [name, text] of texts) {
    const without = ids.length === 0 ? text : text.replace(ours, '').replace(anchors(ids), '')
    if (without !== text) zip.file(name, Buffer.from(without), { createFolders: false })
  }
  return { document: await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }), report }
}

const ours = new RegExp(`<(?:\\w+:)?comment \\w+:id="(\\d+)" \\w+:author="${AUTHOR}"[^>]* \\w+:initials="FMT">.*?</(?:\\w+:)?comment>`, 'gs')

const anchors = (ids: readonly string[]): RegExp => {
  const marker = (name: string): string => `<(?:\\w+:)?${name} \\w+:id="(?:${ids.join('|')})"/>`
  return new RegExp(`${marker('comment(?:RangeStart|RangeEnd)')}|<(?:\\w+:)?r>${marker('commentReference')}</(?:\\w+:)?r>`, 'g')
}

/** Without being asked the formatter takes its comments out again, and the text is as if there had never been any. */
export async function commentsGone({ core, direct, style }: Trial, plain: Core): Promise<string[]> {
  const request = { style, options: { author: AUTHOR, date: '2024-01-01T00:00:00Z' } }
  const again = await plain.format(direct.document, request, core.codec)
  const [left, right] = await Promise.all([again.document, (await stripped(direct)).document].map(mainPart))
  return left === right ? [] : [`comments: the text is another once they are gone (${String(left?.length)} and ${String(right?.length)} characters)`]
}

/** A comment says what the report of the same call leaves to a person, and the same whether changes are made or tracked. */
export function commentsUntold({ direct, tracked }: Trial): string[] {
  const untold = Object.entries({ direct, tracked }).flatMap(([name, { report }]) => {
    const asked = report.groups.flatMap(({ checks }) => checks.flatMap(({ findings }) => findings.filter(({ status }) => status === 'needs_review').map(({ message }) => lettersOf(message))))
    return written(report).filter((text) => !asked.some((message) => lettersOf(text).startsWith(message))).map((text) => `${name}: the report does not say “${excerpt(text)}”`)
  })
  const [made, pending] = [written(direct.report), written(tracked.report)]
  const others = [...surplus(made, pending).map((text) => `only direct: “${excerpt(text)}”`), ...surplus(pending, made).map((text) => `only tracked: “${excerpt(text)}”`)]
  return [...untold, ...others]
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')

const written = ({ changes }: Formatted['report']): string[] => changes.flatMap(({ kind, before, after }) => (kind === 'metadata' && before === null && after !== null ? [after] : []))

/** What one list has more than another. */
function surplus(one: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return one.filter((text) => {
    const at = rest.indexOf(text)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

const mainPart = async (document: Uint8Array): Promise<string | undefined> => (await JSZip.loadAsync(document)).file('word/document.xml')?.async('string')
