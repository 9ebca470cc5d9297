import type { Counts, GoldDocument, Prediction, Scorer } from './gold.js'

interface Tally {
  readonly sources: ReadonlyMap<string, Counts>
  readonly defects: ReadonlyMap<string, Counts>
  /** Citations without a planted mistake, and how many of them were found fault with. */
  readonly clean: number
  readonly alarms: number
}

/** Percentages by which a run is compared with the recorded one. */
export type Figures = Readonly<Record<string, number>>

export function tallyOf(scorer: Scorer, documents: readonly GoldDocument[], predictions: readonly Prediction[]): Tally {
  const sources = new Map<string, Counts>()
  const defects = new Map<string, Counts>()
  let [clean, alarms] = [0, 0]
  documents.forEach((document, index) => {
    const counts = scorer.scoreDoc(document, predictions[index]!)
    for (const name of ['all', document.source]) add(sources, name, counts)
    if (!document.defects) return
    for (const [type, scored] of Object.entries(scorer.scoreDefects(document, predictions[index]!))) {
      add(defects, type, scored)
      if (type !== 'uncited-reference' && type !== 'duplicate-reference') alarms += scored.fp
    }
    clean += document.paragraphs.flatMap(({ cites }) => cites).length - document.defects.filter(({ start }) => start !== undefined).length
  })
  return { sources, defects, clean, alarms }
}

const add = (into: Map<string, Counts>, name: string, counts: Counts): void => {
  const sum = into.get(name) ?? {}
  for (const [key, value] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + value
  into.set(name, sum)
}

const percent = (part: number, whole: number): number => (whole === 0 ? 100 : Math.round((part / whole) * 10000) / 100)
const f1 = (tp = 0, fp = 0, fn = 0): number => percent(2 * tp, 2 * tp + fp + fn)

/** Kinds with fewer cases than this are pooled. */
const few = 30

export function figuresOf({ sources, defects, clean, alarms }: Tally): Figures {
  const all = sources.get('all')!
  const figures: Record<string, number> = { detection: f1(all['tp'], all['fp'], all['fn']), links: f1(all['ltp'], all['lfp'], all['lfn']) }
  const pooled = { tp: 0, fp: 0, fn: 0 }
  for (const [type, counts] of defects) {
    if (counts['tp']! + counts['fn']! >= few) figures[type] = f1(counts['tp'], counts['fp'], counts['fn'])
    else for (const key of ['tp', 'fp', 'fn'] as const) pooled[key] += counts[key]!
  }
  if (pooled.tp + pooled.fn > 0) figures['other mistakes'] = f1(pooled.tp, pooled.fp, pooled.fn)
  if (clean > 0) figures['citations without a false alarm'] = percent(clean - alarms, clean)
  return figures
}

export function printFigures(title: string, tally: Tally): void {
  console.log(`\n${title}`)
  for (const [source, { n, tp, fp, fn, ltp, lfp, lfn }] of tally.sources) {
    console.log(`  ${source.padEnd(32)} ${String(n).padStart(5)} citations  detection F1 ${f1(tp, fp, fn).toFixed(2)}  links F1 ${f1(ltp, lfp, lfn).toFixed(2)}`)
  }
  for (const [type, { tp, fp, fn }] of tally.defects) console.log(`  ${type.padEnd(32)} ${String(tp! + fn!).padStart(5)} planted    F1 ${f1(tp, fp, fn).toFixed(2)} (missed ${fn}, false ${fp})`)
  if (tally.clean > 0) console.log(`  false alarms: ${tally.alarms} of ${tally.clean} clean citations (${percent(tally.alarms, tally.clean).toFixed(2)} %)`)
}

/** What is more than 0.2 below its floor. */
export function fallen(reached: Figures | undefined, floor: Figures): string[] {
  return Object.entries(floor).flatMap(([name, least]) => ((reached?.[name] ?? 0) < least - 0.2 ? [`${name} ${reached?.[name] ?? 'missing'}, was ${least}`] : []))
}
