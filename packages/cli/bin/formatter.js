#!/usr/bin/env node
// Committed, because npm links no command whose file is missing when it installs.
import { setFlagsFromString } from 'node:v8'

// A cold run compiles some three hundred regular expressions; else each is compiled twice, for the interpreter and then for the processor.
setFlagsFromString('--no-regexp-tier-up')

import('../dist/formatter.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('formatter is not built yet.\nRun: npm run build')
  process.exitCode = 2
})
