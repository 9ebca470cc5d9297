import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url))

export default defineConfig({
  resolve: {
    // The longer name first: an alias also matches what begins with it.
    alias: {
      '@formatter/core/node': source('core/node/index.ts'),
      '@formatter/core': source('core/src/index.ts'),
    },
  },
  test: {
    include: ['packages/*/{src,node,test}/**/*.test.ts', 'bench/**/*.test.ts', 'examples/**/*.test.ts'],
    testTimeout: 20_000,
  },
})
