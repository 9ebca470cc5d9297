import { lookup } from 'node:dns/promises'
import type { Resolve } from './target.js'

/** Looks a name up as the operating system does, hosts file included: what is checked is what a connection would use. */
export const resolveName: Resolve = async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address)
