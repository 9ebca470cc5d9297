import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe } from 'vitest'

const installed = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'soffice')).find(existsSync)

/** Declares tests that start LibreOffice; where it is not installed they are skipped, and that is said. */
export function withSoffice(name: string, declare: (program: string) => void): void {
  if (installed === undefined) describe.skip(`${name} (LibreOffice is not installed)`, () => { declare('soffice') })
  else describe(name, () => { declare(installed) })
}
