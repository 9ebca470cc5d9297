import type { FormatRequest } from '@formatter/core'
import { UsageError } from './problem.js'
import { readJson } from './read-json.js'

/** A style as the command line gives it: what the library is asked for, and its id, which names the results. */
interface FoundStyle {
  readonly id: string
  readonly style: FormatRequest['style']
}

/** A style by its id or an alias, or one of the caller's own as JSON or `@FILE`. */
export async function findStyle(text: string): Promise<FoundStyle> {
  if (/^[@{]/.test(text)) {
    const style = await readJson('style', text, '{"extends":"apa-7","page":{"margins":{"left":2160}}}')
    const id = [style['id'], style['extends']].find((each): each is string => typeof each === 'string' && /^[\w-]+$/.test(each))
    return { id: id ?? 'own-style', style }
  }
  const { listStyles } = await import('./engine.js')
  const name = text.toLowerCase()
  const styles = listStyles()
  const style = styles.find(({ id, aliases }) => [id, ...aliases].includes(name))
  if (style === undefined) {
    const alike = styles.filter(({ id, aliases }) => [id, ...aliases].some((each) => firstWord(each) === firstWord(name))).map(({ id }) => id)
    throw new UsageError(`There is no style “${text}”.`, `${alike.length > 0 ? `Perhaps ${alike.join(', ')}; ` : ''}formatter styles lists them.`, 'unknown_style')
  }
  // An alias may mean one kind of paper, so it is passed on as it was given.
  return { id: style.id, style: name }
}

/** `APA 7`, `apa7` and `apa-6` all mean a style of that guide. */
const firstWord = (name: string): string | undefined => /[a-z]+/.exec(name)?.[0]
