import type { Compilable, CompiledQuery } from 'kysely'
import type { Executor } from './database.js'

/** Stands for a value that is known when the query runs. */
class Slot {
  constructor(readonly name: string) {}
}

/**
 * A query that is built once for a database and run often: to build one takes several times as long as SQLite takes to answer it.
 * `build` is given a slot in place of each value, and may only put it where a value goes; a row to insert is such values too.
 * Every call has the same names.
 */
export function prepared<Tables, Values extends object, Row>(build: (from: Executor<Tables>, values: Values) => Compilable<Row>) {
  const built = new WeakMap<object, CompiledQuery<Row>>()
  const builtFor = (from: Executor<Tables>, adapter: object, values: Values): CompiledQuery<Row> => {
    const slots = Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as Values
    const query = build(from, slots).compile()
    built.set(adapter, query)
    return query
  }
  return async (from: Executor<Tables>, values: Values): Promise<readonly Row[]> => {
    const executor = from.getExecutor()
    const query = built.get(executor.adapter) ?? builtFor(from, executor.adapter, values)
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.name as keyof Values] : value))
    // Not spread: kysely freezes its queries, and to copy what is frozen is slow.
    return (await executor.executeQuery<Row>({ query: query.query, queryId: query.queryId, sql: query.sql, parameters })).rows
  }
}
