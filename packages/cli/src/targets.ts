import { stat } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { UsageError } from './problem.js'
import { standardStream } from './read-input.js'

/** Where the result of one input goes when no name is given: `essay.docx` becomes `essay.apa-7.tracked.docx`. */
function resultName(input: string, style: string, tracked: boolean): string {
  const { name, ext } = parse(input)
  return `${name}.${style}${tracked ? '.tracked' : ''}${ext === '' ? '.docx' : ext}`
}

/** Each input with the path of its result. */
export function resultPaths(
  inputs: readonly string[],
  place: { readonly file?: string | undefined; readonly folder?: string | undefined },
  style: string,
  tracked: boolean,
): { input: string; output: string }[] {
  const { file, folder } = place
  if (file !== undefined && folder !== undefined) throw new UsageError('Give -o or --out-dir, not both.')
  if (file !== undefined && inputs.length > 1) throw new UsageError('-o names one file, but there are several inputs.', 'Use --out-dir.')
  if (file === undefined && inputs.includes(standardStream)) {
    throw new UsageError('Standard input has no name to make one from.', 'Say -o FILE, or -o - for standard output.')
  }
  return inputs.map((input) => ({
    input,
    output: file ?? join(folder ?? parse(input).dir, resultName(input, style, tracked)),
  }))
}

/** Refuses targets that are an input (by whatever path or link) or that are named twice. */
export async function protectInputs(inputs: readonly string[], targets: readonly string[]): Promise<void> {
  const taken = new Map<string, string>()
  for (const input of inputs) {
    if (input !== standardStream) for (const key of await identities(input)) taken.set(key, `the input ${input}`)
  }
  for (const target of targets) {
    const keys = target === standardStream ? [standardStream] : await identities(target)
    const clash = keys.map((key) => taken.get(key)).find((owner) => owner !== undefined)
    if (clash !== undefined) {
      throw new UsageError(clash === `the input ${target}` ? `${target} is the input itself.` : `${target} is also ${clash}.`, 'Choose another name; an input is never overwritten.', 'would_overwrite')
    }
    for (const key of keys) taken.set(key, `the name of another result`)
  }
}

/** A file is known by its absolute path and, once it exists, by device and inode: links have many paths. */
async function identities(path: string): Promise<string[]> {
  const found = await stat(path, { bigint: true }).catch(() => undefined)
  return found?.isFile() ? [resolve(path), `${found.dev}:${found.ino}`] : [resolve(path)]
}
