import { chmod, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { FileError } from './problem.js'
import { reasonOf, standardStream } from './read-input.js'

/** A file to be written: all of it, or nothing. */
export interface NewFile {
  readonly path: string
  readonly content: Uint8Array | string
}

/**
 * Writes files so that nobody ever sees half of one: each goes to a temporary file in its own folder,
 * is flushed to the disk, and only when all are there they are renamed. A failure leaves nothing behind.
 */
export async function writeFiles(files: readonly NewFile[]): Promise<void> {
  const staged: StagedFile[] = []
  try {
    for (const file of files) staged.push(await stage(file))
    for (const file of staged) await file.commit()
  } catch (error) {
    await Promise.all(staged.map((file) => file.discard()))
    throw error instanceof FileError ? error : cannotWrite(files, error)
  }
}

interface StagedFile {
  commit(): Promise<void>
  discard(): Promise<void>
}

async function stage({ path, content }: NewFile): Promise<StagedFile> {
  if (path === standardStream) return { commit: () => writeToStandardOutput(content), discard: nothing }

  const target = await realpath(path).catch(() => path)
  const existing = await stat(target).catch(() => undefined)
  if (existing?.isDirectory()) throw new FileError('cannot_write', `${path} is a folder.`, 'Name a file, or use --out-dir.')
  // A device or a pipe cannot be renamed over; it takes the bytes as they come.
  if (existing !== undefined && !existing.isFile()) return { commit: () => writeFile(target, content), discard: nothing }

  await mkdir(dirname(target), { recursive: true })
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}-${++stagedCount}.tmp`)
  const discard = () => rm(temporary, { force: true })
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    if (existing !== undefined) await chmod(temporary, existing.mode)
  } catch (error) {
    await discard()
    throw error
  }
  return { commit: () => rename(temporary, target), discard }
}

/** Worker threads share the process id, but never a folder and a file name. */
let stagedCount = 0

const nothing = () => Promise.resolve()

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
