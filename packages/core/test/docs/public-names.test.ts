import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const packages = new URL('../../../', import.meta.url)
const faces = [...readdirSync(packages).map((name) => new URL(`${name}/src/index.ts`, packages)), new URL('core/node/index.ts', packages)].filter((face) => existsSync(face))
const parsed = (file: URL) => ts.createSourceFile(fileURLToPath(file), readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** The names that an index takes from its other files, each with the file that says what it is. */
const offered = (face: URL): [name: string, file: URL][] =>
  parsed(face).statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, moduleSpecifier }) => {
    if (!exportClause || !ts.isNamedExports(exportClause) || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) throw new Error(`${face.pathname} exports more than names`)
    const file = new URL(moduleSpecifier.text.replace(/\.js$/, '.ts'), face)
    return exportClause.elements.map(({ name, propertyName }): [string, URL] => [(propertyName ?? name).text, file])
  })

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name?.text ?? ''] : []
}

test.each(faces.map((face) => [face.pathname.slice(packages.pathname.length), face] as const))('every name that %s offers has a doc comment', (_, face) => {
  const undocumented = offered(face).filter(([name, file]) => {
    const saying = parsed(file).statements.find((statement) => namesOf(statement).includes(name))
    return saying === undefined || ts.getJSDocCommentsAndTags(saying).length === 0
  })
  expect(undocumented.map(([name]) => name)).toEqual([])
})
