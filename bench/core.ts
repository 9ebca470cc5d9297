import type * as core from '@formatter/core'
import type * as native from '@formatter/core/node'
import type { Codec, FormatRequest, Formatted } from '@formatter/core'

/** What is measured: the workspace's source, or any module with the same names (a build, an older version, a deliberately broken one). */
export type Core = Pick<typeof core, 'audit' | 'format' | 'effectiveContent'> & { readonly codec: Codec }

export const AUTHOR = 'Formatter'

export function requestOf(style: string, trackedChanges: boolean): FormatRequest {
  return { style, trackedChanges, options: { author: AUTHOR, date: '2024-01-01T00:00:00Z' } }
}

export async function loadCore(module = '@formatter/core', node = '@formatter/core/node'): Promise<Core> {
  const { audit, format, effectiveContent } = await import(module) as typeof core
  const { nodeCodec } = await import(node) as typeof native
  return { audit, format, effectiveContent, codec: nodeCodec }
}

export type { Formatted }
