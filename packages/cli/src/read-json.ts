import { readFile } from 'node:fs/promises'
import { UsageError } from './problem.js'
import { reasonOf } from './read-input.js'

/** An object that an option gives as JSON, or as `@` and the name of a file with JSON. */
export async function readJson(option: string, text: string, example: string): Promise<Record<string, unknown>> {
  const json = text.startsWith('@') ? await readJsonFile(option, text.slice(1)) : text
  const hint = `For example --${option} '${example}' or --${option} @${option}.json`
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new UsageError(`--${option} is not JSON: ${reasonOf(error)}`, hint)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UsageError(`--${option} must be a JSON object.`, hint)
  return { ...value }
}

async function readJsonFile(option: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`The ${option} file ${path} cannot be read: ${reasonOf(error)}.`, 'Check its name and rights.')
  }
}
