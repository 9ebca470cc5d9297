#!/usr/bin/env node
// Committed, because npm links no command whose file is missing when it installs.
import('../dist/formatter.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('formatter is not built yet.\nRun: npm run build')
  process.exitCode = 2
})
