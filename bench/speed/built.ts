import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url)

/** What is measured is what is shipped: the source, run through tsx, carries code that the build does not. */
export const builtCore = { module: at('packages/core/dist/index.js').href, node: at('packages/core/dist/node.js').href }
export const builtCommand = fileURLToPath(at('packages/cli/bin/formatter.js'))

export function build(): void {
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: fileURLToPath(at('.')), stdio: ['ignore', 'ignore', 'inherit'] })
}
