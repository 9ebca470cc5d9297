import type { Previewer } from '@formatter/jobs'
import { gotenberg, pdfPreviewer, soffice } from '@formatter/storage'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Engine } from '../workers/engine.js'
import type { Config } from './config.js'

const timeoutMs = 60_000

/** Draws pages with Gotenberg where it is configured, else with LibreOffice where it is installed; else not at all. */
export function previewerOf({ gotenbergUrl, soffice: program = installed('soffice') }: Config, { drawPages }: Engine): Previewer | undefined {
  if (gotenbergUrl !== undefined) return pdfPreviewer(gotenberg({ url: gotenbergUrl, timeoutMs }), drawPages)
  return program === undefined ? undefined : pdfPreviewer(soffice({ program, timeoutMs }), drawPages)
}

/** Where a program of the PATH lies. */
const installed = (name: string): string | undefined =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)).find((path) => existsSync(path))
