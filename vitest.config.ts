import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url))

/** The packages of the HTTP service, and what it renders with. */
const service = ['domain', 'storage', 'billing', 'webhooks', 'jobs', 'dashboard', 'server', 'report-pdf']

/** Tests read the library's source. The longer name comes first: an alias also matches what begins with it. */
const alias = {
  '@formatter/core/node': source('core/node/index.ts'),
  '@formatter/core': source('core/src/index.ts'),
  ...Object.fromEntries(service.map((name) => [`@formatter/${name}`, source(`${name}/src/index.ts`)])),
}

/** On a busy machine the first document of a process has taken ten seconds, and so has the first start of a browser. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'core',
          include: ['packages/core/{src,node,test}/**/*.test.ts', '{bench,training}/**/*.test.ts'],
          globalSetup: 'packages/core/test/csl-data.ts',
          ...patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'cli',
          include: ['packages/cli/{src,test}/**/*.test.ts'],
          // These tests start the real command.
          globalSetup: 'packages/cli/test/build.ts',
          ...patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'service',
          include: [`packages/{${service.join()}}/{src,test}/**/*.test.ts`],
          // Starts a PostgreSQL server, where one is installed.
          globalSetup: ['packages/core/test/csl-data.ts', 'packages/storage/test/postgres.ts'],
          ...patience,
        },
      },
    ],
  },
})
