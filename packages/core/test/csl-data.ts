/** Before the tests: what they render with is not in the repository. */
export { generate as setup } from '../csl/generate.js'
