import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/**
 * Vitest's global setup of the service's tests: `TEST_DATABASE_URL`, else a throwaway cluster of the PostgreSQL that is installed.
 * Where neither is there the suites on PostgreSQL are skipped, and that is said; with `REQUIRE_POSTGRES` set (CI) it is an error.
 */
export default function setup(project: TestProject): (() => void) | undefined {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined) {
    project.provide('postgres', given)
    return
  }
  const binaries = installed()
  if (binaries === undefined) {
    if (process.env['REQUIRE_POSTGRES'] !== undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
    process.stderr.write('\nThe suites on PostgreSQL are SKIPPED: install Debian’s postgresql, or set TEST_DATABASE_URL.\n\n')
    project.provide('postgres', undefined)
    return
  }
  const cluster = startCluster(binaries)
  project.provide('postgres', cluster.url)
  return cluster.stop
}

/** The folder of initdb and pg_ctl; Debian keeps it out of the PATH. */
function installed(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(debian, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

function startCluster(binaries: string): { url: string; stop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'formatter-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const run = (program: string, ...args: string[]) => execFileSync(join(binaries, program), args, { ...user, cwd: folder, stdio: 'ignore' })
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync')
  // A socket in the folder instead of a port: two runs at once do not meet. Nothing here has to survive a loss of power.
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c max_connections=300`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
