import type { Compilable, CompiledQuery } from 'kysely'
import type { Executor } from './database.js'

/** Stands for a value that is known when the query runs. */
class Slot {
  constructor(readonly name: string) {}
}

/**
 * A query that is built once for a database and run often: to build one takes several times as long as SQLite takes to answer it.
 * `build` is given a slot in place of each value, and may only put it where a value goes.
 */
export function prepared<Tables, Values extends object, Row>(build: (from: Executor<Tables>, values: Values) => Compilable<Row>) {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values
  const built = new WeakMap<object, CompiledQuery<Row>>()
  return async (from: Executor<Tables>, values: Values): Promise<readonly Row[]> => {
    const executor = from.getExecutor()
    const query = built.get(executor.adapter) ?? build(from, slots).compile()
    built.set(executor.adapter, query)
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.name as keyof Values] : value))
    return (await executor.executeQuery<Row>({ ...query, parameters })).rows
  }
}
