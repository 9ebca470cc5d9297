#!/usr/bin/env node
// Committed, because npm links no command whose file is missing when it installs.
import { setFlagsFromString } from 'node:v8'

// A paper runs most code a few times and many patterns once a paragraph: compiling patterns at once, and functions only when they are
// really hot, saves a third of the processor's time (docs/adr/0013).
if (process.versions.v8.startsWith('11.')) {
  setFlagsFromString('--no-regexp-tier-up')
  setFlagsFromString('--interrupt-budget=600000')
}

import('../dist/formatter.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('formatter is not built yet.\nRun: npm run build')
  process.exitCode = 2
})
