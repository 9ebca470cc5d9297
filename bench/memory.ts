import { existsSync, readFileSync } from 'node:fs'

/** The most memory that this process has held, in MB; `resourceUsage` would count what its parent held at the fork too. */
export function peakMegabytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? process.resourceUsage().maxRSS) / 1024
}
