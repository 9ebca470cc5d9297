import type { Options } from '@formatter/core'
import type { Core } from '../core.js'

/** The same formatter, always asked with these options beside its own. */
export const asking = (core: Core, options: Options): Core => ({
  ...core,
  format: (bytes, request, codec) => core.format(bytes, { ...request, options: { ...request.options, ...options } }, codec),
})
