import { told } from './told.mjs'

globalThis.formatted = async (name, request) => told(new Uint8Array(await (await fetch(name)).arrayBuffer()), request)
