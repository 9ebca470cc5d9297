/** The service, loaded only by the commands that are about it; always imported with `import()`. */
export { pino } from 'pino'
export { deposit, inDollars, paidUnder, verifyLedger } from '@formatter/billing'
export { contradictions, linesOfATurn, openBackend, readConfig, redacted, startService } from '@formatter/server'
