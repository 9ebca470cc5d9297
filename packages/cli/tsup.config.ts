import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

/** What the service needs is installed, not bundled: native code, threads and CommonJS do not survive it. `formatter format` loads none of it. */
const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]

export default defineConfig({
  entry: { formatter: 'src/main.ts', worker: 'src/worker.ts', 'format-thread': '../server/src/workers/format-thread.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  // Everything else is bundled, the engine in a chunk of its own: --help never reads it.
  noExternal: [new RegExp(`^(?!(${installed.join('|')})(/|$))`)],
  splitting: true,
  minify: true,
  clean: true,
  silent: true,
  dts: false,
})
