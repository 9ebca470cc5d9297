import type { Dialect } from './database.js'

/**
 * A step of the schema, as data. `name` is `<package>-<number>-<what>` and never changes; a migration that has run somewhere
 * is never edited: a new one follows it. Booleans are integers 0 and 1, times integers of milliseconds, JSON is text.
 */
export interface Migration {
  readonly name: string
  /** The statements, one string each, in the words of the dialect. */
  statements(words: DialectWords): readonly string[]
}

/** The few words of a schema in which the two dialects differ. */
export interface DialectWords {
  readonly dialect: Dialect
  /** A 64-bit integer. */
  readonly integer: string
  readonly bytes: string
  /** The type and constraint of a primary key that counts up by itself. */
  readonly counter: string
  /** What follows the closing bracket of `create table`. SQLite checks types in strict tables only. */
  readonly strict: string
  /** Statements after which `table` takes new rows but refuses UPDATE and DELETE. */
  appendOnly(table: string): readonly string[]
}

/** What the same column is called in either dialect, so that a migration is written once. */
export const dialectWords: Record<Dialect, DialectWords> = {
  sqlite: {
    dialect: 'sqlite',
    integer: 'integer',
    bytes: 'blob',
    counter: 'integer primary key autoincrement',
    strict: ' strict',
    appendOnly: (table) =>
      ['update', 'delete'].map(
        (change) =>
          `create trigger ${table}_refuses_${change} before ${change} on ${table} begin select raise(abort, '${table} is append-only'); end`,
      ),
  },
  postgres: {
    dialect: 'postgres',
    integer: 'bigint',
    bytes: 'bytea',
    counter: 'bigint generated always as identity primary key',
    strict: '',
    appendOnly: (table) => [
      `create function ${table}_refuse() returns trigger language plpgsql as $$ begin raise exception '${table} is append-only'; end $$`,
      `create trigger ${table}_refuses_change before update or delete on ${table} for each row execute function ${table}_refuse()`,
      // TRUNCATE fires no row triggers.
      `create trigger ${table}_refuses_truncate before truncate on ${table} execute function ${table}_refuse()`,
    ],
  },
}
