import { makeFolder } from '@formatter/domain'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.js'

/** Papers of other people lie there, so nobody else may look in. That it can be written is tried: rights alone do not say so. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir, 0o700)
    rmdirSync(mkdtempSync(join(dataDir, 'tried-')))
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new ConfigError(`The folder ${dataDir} cannot be used: ${reasons.get(code) ?? message}.`, '--data-dir (FORMATTER_DATA_DIR) names the folder of the service.')
  }
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'nothing may be written there'],
  ['EROFS', 'nothing can be written there'],
  ['EEXIST', 'something that is no folder has this name'],
  ['ENOTDIR', 'something above it is no folder'],
  ['ENOENT', 'no folder can be made there'],
  ['ELOOP', 'a link in its name leads back to itself'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ENOSPC', 'no room is left'],
])
