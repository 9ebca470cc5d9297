import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', node: 'node/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2023',
  platform: 'neutral',
  external: [/^node:/],
  tsconfig: 'tsconfig.build.json',
  // Both entries share their classes: an error thrown by one is an instance of the other's.
  splitting: true,
  clean: true,
  silent: true,
  // tsup sets baseUrl, which TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
})
