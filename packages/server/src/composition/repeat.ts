/** Does `work` now and then, never twice at a time, and not again once it is stopped. */
export function repeat(milliseconds: number, work: () => Promise<void>, failed: (error: unknown) => void): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const run = () => { running = running.then(work).catch(failed) }
  const timer = setInterval(run, milliseconds)
  timer.unref()
  run()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
