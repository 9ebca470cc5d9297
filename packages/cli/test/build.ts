import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Builds the command once, before any test starts it. */
export default function build(): void {
  const cli = fileURLToPath(new URL('..', import.meta.url))
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: cli, stdio: ['ignore', 'ignore', 'inherit'] })
}
