import { makeFolder } from '@formatter/domain'
import { rmSync } from 'node:fs'
import { chmod, open, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { tidyWhenInterrupted } from './interrupted.js'
import { FileError } from './problem.js'
import { reasonOf, standardStream } from './read-input.js'

/** A file to be written: all of it, or nothing. */
interface NewFile {
  readonly path: string
  readonly content: Uint8Array | string
}

/**
 * Writes files so that nobody ever sees half of one: each goes to a temporary file in its own folder,
 * is flushed to the disk, and only when all are there they are renamed. A failure leaves nothing behind.
 */
export async function writeFiles(files: readonly NewFile[]): Promise<void> {
  const temporaries: string[] = []
  const discard = () => { for (const path of temporaries) rmSync(path, { force: true }) }
  await tidyWhenInterrupted(discard, async () => {
    try {
      const commits: Commit[] = []
      for (const file of files) commits.push(await stage(file, temporaries))
      for (const commit of commits) await commit()
    } catch (error) {
      discard()
      throw error instanceof FileError ? error : cannotWrite(files, error)
    }
  })
}

type Commit = () => Promise<void>

async function stage({ path, content }: NewFile, temporaries: string[]): Promise<Commit> {
  if (path === standardStream) return () => writeToStandardOutput(content)

  const target = await realpath(path).catch(() => path)
  const existing = await stat(target).catch(() => undefined)
  if (existing?.isDirectory()) throw new FileError('cannot_write', `${path} is a folder.`, 'Name a file, or use --out-dir.')
  // A device or a pipe cannot be renamed over; it takes the bytes as they come.
  if (existing !== undefined && !existing.isFile()) return () => writeFile(target, content)

  makeFolder(dirname(target))
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}-${++stagedCount}.tmp`)
  temporaries.push(temporary)
  const file = await open(temporary, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  if (existing !== undefined) await chmod(temporary, existing.mode)
  return () => rename(temporary, target)
}

/** Worker threads share the process id, but never a folder and a file name. */
let stagedCount = 0

/** Whether a reader takes the bytes is not our concern: what a closed pipe means is said in terminal.ts. */
const writeToStandardOutput = (content: Uint8Array | string) =>
  new Promise<void>((resolve) => {
    process.stdout.write(content, () => { resolve() })
  })

const cannotWrite = (files: readonly NewFile[], error: unknown) =>
  new FileError(
    'cannot_write',
    `${files.map(({ path }) => path).join(', ')} cannot be written: ${reasonOf(error)}.`,
    'Check the folder, its rights and the space left.',
  )
