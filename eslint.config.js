import stylistic from '@stylistic/eslint-plugin'
import tseslint from 'typescript-eslint'

const asSourceOfChance = [
  { object: 'Date', property: 'now', message: 'core has no clock: take the time as an argument.' },
  { object: 'Math', property: 'random', message: 'core has no chance: derive ids from the input.' },
]
const clock = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'core has no clock: take the time as an argument.',
}
const nodeModules = { group: ['node:*'], message: 'core/src runs in a browser too; native code lives in packages/core/node.' }
const engine = { group: ['citeproc'], message: 'Only citations/csl knows the engine; all else asks the port CitationEngine.' }
const references = {
  group: ['saxes', 'jszip', 'docx'],
  message: 'A reference for tests and examples only; the engine has its own reader and writer.',
}

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'out/', 'coverage/', '**/*.cjs', 'packages/core/src/citations/parser/model/weights.ts', 'packages/core/csl/data/'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { '@stylistic': stylistic },
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'packages/core/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // With noUncheckedIndexedAccess an index that is known to be in range needs it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      'prefer-const': 'error',
      '@stylistic/comma-dangle': ['error', 'always-multiline'],
      '@stylistic/eol-last': 'error',
      '@stylistic/max-len': ['error', { code: 160, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true }],
      '@stylistic/no-tabs': 'error',
      '@stylistic/no-trailing-spaces': 'error',
      '@stylistic/quotes': ['error', 'single', { avoidEscape: true, allowTemplateLiterals: 'always' }],
      '@stylistic/semi': ['error', 'never'],
      '@stylistic/member-delimiter-style': ['error', { multiline: { delimiter: 'none' }, singleline: { delimiter: 'semi' } }],
    },
  },
  {
    files: ['packages/core/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': ['error', ...asSourceOfChance],
      'no-restricted-syntax': ['error', clock],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'fetch', 'setTimeout', 'setInterval'],
      'no-restricted-imports': ['error', { patterns: [nodeModules, references, engine] }],
    },
  },
  {
    files: ['packages/core/src/citations/csl/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      // The types that the engine does not bring along have to be known to every program that reads these files.
      '@typescript-eslint/triple-slash-reference': 'off',
      'no-restricted-imports': ['error', { patterns: [nodeModules, references] }],
    },
  },
  {
    files: ['packages/core/node/**/*.ts', 'packages/cli/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [references] }] },
  },
  {
    files: ['bench/**/*.ts', 'training/**/*.ts', 'examples/**/*.ts', 'packages/core/test/package/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
)
