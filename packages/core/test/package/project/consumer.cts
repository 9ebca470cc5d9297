// The same as CommonJS.
import core = require('@formatter/core')
import node = require('@formatter/core/node')

export const run = (bytes: Uint8Array): Promise<core.Formatted> => core.format(bytes, { style: 'apa-7' }, node.nodeCodec)
