import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { writeModel, type Model } from '../../packages/core/src/citations/parser/model/model.js'

/** Writes a model as the module that core imports: bundlers and browsers know how to load no other kind of file. */
export const writeWeights = (path: string, model: Model): number => {
  const text = deflateRawSync(writeModel(model), { level: 9 }).toString('base64')
  const module = `/** Weights of the reference parser: made by \`npm run train\`, deflated, in base64. */\nexport const weights: string =\n  '${text}'\n`
  writeFileSync(path, module)
  return module.length
}
