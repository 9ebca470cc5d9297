import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

/** What became of a question put to a child process. */
export type Answer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'died'; readonly how: string }
  | { readonly kind: 'hung'; readonly seconds: number }

const tsx = import.meta.resolve('tsx')

/** A process of its own that answers one question at a time; after a crash or a hang the next question starts a new one. */
export class Child<In, Out> {
  private process: ChildProcess | undefined

  constructor(
    private readonly script: URL,
    private readonly nodeOptions: readonly string[] = [],
  ) {}

  ask(question: In, seconds: number): Promise<Answer<Out>> {
    const child = (this.process ??= fork(this.script, { execArgv: [...this.nodeOptions, '--import', tsx], serialization: 'advanced' }))
    return new Promise((resolve) => {
      const settle = (answer: Answer<Out>) => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (answer.kind !== 'answered') this.end()
        resolve(answer)
      }
      const timer = setTimeout(() => { settle({ kind: 'hung', seconds }) }, seconds * 1000)
      child.once('message', (value) => { settle({ kind: 'answered', value: value as Out }) })
      child.once('exit', (code, signal) => { settle({ kind: 'died', how: signal ?? `exit code ${String(code)}` }) })
      child.send(question as object)
    })
  }

  end(): void {
    this.process?.kill('SIGKILL')
    this.process = undefined
  }
}

/** The other end: answers every message of the parent. */
export function answer<In, Out>(reply: (question: In) => Promise<Out>): void {
  process.on('message', (question) => {
    void reply(question as In).then((value) => process.send?.(value))
  })
}

/** Puts the questions to `jobs` children in turn; answers arrive in the order in which they are ready. */
export async function askAll<In, Out>(
  script: URL,
  questions: readonly In[],
  { jobs, seconds, each }: { jobs: number; seconds: number; each: (question: In, answer: Answer<Out>) => void },
): Promise<void> {
  const queue = [...questions]
  const lane = async () => {
    const child = new Child<In, Out>(script)
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) each(next, await child.ask(next, seconds))
    child.end()
  }
  await Promise.all(Array.from({ length: jobs }, lane))
}
