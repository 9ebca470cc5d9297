/**
 * Who may import whom. Inside core a folder imports to its left only:
 *
 *   xml ◂ opc ◂ wordml ◂ structure ◂ citations     styles     plan ◂ checks     report     format ◂ index
 */
const core = '^packages/core/src/'
const tests = '\\.test\\.ts$'

/** Files of `folder` may import only the named folders and files of core/src. */
const layer = (folder, ...allowed) => ({
  name: `core-${folder}`,
  severity: 'error',
  from: { path: `${core}${folder}/`, pathNot: tests },
  to: { path: core, pathNot: [folder, ...allowed].map((name) => `${core}${name}(/|\\.ts$)`) },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },

    layer('xml', 'errors'),
    layer('opc', 'xml', 'codec', 'errors'),
    layer('wordml', 'xml', 'opc', 'errors'),
    layer('structure', 'wordml', 'opc', 'xml', 'errors'),
    layer('citations', 'structure', 'wordml', 'opc', 'xml', 'errors'),
    layer('styles', 'wordml/units', 'errors'),
    layer('plan', 'wordml', 'opc', 'xml', 'errors'),
    layer('checks', 'check', 'facts', 'plan/edit', 'styles', 'citations', 'structure', 'wordml'),
    layer('report', 'check', 'facts', 'plan', 'styles', 'structure', 'wordml', 'opc', 'codec', 'errors'),
    {
      name: 'format-is-the-top',
      comment: 'Only the public index stands above the pipeline.',
      severity: 'error',
      from: { path: core, pathNot: [tests, `${core}(index|format|audit|inspect)\\.ts$`] },
      to: { path: `${core}(index|format|audit|inspect)\\.ts$` },
    },
    {
      name: 'core-is-alone',
      comment: 'The library depends on zod and on nothing else.',
      severity: 'error',
      from: { path: core, pathNot: tests },
      to: { pathNot: [core, 'node_modules/zod/'] },
    },
    {
      name: 'only-by-index',
      comment: 'Packages know each other by their public names.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: tests },
      to: { path: '^packages/[^/]+/', pathNot: ['^packages/$1/', '^packages/core/(src|node)/index\\.ts$'] },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|node)/', pathNot: tests },
      to: { path: `${tests}|^packages/[^/]+/test/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|out)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.js', '.json'] },
  },
}
