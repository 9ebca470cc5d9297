import { readFile } from 'node:fs/promises'
import type { FormatRequest } from '@formatter/core'
import { UsageError } from './problem.js'
import { reasonOf } from './read-input.js'

/** What the command line says about the formatting. */
export interface RequestArguments {
  readonly style?: string | undefined
  readonly tracked?: boolean | undefined
  /** JSON, or `@` and the name of a file with JSON. */
  readonly options?: string | undefined
}

/**
 * The request for the library. The library has no clock, so the time comes from here;
 * a date in the options goes before ours.
 */
export async function readRequest({ style, tracked = false, options }: RequestArguments, now: Date): Promise<FormatRequest> {
  if (style === undefined) throw new UsageError('No style is given.', 'Say --style ID; formatter styles lists them.')
  const time = now.toISOString().replace(/\.\d+Z$/, 'Z')
  return {
    style,
    trackedChanges: tracked,
    options: { date: time, ...(await readOptions(options)) },
    generatedAt: time,
  }
}

async function readOptions(text: string | undefined): Promise<Record<string, unknown>> {
  if (text === undefined) return {}
  const json = text.startsWith('@') ? await readOptionsFile(text.slice(1)) : text
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new UsageError(`--options is not JSON: ${reasonOf(error)}`, `For example --options '{"pageSize":"a4"}' or --options @options.json`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError('--options must be a JSON object.', `For example --options '{"pageSize":"a4"}'`)
  }
  return { ...value }
}

async function readOptionsFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`The options file ${path} cannot be read: ${reasonOf(error)}.`, 'Check its name and rights.')
  }
}
