type Work = () => unknown

/** Milliseconds of processor time, of all threads: unlike the clock's they do not grow when the machine has other work. */
export async function cpuTime(work: Work): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Runs the works in turn, round after round, and gives the median cost of each; the first rounds only warm up. */
export async function interleaved<Name extends string>(
  works: Record<Name, Work>, rounds: number, warmUps: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[]
  const times = new Map(names.map((name) => [name, [] as number[]]))
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const name of names) {
      const time = await cpuTime(works[name])
      if (round >= warmUps) times.get(name)?.push(time)
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, median(all)])) as Record<Name, number>
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] ?? NaN : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
