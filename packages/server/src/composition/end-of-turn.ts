/** Gives everybody who asks in one turn of the event loop the same promise, which is kept at the end of the turn. */
export function endOfTurns(): () => Promise<void> {
  let end: Promise<void> | undefined
  return () =>
    (end ??= new Promise((resolve) => {
      setImmediate(() => {
        end = undefined
        resolve()
      })
    }))
}
