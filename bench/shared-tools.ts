import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** An element as the shared tools give it: namespaces resolved, text as plain strings among the children. */
export interface XmlNode {
  readonly ns: string
  readonly local: string
  readonly attrs: readonly { readonly ns: string; readonly local: string; readonly value: string }[]
  children: (XmlNode | string)[]
  readonly parent: XmlNode | null
}

export interface Problem {
  readonly code: string
  readonly part: string
  readonly detail: string
  readonly sev?: 'error' | 'warning'
}

export interface OpenedPackage {
  readonly parts: ReadonlyMap<string, Buffer>
  readonly problems: readonly Problem[]
  readonly fatal: boolean
  readonly main: string | null
  readonly rels: ReadonlyMap<string, ReadonlyMap<string, { readonly type: string; readonly part?: string }>>
  tree(part: string): XmlNode | null
}

interface Revised {
  readonly pk: OpenedPackage
}

interface Stories {
  readonly out: Readonly<Record<string, readonly string[]>>
}

interface TextComparison {
  readonly words: number
  readonly lostWords: readonly (readonly [string, number])[]
  readonly addedWords: readonly (readonly [string, number])[]
  readonly lostParagraphs: readonly { readonly story: string; readonly text: string }[]
  /** 1 when paragraphs that kept their text also kept their order. */
  readonly orderKept: number
}

/** What the gates use of the validator that lies beside the corpus. They share no code with the formatter. */
export interface SharedTools {
  checkPackage(bytes: Buffer): { readonly problems: readonly Problem[] }
  newProblems(before: readonly Problem[], after: readonly Problem[]): readonly Problem[]
  sdkValidate(file: string): Promise<{ readonly available: boolean; readonly errors: readonly Problem[] }>
  openPackage(bytes: Buffer): OpenedPackage
  stories(bytes: Buffer, options: { view: 'final' | 'original' }): Stories
  compareText(before: Buffer, after: Buffer, options: { view: 'final' | 'original' }): TextComparison
  revise(bytes: Buffer, how: 'accept' | 'reject', options: { who: (author: string) => boolean }): Revised
  packed(revised: Revised): Buffer
  canonical(root: XmlNode): readonly string[]
}

/**
 * The problems of a file, without the list of what the schema would have expected: that list changes with the neighbours,
 * and an element that was out of place before is no new problem.
 */
export function problemsIn(tools: SharedTools, bytes: Buffer): Problem[] {
  return tools.checkPackage(bytes).problems.map((problem) => ({ ...problem, detail: problem.detail.replace(/ Expected is .*$/, '') }))
}

const home = fileURLToPath(new URL('../node_modules/.cache/docx-validate', import.meta.url))

/** Installs the validator's packages once and copies its modules beside them; they are loaded from there. */
export function installSharedTools(corpus: string): void {
  const script = resolve(corpus, '../tools/docx-validate/docx-validate')
  execFileSync('bash', [script], { env: { ...process.env, DOCX_VALIDATE_HOME: home }, stdio: ['ignore', 'ignore', 'inherit'] })
}

export async function loadSharedTools(): Promise<SharedTools> {
  const files = ['check', 'compare', 'sdk', 'text', 'roundtrip', 'revisions']
  const modules = files.map((name) => import(pathToFileURL(join(home, 'lib', `${name}.mjs`)).href) as Promise<Partial<SharedTools>>)
  return Object.assign({}, ...await Promise.all(modules)) as SharedTools
}
