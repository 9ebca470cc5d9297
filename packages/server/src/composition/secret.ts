import { hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Config } from './config.js'

/** What a secret is for. Each has a key of its own, so that what one of them signs is worth nothing to another. */
type Purpose = 'webhook secrets' | 'addresses' | 'sandbox payments'

/** In characters, as the configuration has it. */
const shortest = 32

/** The one secret of the installation: from the configuration, else from a file of the data folder, made at the first start. */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  if (secret !== undefined) return secret
  const file = join(dataDir, 'secret.key')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const kept = readFileSync(file, 'utf8').trim()
  // A crash, or a process that starts at the same moment, may leave the file empty: then anybody could sign.
  if (kept.length < shortest) throw new ConfigError(`${file} has no secret of at least ${shortest} characters. Put it back, or remove the file and rotate the secrets of webhooks.`)
  return kept
}

/** 32 bytes for one purpose (RFC 5869). */
export const keyFor = (secret: string, purpose: Purpose): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, 'formatter', purpose, 32))
