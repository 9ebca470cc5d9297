import { UsageError } from './problem.js'

/** The id of a style, given by its id or one of its aliases. */
export async function findStyle(name: string): Promise<string> {
  const { listStyles } = await import('./engine.js')
  const wanted = name.toLowerCase()
  const style = listStyles().find(({ id, aliases }) => [id, ...aliases].includes(wanted))
  if (style === undefined) throw new UsageError(`There is no style “${name}”.`, 'formatter styles lists them.', 'unknown_style')
  return style.id
}
