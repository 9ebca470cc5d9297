import { harmless } from './terminal.js'

/** A bar on the terminal; on anything else it stays silent. */
interface Progress {
  /** One more document is done; `print` says what became of it, with the bar out of the way. */
  step(name: string, print: () => void): void
  end(): void
}

const barWidth = 24
const clearLine = '\r\x1b[K'

/** Shows how many of `total` are done on standard error. */
export function showProgress(total: number): Progress {
  const { stderr } = process
  if (!stderr.isTTY) return { step: (_, print) => { print() }, end: () => undefined }

  let done = 0
  let last = ''
  const draw = () => {
    const filled = Math.round((done / total) * barWidth)
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
    const line = `${bar} ${done}/${total} ${harmless(last)}`
    // A line that wraps could not be cleared again.
    stderr.write(clearLine + line.slice(0, Math.max(0, stderr.columns - 1)))
  }
  draw()
  return {
    step(name, print) {
      done += 1
      last = name
      stderr.write(clearLine)
      print()
      draw()
    },
    end() {
      stderr.write(clearLine)
    },
  }
}
