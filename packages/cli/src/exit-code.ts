/** What the command tells the shell. */
export const ExitCode = {
  done: 0,
  findings: 1,
  wrongUse: 2,
  notProcessed: 3,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
