import { open } from 'node:fs/promises'

/** Makes the names in a folder durable: flushing a file says nothing of its name. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
