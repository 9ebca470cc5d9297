const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What is under way and has to be tidied; one listener serves all, however many files are written at once. */
const underWay = new Set<() => void>()

/** Does `work`; a signal that would end the program in the midst of it ends it after `tidy`, and as it would have. */
export async function tidyWhenInterrupted<Result>(tidy: () => void, work: () => Promise<Result>): Promise<Result> {
  if (underWay.size === 0) for (const signal of signals) process.on(signal, end)
  underWay.add(tidy)
  try {
    return await work()
  } finally {
    underWay.delete(tidy)
    if (underWay.size === 0) release()
  }
}

function end(signal: NodeJS.Signals): void {
  for (const tidy of underWay) tidy()
  release()
  process.kill(process.pid, signal)
}

function release(): void {
  for (const signal of signals) process.off(signal, end)
}
