import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { formatter: 'src/main.ts', worker: 'src/worker.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  // Everything is bundled, the engine in a chunk of its own: --help never reads it.
  noExternal: [/.*/],
  splitting: true,
  minify: true,
  clean: true,
  silent: true,
  dts: false,
})
