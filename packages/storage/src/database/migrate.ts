import { type Dialect, dialectWords, type Migration } from '@formatter/domain'
import { CompiledQuery, type Kysely, Migrator } from 'kysely'

/** Runs what has not run yet, under kysely's lock and in one transaction (both dialects can take back a change of schema). */
export async function migrate<Tables>(kysely: Kysely<Tables>, dialect: Dialect, migrations: readonly Migration[]): Promise<readonly string[]> {
  const { error, results } = await migrator(kysely, dialect, migrations).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error })
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** The names of the migrations that have not run yet. Changes nothing. */
export async function pendingMigrations<Tables>(kysely: Kysely<Tables>, dialect: Dialect, migrations: readonly Migration[]): Promise<readonly string[]> {
  const known = await migrator(kysely, dialect, migrations).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

function migrator<Tables>(kysely: Kysely<Tables>, dialect: Dialect, migrations: readonly Migration[]): Migrator {
  const provided = Object.fromEntries(migrations.map((migration) => [migration.name, { up: (db: Kysely<unknown>) => run(db, dialect, migration) }]))
  return new Migrator({
    db: kysely,
    provider: { getMigrations: () => Promise.resolve(provided) },
    // Each package numbers its own, so a new one may sort before one of another package that has run.
    allowUnorderedMigrations: true,
  })
}

async function run(db: Kysely<unknown>, dialect: Dialect, migration: Migration): Promise<void> {
  for (const statement of migration.statements(dialectWords[dialect])) await db.executeQuery(CompiledQuery.raw(statement))
}
