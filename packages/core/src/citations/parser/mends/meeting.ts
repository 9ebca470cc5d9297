import { sure, withStretch, type Segment } from '../segment.js'

const presented = /(?:(?:paper|poster|lecture|talk)\s)?(?<!\p{L})(?:presented|delivered)\sat(?:\sthe\b|:)?(?=\s[\p{Lu}\d])/iu

/** `Paper presented at the Annual Meeting`, `Poster presented at: 12th Symposium`: the words say what a work is, and the name behind them where. */
export const withMeeting = (raw: string, segments: readonly Segment[]): Segment[] => {
  const said = presented.exec(raw)
  if (!said || segments.some(({ label, span }) => label === 'author' && span[1] > said.index)) return [...segments]
  const cut = withStretch(raw, segments, [said.index, said.index + said[0].length], 'genre')
  const at = cut.findIndex(({ span }) => span[0] === said.index) + 1
  const meeting = cut[at]
  return meeting && mayBeMeeting.has(meeting.label) ? cut.with(at, { ...meeting, label: 'container-title', confidence: Math.max(meeting.confidence, sure) }) : cut
}

const mayBeMeeting: ReadonlySet<string> = new Set(['title', 'container-title', 'journal', 'note', 'publisher'])

/** `Paper presentation`, as brackets say it. */
export const presentationOf = (words: string): string | undefined => {
  const [found] = presented.exec(`${words} X`) ?? []
  const [, kind = 'conference'] = found === undefined ? [] : (/^(paper|poster|lecture|talk)/iu.exec(found) ?? [])
  return found === undefined ? undefined : `${kind[0]!.toUpperCase()}${kind.slice(1).toLowerCase()} presentation`
}
